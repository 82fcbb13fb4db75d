import Gtk
import MaquetteUI
import XCTest

/// What buttons say stays in one line where their row has the room.
final class ButtonTextTests: RenderTestCase {
  func testWordsOfButtonsAreNotBroken() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 420) {
        Form {
          HStack {
            MaquetteUI.Button("Small") {}.controlSize(.small)
            MaquetteUI.Button("Regular") {}
            MaquetteUI.Button("Large") {}.controlSize(.large)
          }.buttonStyle(.bordered)
        }
      }
      let labels = shown.renderer.widget.descendants.compactMap { $0 as? Gtk.Label }
      XCTAssertEqual(labels.map(\.text), ["Small", "Regular", "Large"])
      for label in labels {
        // A second line would need another half of the first at least.
        let line = label.measure(.vertical, for: 1000).natural
        XCTAssertLessThan(
          label.measure(.vertical, for: label.width).natural, line * 3 / 2, label.text)
      }
      shown.close()
    }
  }
}
