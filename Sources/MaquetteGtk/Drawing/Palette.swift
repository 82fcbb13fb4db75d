import Gtk
import MaquetteUI

/// Paints as colours: those of labels and the accent from the theme, those of the system from a
/// table.
enum Palette {
  /// How much of a colour shows at each rank of importance.
  ///
  /// D9: on the surfaces of the theme the second is read as easily as text must be (4.5 to 1), the
  /// third as easily as large text (3 to 1).
  static let levelOpacities = [1, 0.7, 0.56, 0.34, 0.18]

  /// The same where the desktop asks for more contrast.
  static let highContrastOpacities = [1, 0.9, 0.7, 0.55, 0.4]

  /// The system's colours in light and dark surroundings.
  static let system: [(name: String, light: String, dark: String)] = [
    ("red", "#FF3B30", "#FF453A"), ("orange", "#FF9500", "#FF9F0A"),
    ("yellow", "#FFCC00", "#FFD60A"), ("green", "#34C759", "#30D158"),
    ("mint", "#00C7BE", "#66D4CF"), ("teal", "#30B0C7", "#40C8E0"),
    ("cyan", "#32ADE6", "#64D2FF"), ("blue", "#007AFF", "#0A84FF"),
    ("indigo", "#5856D6", "#5E5CE6"), ("purple", "#AF52DE", "#BF5AF2"),
    ("pink", "#FF2D55", "#FF375F"), ("brown", "#A2845E", "#AC8E68"),
    ("gray", "#8E8E93", "#8E8E93"),
  ]

  /// The colour that a paint is in a widget now; the accent is that of areas, not of text.
  ///
  /// Where only one colour can be shown, that of a gradient is the mean of its own.
  static func color(of paint: Paint, in widget: Widget) -> Gtk.Color {
    if let stops = paint.gradient?.gradient.stops, !stops.isEmpty {
      return mean(stops.map { Self.color(of: Paint(color: $0.color), in: widget) })
    }
    let look = FormLooks.look(around: widget)
    let own = paint.color?.shown(isDark: look.isDark)
    var color = baseColor(of: own, in: widget, look)
    let opacities = look.hasHighContrast ? highContrastOpacities : levelOpacities
    color.alpha *= opacities[paint.level] * (own?.opacity ?? 1)
    return color
  }

  private static func mean(_ colors: [Gtk.Color]) -> Gtk.Color {
    func mean(_ channel: (Gtk.Color) -> Double) -> Double {
      colors.reduce(0) { $0 + channel($1) } / Double(colors.count)
    }
    return Gtk.Color(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }

  private static func baseColor(
    of color: MaquetteUI.Color?, in widget: Widget, _ look: ScopedTheme.Look
  ) -> Gtk.Color {
    guard let color else { return widget.color }
    if let parts = color.components {
      return Gtk.Color(red: parts.red, green: parts.green, blue: parts.blue)
    }
    if let found = systemColor(color.systemName, look) { return found }
    switch color.systemName {
    case "secondary", "tertiary", "quaternary", "primary":
      return widget.color
    default:
      return systemColor(look.accent, look) ?? widget.lookupColor("accent_bg_color") ?? widget.color
    }
  }
}

extension Palette {
  private static func systemColor(_ name: String?, _ look: ScopedTheme.Look) -> Gtk.Color? {
    system.first { $0.name == name }.flatMap {
      Gtk.Color(parsing: look.isDark ? $0.dark : $0.light)
    }
  }
}

extension Paint {
  /// The style classes that give text and symbols this paint.
  var styleClasses: [String] {
    var classes: [String] = []
    if let color {
      if let name = color.systemName {
        classes.append("paint-" + name)
      } else if color.components == nil {
        classes.append("paint-accent")
      }
    }
    if level > 0 { classes.append("level-\(level)") }
    return classes
  }

  /// What the style classes cannot say: a colour of the file's own, or its opacity.
  var textAttributes: [TextAttribute] {
    guard let color else { return [] }
    var attributes: [TextAttribute] = []
    if let parts = color.components {
      attributes.append(
        .foreground(Gtk.Color(red: parts.red, green: parts.green, blue: parts.blue)))
    }
    if color.opacity < 1 { attributes.append(.alpha(color.opacity)) }
    return attributes
  }
}
