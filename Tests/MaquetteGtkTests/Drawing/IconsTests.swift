import Gtk
import MaquetteUI
import XCTest

/// The icons drawn for Maquette are found beside those of the theme.
final class IconsTests: RenderTestCase {
  func testDrawnSymbolsAreFound() {
    MainActor.assumeIsolated {
      let shown = ShownView { MixedForm() }
      defer { shown.close() }
      let theme = shown.window.display.iconTheme
      XCTAssertTrue(theme.hasIcon("star-outline-symbolic"), "one of Maquette's own")
      XCTAssertTrue(theme.hasIcon("user-trash-symbolic"), "one of the theme's")
      XCTAssertFalse(theme.hasIcon("no-such-icon-symbolic"))
    }
  }
}
