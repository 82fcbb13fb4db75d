import Gtk
import MaquetteGtk
import XCTest

/// Runs a test that lays forms out as if in other surroundings, and leaves the display as it was:
/// what tests of other targets draw later is drawn as if nothing had been looked at here.
@MainActor
func keepingDisplay(_ body: () throws -> Void) throws {
  try Application.initialize()
  let display = try XCTUnwrap(Display.default)
  let (settings, style) = (display.settings, StyleManager.of(display))
  let before = (settings.xftDPI, settings.fontName, style.colorScheme, Widget.defaultDirection)
  defer {
    (settings.xftDPI, settings.fontName) = (before.0, before.1)
    (style.colorScheme, Widget.defaultDirection) = (before.2, before.3)
  }
  try body()
}
