import Gtk
import MaquetteUI

/// The looks of a form apart from those of the window around it; what is nil is as the display
/// has it.
///
/// Colours, contrast, accent and text size are rules that hold below the form's widget alone
/// (`ScopedTheme`), so that several forms stand in one window, each with its own.
package struct CanvasAppearance: Hashable {
  package var isDark: Bool?
  package var hasHighContrast: Bool?
  /// How much larger than usual text is.
  package var textScale: Double?
  package var isRightToLeft: Bool?
  /// The accent's name in the palette of SwiftUI, such as `orange`.
  package var accent: String?

  package init() {}

  /// The looks that the settings of a form ask for.
  package init(_ environment: EnvironmentValues) {
    isDark = environment.colorScheme == .dark
    hasHighContrast = environment.hasHighContrast
    textScale = environment.dynamicTypeSize.scale
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }
}

/// The looks in force around a widget, as drawing code asks for them.
enum FormLooks {
  private static var looks: [ObjectIdentifier: ScopedTheme.Look] = [:]
  /// The form that is being edited, whose new widgets have no parent yet.
  private static var current: ScopedTheme.Look?

  static func set(_ look: ScopedTheme.Look, for form: Widget) {
    looks[ObjectIdentifier(form)] = look
  }

  static func forget(_ form: ObjectIdentifier) { looks[form] = nil }

  /// Runs `body` while widgets without a parent count as those of a form.
  static func within<Result>(_ form: Widget, _ body: () -> Result) -> Result {
    let outer = current
    current = looks[ObjectIdentifier(form)]
    defer { current = outer }
    return body()
  }

  /// The looks of the form that a widget stands in.
  static func look(around widget: Widget) -> ScopedTheme.Look {
    var place: Widget? = widget
    while let form = place {
      if let look = looks[ObjectIdentifier(form)] { return look }
      place = form.parent
    }
    if let current { return current }
    let manager = StyleManager.of(widget.display)
    return ScopedTheme.Look(isDark: manager.dark, hasHighContrast: manager.highContrast)
  }
}
