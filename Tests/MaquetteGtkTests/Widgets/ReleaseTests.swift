import Gtk
import MaquetteUI
import XCTest

/// What is no longer shown is released, with all that belongs to it.
final class ReleaseTests: RenderTestCase {
  func testWidgetsOfNodesThatAreGoneAreReleased() {
    MainActor.assumeIsolated {
      for (name, view) in Samples.all {
        let shown = ShownView(view)
        let count = ReleaseCount()
        for widget in shown.presented {
          count.alive += 1
          widget.onFinalize { count.alive -= 1 }
        }
        XCTAssertGreaterThan(count.alive, 0, name)
        shown.session.reload { Gone() }
        shown.paint()
        MainLoop.run(milliseconds: 500) { count.alive == 0 }
        XCTAssertEqual(count.alive, 0, name)
        shown.close()
      }
    }
  }
}

@MainActor
private final class ReleaseCount {
  var alive = 0
}

extension ShownView {
  /// The widgets inside the page, without the lists that GTK keeps until they are idle.
  fileprivate var presented: [Widget] {
    let page = all(ScrolledWindow.self).first?.child?.firstChild
    return (page?.descendants.dropFirst() ?? []).filter { !$0.isInPopover }
  }
}

extension Widget {
  fileprivate var isInPopover: Bool {
    var widget: Widget? = self
    while let current = widget {
      if current is Popover { return true }
      widget = current.parent
    }
    return false
  }
}
