import Gtk
import MaquetteUI

/// Makes the theme hold for one form: in colours, contrast and accent other than the display's,
/// and with text of another size.
///
/// GTK and libadwaita have these for a whole display. Here libadwaita's own style sheet is put in
/// force a second time, its selectors below a style class, its named colours written out; each
/// combination is made when it is first asked for, and stays.
enum ScopedTheme {
  /// A theme that differs from the display's.
  struct Look: Hashable {
    var isDark: Bool
    var hasHighContrast: Bool
    var accent: String?
  }

  private struct Key: Hashable {
    let display: ObjectIdentifier
    let scope: String
  }

  private static var installed: Set<Key> = []
  private static let folder = "/org/gnome/Adwaita/styles/"
  /// The sheets of libadwaita that have been read.
  private static var sheets: [String: ThemeSheet] = [:]
  private static let forms = ThemeSheet(StyleSheet.text)

  private static func sheet(_ name: String) -> ThemeSheet? {
    if let sheet = sheets[name] { return sheet }
    guard let text = Resource.text(at: "\(folder)\(name).css") else { return nil }
    let sheet = ThemeSheet(text)
    sheets[name] = sheet
    return sheet
  }

  /// The style class below which a look is in force.
  static func scope(for look: Look, on display: Display) -> String {
    var name = look.isDark ? "looks-dark" : "looks-light"
    if look.hasHighContrast { name += "-contrast" }
    if let accent = look.accent { name += "-" + accent }
    guard installed.insert(Key(display: ObjectIdentifier(display), scope: name)).inserted else {
      return name
    }
    guard let sheet = sheet(look.hasHighContrast ? "base-hc" : "base"),
      let own = self.sheet(look.isDark ? "defaults-dark" : "defaults-light")
    else { return name }
    var definitions = sheet.colors.merging(own.colors) { _, new in new }
    definitions["borders"] = definitions["borders"] ?? "alpha(@window_fg_color, 0.15)"
    if let accent = look.accent { recolor(&definitions, accent, isDark: look.isDark) }
    let colors = ThemeColors(definitions)
    let page = """
      .\(name) { \(colors.writtenOut(
        in: "background-color: @window_bg_color; color: @window_fg_color;")) }
      .\(name) * { caret-color: currentColor; }

      """
    let theme = page + sheet.scoped(to: name, colors: colors, assets: "resource://\(folder)assets")
    add(theme, to: display, .aboveTheme)
    add(forms.scoped(toSame: name, colors: colors), to: display, .aboveApplication)
    return name
  }

  /// The style class below which text is so many times as large as usual.
  static func scope(forTextScale scale: Double, on display: Display) -> String {
    let settings = display.settings
    let usual = settings.xftDPI > 0 ? Double(settings.xftDPI) / 1024 : 96
    let name = "text-\(Int((scale * 1000).rounded()))-\(Int(usual.rounded()))"
    if installed.insert(Key(display: ObjectIdentifier(display), scope: name)).inserted {
      // The size of text without a rule follows from the resolution.
      add(
        ".\(name) { -gtk-dpi: \(usual * scale); font-size: initial; }", to: display, .aboveTheme)
    }
    return name
  }

  private static func add(
    _ text: String, to display: Display, _ priority: CssProvider.Priority
  ) {
    let provider = CssProvider()
    provider.load(text)
    display.add(provider, priority: priority)
  }

  private static func recolor(
    _ colors: inout [String: String], _ accent: String, isDark: Bool
  ) {
    guard let entry = Palette.system.first(where: { $0.name == accent }) else { return }
    let color = isDark ? entry.dark : entry.light
    colors["accent_bg_color"] = color
    // Text must stand out from the page, as the theme's own accent does.
    colors["accent_color"] = isDark ? "mix(\(color), white, 0.2)" : "shade(\(color), 0.75)"
    let isBright = ["yellow", "mint", "cyan", "orange", "green"].contains(accent)
    colors["accent_fg_color"] = isBright ? "rgba(0, 0, 0, 0.8)" : "white"
  }
}
