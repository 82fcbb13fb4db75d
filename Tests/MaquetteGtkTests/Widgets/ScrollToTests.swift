import Gtk
import MaquetteGtk
import MaquetteUI
import XCTest

/// Code scrolls to views by their ids, to such as have no widgets yet too.
final class ScrollToTests: RenderTestCase {
  func testTheAnchorsMeet() {
    MainActor.assumeIsolated {
      let shown = ShownView { Chapters(count: 60, target: 40, anchor: .top) }
      defer { shown.close() }
      XCTAssertEqual(shown.place.value, 0)
      shown.all(ListBoxRow.self).first?.activate()
      XCTAssertTrue(MainLoop.run(milliseconds: 3000) { shown.place.value > 500 })
    }
  }

  func testAViewFarDownIsFound() {
    MainActor.assumeIsolated {
      let shown = ShownView { Chapters(count: 1000, target: 900, anchor: .center) }
      defer { shown.close() }
      shown.all(ListBoxRow.self).first?.activate()
      XCTAssertTrue(
        MainLoop.run(milliseconds: 10000) { shown.place.value > shown.place.upper * 0.8 })
    }
  }
}

extension ShownView {
  fileprivate var place: Adjustment {
    let all = all(ScrolledWindow.self).map(\.vadjustment)
    return all.max { $0.upper < $1.upper } ?? Adjustment()
  }
}

private struct Chapters: View {
  let count: Int
  let target: Int
  let anchor: UnitPoint

  var body: some View {
    ScrollViewReader { proxy in
      List {
        Button("Go") { proxy.scrollTo(target, anchor: anchor) }
        ForEach(0..<count, id: \.self) { Text("Row \($0)") }
      }
    }
  }
}
