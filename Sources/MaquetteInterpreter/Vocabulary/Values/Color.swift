import MaquetteUI

extension TypeEntry {
  static let color = TypeEntry(
    "Color", matches: { $0 is Color },
    initializers: [
      Overload("init(_ name: String, @inert bundle: Any? = nil)") {
        (name: String, site: CallSite) in
        site.evaluator.assetColor(named: name, at: site.place)
      },
      Overload("init(_ resource: ColorResource)") { (resource: Color) in resource },
      Overload("init(red: Double, green: Double, blue: Double, opacity: Double = 1)") {
        (red: Double?, green: Double?, blue: Double?, opacity: Double?) in
        Color(
          red: red ?? 0, green: green ?? 0, blue: blue ?? 0,
          opacity: opacity ?? 1)
      },
      Overload(
        "init(@inert _ colorSpace: Any, red: Double, green: Double, blue: Double, opacity: Double = 1)"
      ) { (red: Double?, green: Double?, blue: Double?, opacity: Double?) in
        Color(
          red: red ?? 0, green: green ?? 0, blue: blue ?? 0,
          opacity: opacity ?? 1)
      },
      Overload("init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)") {
        (hue: Double?, saturation: Double?, brightness: Double?, opacity: Double?) in
        Color(
          hue: hue ?? 0, saturation: saturation ?? 0, brightness: brightness ?? 0,
          opacity: opacity ?? 1)
      },
      Overload("init(white: Double, opacity: Double = 1)") { (white: Double?, opacity: Double?) in
        let white = white ?? 0
        return Color(red: white, green: white, blue: white, opacity: opacity ?? 1)
      },
      Overload("init(_ color: PlatformColor)") { (color: Color?) in color },
      Overload("init(uiColor: PlatformColor)") { (uiColor: Color?) in uiColor },
      Overload("init(nsColor: PlatformColor)") { (nsColor: Color?) in nsColor },
    ],
    statics: colors.mapValues { color in { _ in color } },
    properties: ShapeStyles.levels.merging(["gradient": { any, _ in any }]) { $1 },
    methods: [
      Method("func opacity(_ opacity: Double) -> Color") { (color: Color, opacity: Double?) in
        color.opacity(opacity ?? 1)
      }
    ])

  private static let colors: [String: Color] = [
    "primary": .primary, "secondary": .secondary, "accentColor": .accentColor, "red": .red,
    "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
    "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink,
    "brown": .brown, "gray": .gray, "white": .white, "black": .black, "clear": .clear,
  ]

  /// The colours that UIKit and AppKit name, as far as they have a counterpart.
  static let platformColor = TypeEntry(
    "PlatformColor", alsoIn: ["Color"],
    initializers: [
      Overload("init(named: String)") { (name: String, site: CallSite) in
        site.evaluator.assetColor(named: name, at: site.place)
      },
      Overload("init(named: String, @inert in: Any?, @inert compatibleWith: Any?)") {
        (name: String, site: CallSite) in site.evaluator.assetColor(named: name, at: site.place)
      },
      Overload("init(resource: ColorResource)") { (resource: Color) in resource },
    ],
    statics: platformColors.mapValues { color in { _ in color } })
  static let uiColor = TypeEntry("UIColor", alsoIn: ["PlatformColor"])
  static let nsColor = TypeEntry("NSColor", alsoIn: ["PlatformColor"])

  private static let platformColors: [String: Color] = {
    var result = ["label": Color.primary, "secondaryLabel": .secondary, "labelColor": .primary]
    for (name, color) in colors {
      result["system" + name.prefix(1).uppercased() + name.dropFirst()] = color
    }
    for level in 2...6 {
      result["systemGray\(level)"] = Color.gray.opacity(0.7 - 0.1 * Double(level))
    }
    for name in [
      "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
      "systemGroupedBackground", "secondarySystemGroupedBackground", "windowBackground",
      "windowBackgroundColor", "controlBackgroundColor", "textBackgroundColor",
      "quaternarySystemFill",
      "secondarySystemFill", "tertiarySystemFill", "systemFill", "controlColor",
      "controlBackground", "underPageBackgroundColor", "tertiarySystemGroupedBackground",
      "selectedControlColor", "selectedContentBackgroundColor",
      "unemphasizedSelectedContentBackgroundColor", "selectedTextBackgroundColor",
    ] { result[name] = Color.gray.opacity(0.12) }
    for name in [
      "separator", "opaqueSeparator", "separatorColor", "tertiaryLabel", "placeholderText",
      "tertiaryLabelColor", "quaternaryLabel", "quaternaryLabelColor", "placeholderTextColor",
      "disabledControlTextColor", "gridColor",
    ] {
      result[name] = Color.gray.opacity(0.4)
    }
    result["secondaryLabelColor"] = .secondary
    for name in [
      "textColor", "controlTextColor", "headerTextColor", "darkText", "windowFrameTextColor",
    ] {
      result[name] = .primary
    }
    for name in ["tintColor", "controlAccentColor", "linkColor", "link"] {
      result[name] = .accentColor
    }
    result["lightGray"] = Color.gray.opacity(0.6)
    result["darkGray"] = .gray
    return result
  }()
}
