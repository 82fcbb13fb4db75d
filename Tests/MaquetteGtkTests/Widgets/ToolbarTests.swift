import Gtk
import MaquetteUI
import XCTest

/// What a page's bar holds.
final class ToolbarTests: RenderTestCase {
  func testItemsComeAndGoAtBothEndsOfTheBar() {
    MainActor.assumeIsolated {
      let shown = ShownView { BarredPage() }
      defer { shown.close() }
      let bar = shown.all(HeaderBar.self)[0]
      XCTAssertEqual(shown.all(Gtk.Button.self).filter(\.mapped).count, 1)
      XCTAssertTrue(bar.visible)
      shown.row("More")?.activate()
      shown.paint()
      XCTAssertEqual(
        ["Cancel", "Save"].map { shown.texts.contains($0) }, [true, true])
      shown.row("More")?.activate()
      shown.paint()
      XCTAssertEqual(shown.texts.contains("Save"), false)
    }
  }
}

private struct BarredPage: View {
  @State private var isMore = false

  var body: some View {
    Form { Toggle("More", isOn: $isMore) }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        if isMore { ToolbarItem { Button("Save") {} } }
      }
  }
}
