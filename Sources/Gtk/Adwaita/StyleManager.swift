import CGtk

/// AdwStyleManager: a display's colour scheme; `notify::dark` tells of a change.
package final class StyleManager: Object {
  /// Whether widgets are light or dark, in relation to what the desktop asks for.
  package nonisolated enum ColorScheme: UInt32 {
    case `default`, forceLight, preferLight, preferDark, forceDark
  }

  package static var `default`: StyleManager { lent(adw_style_manager_get_default()) }

  package static func of(_ display: Display) -> StyleManager {
    lent(adw_style_manager_get_for_display(display.cast()))
  }

  private static func lent(_ pointer: OpaquePointer?) -> StyleManager {
    guard let manager = StyleManager.wrap(pointer) else {
      fatalError("libadwaita is not initialised")
    }
    return manager
  }

  package var colorScheme: ColorScheme {
    get {
      ColorScheme(rawValue: adw_style_manager_get_color_scheme(cast()).rawValue) ?? .default
    }
    set { adw_style_manager_set_color_scheme(cast(), AdwColorScheme(newValue.rawValue)) }
  }

  package var dark: Bool { adw_style_manager_get_dark(cast()) != 0 }
  package var highContrast: Bool { adw_style_manager_get_high_contrast(cast()) != 0 }
}
