import MaquetteUI

extension TypeEntry {
  static let color = TypeEntry(
    "Color", matches: { $0 is Color },
    initializers: [
      UntypedOverload("init(_ name: String, bundle: Any? = nil)") {
        $0.evaluator.assetColor(named: $0.string(0), at: $0.place)
      },
      UntypedOverload("init(_ resource: ColorResource)") { call in
        call.native(0, as: Color.self)
      },
      UntypedOverload("init(red: Double, green: Double, blue: Double, opacity: Double = 1)") {
        Color(
          red: $0.double(0) ?? 0, green: $0.double(1) ?? 0, blue: $0.double(2) ?? 0,
          opacity: $0.double(3) ?? 1)
      },
      UntypedOverload(
        "init(_ colorSpace: Any, red: Double, green: Double, blue: Double, opacity: Double = 1)"
      ) {
        Color(
          red: $0.double(1) ?? 0, green: $0.double(2) ?? 0, blue: $0.double(3) ?? 0,
          opacity: $0.double(4) ?? 1)
      },
      UntypedOverload(
        "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)"
      ) {
        Color(
          hue: $0.double(0) ?? 0, saturation: $0.double(1) ?? 0, brightness: $0.double(2) ?? 0,
          opacity: $0.double(3) ?? 1)
      },
      UntypedOverload("init(white: Double, opacity: Double = 1)") {
        let white = $0.double(0) ?? 0
        return Color(red: white, green: white, blue: white, opacity: $0.double(1) ?? 1)
      },
      UntypedOverload("init(_ color: PlatformColor)") { $0.native(0, as: Color.self) },
      UntypedOverload("init(uiColor: PlatformColor)") { $0.native(0, as: Color.self) },
      UntypedOverload("init(nsColor: PlatformColor)") { $0.native(0, as: Color.self) },
    ],
    statics: colors.mapValues { color in { _ in color } },
    properties: ["gradient": { any, _ in any }],
    methods: [
      UntypedOverload("func opacity(_ opacity: Double) -> Color") { call in
        call.receiver.native(as: Color.self)?.opacity(call.double(0) ?? 1)
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
      UntypedOverload("init(named: String)") {
        $0.evaluator.assetColor(named: $0.string(0), at: $0.place)
      },
      UntypedOverload("init(named: String, in: Any?, compatibleWith: Any?)") {
        $0.evaluator.assetColor(named: $0.string(0), at: $0.place)
      },
      UntypedOverload("init(resource: ColorResource)") { call in
        call.native(0, as: Color.self)
      },
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
      "controlBackground",
    ] { result[name] = Color.gray.opacity(0.12) }
    for name in [
      "separator", "opaqueSeparator", "separatorColor", "tertiaryLabel", "placeholderText",
    ] {
      result[name] = Color.gray.opacity(0.4)
    }
    result["secondaryLabelColor"] = .secondary
    result["lightGray"] = Color.gray.opacity(0.6)
    result["darkGray"] = .gray
    return result
  }()
}
