import Gtk
import MaquetteUI
import XCTest

@testable import MaquetteGtk

/// A form with looks of its own is drawn as one on a display that has these looks.
final class CanvasAppearanceTests: RenderTestCase {
  // L9
  func testOwnLooksAreThoseOfADisplay() {
    MainActor.assumeIsolated {
      let manager = StyleManager.default
      let settings = Display.default?.settings
      let usual = settings?.xftDPI ?? -1
      defer {
        manager.colorScheme = .default
        settings?.xftDPI = usual
      }
      for (name, view) in Samples.all where name == "mixed" || name == "settings" {
        for (isDark, scale) in [(true, 1.0), (false, 1.5), (true, 1.5)] {
          manager.colorScheme = isDark ? .forceDark : .forceLight
          settings?.xftDPI = Int(96 * 1024 * scale)
          let whole = ShownView(width: 480, height: 900, view)
          let wanted = form(of: whole)
          whole.close()
          manager.colorScheme = .forceLight
          settings?.xftDPI = 96 * 1024
          let own = ShownView(width: 480, height: 900, view)
          own.renderer.appearance.isDark = isDark
          own.renderer.appearance.textScale = scale
          own.paint()
          XCTAssertTrue(form(of: own) == wanted, "\(name), dark: \(isDark), \(scale) times")
          own.close()
        }
      }
    }
  }

  func testOwnDirectionIsThatOfNewWidgets() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 320, height: 200) {
        Form { Toggle("One", isOn: .constant(true)) }
      }
      defer { shown.close() }
      shown.renderer.appearance.isRightToLeft = true
      shown.session.reload {
        Form {
          Toggle("One", isOn: .constant(true))
          Toggle("Two", isOn: .constant(true))
        }
      }
      shown.paint()
      XCTAssertEqual(shown.all(Switch.self).count, 2)
      let directions = shown.renderer.widget.descendants.map(\.direction)
      XCTAssertTrue(directions.allSatisfy { $0 == .rightToLeft })
      XCTAssertEqual(shown.window.direction, .leftToRight)
      XCTAssertEqual(Widget.defaultDirection, .leftToRight)
      shown.renderer.appearance.isRightToLeft = false
      shown.paint()
      let usual = shown.renderer.widget.descendants.map(\.direction)
      XCTAssertTrue(usual.allSatisfy { $0 == .leftToRight })
    }
  }
}

/// The pixels of the window, which the form fills.
@MainActor
private func form(of shown: ShownView) -> [UInt8] {
  (try? shown.window.render())?.pixels ?? []
}
