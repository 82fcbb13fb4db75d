import Gtk
import MaquetteUI
import XCTest

/// Text of any size is shown in full, in a window no wider than before.
final class TextSizeTests: RenderTestCase {
  func testHugeTextPutsValuesUnderTheirLabels() {
    MainActor.assumeIsolated {
      let settings = Display.default?.settings
      let usual = settings?.xftDPI ?? -1
      defer { settings?.xftDPI = usual }
      let shown = ShownView(width: 360) { PersonInformation() }
      defer { shown.close() }
      XCTAssertEqual(shown.y(of: "Name"), shown.y(of: "Maria"))
      settings?.xftDPI = 96 * 1024 * 3
      shown.paint()
      XCTAssertLessThan(shown.y(of: "Name"), shown.y(of: "Maria"))
      XCTAssertEqual(shown.x(of: "Name"), shown.x(of: "Maria"))
      settings?.xftDPI = 96 * 1024
      shown.paint()
      XCTAssertEqual(shown.y(of: "Name"), shown.y(of: "Maria"))
    }
  }

  func testNothingIsCutOffAtTheSides() {
    MainActor.assumeIsolated {
      let settings = Display.default?.settings
      let usual = settings?.xftDPI ?? -1
      defer { settings?.xftDPI = usual }
      for scale in [1, 2, 3] {
        settings?.xftDPI = 96 * 1024 * scale
        let shown = ShownView(width: 360, height: 900) { PersonInformation() }
        let right = shown.all(Gtk.Label.self).filter(\.mapped).compactMap { label in
          label.bounds(in: shown.window).map { $0.x + $0.width }
        }
        XCTAssertLessThanOrEqual(right.max() ?? 999, 360, "at \(scale) times the size")
        shown.close()
      }
    }
  }
}
