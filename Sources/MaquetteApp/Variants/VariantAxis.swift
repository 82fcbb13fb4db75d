import Foundation
import Gtk
import MaquetteUI

/// What can be chosen on an axis, as the panel of variants and the gallery offer it.
nonisolated struct VariantAxis: Equatable {
  /// A place on an axis.
  struct Choice: Equatable {
    /// The value as lists of variants spell it; nil for the usual one.
    var value: String?
    /// How the user reads it.
    var title: String
  }

  let axis: Variant.Axis
  /// How the user reads the axis.
  let title: String
  /// The places on it, the usual one first.
  let choices: [Choice]

  /// The title of a value, also of one that is not offered.
  func title(of value: String?) -> String {
    if let choice = choices.first(where: { $0.value == value }) { return choice.title }
    guard let value, value != Self.usual[axis] else { return choices[0].title }
    return value
  }

  /// How lists of variants spell the usual place on axes where that has a name.
  static let usual: [Variant.Axis: String] = [
    .contrast: "standard", .textSize: "large", .controlSize: "regular", .labelStyle: "automatic",
    .labeledContentStyle: "automatic", .formStyle: "automatic",
  ]

  /// How a value is named where nothing says which axis it is on.
  func label(of value: String) -> String {
    let choice = title(of: value)
    return switch axis {
    case .colorScheme, .layoutDirection, .locale, .platform: choice
    case .contrast:
      value == "high" ? localized("High Contrast") : localized("Standard Contrast")
    case .textSize:
      value.hasPrefix("accessibility")
        ? choice : localized("%1 Text", value == "large" ? localized("Large") : choice)
    default: localized("%1: %2", title, choice)
    }
  }

  /// The choice after that of a value, around the end.
  func next(after value: String?) -> String? {
    let place = choices.firstIndex { $0.value == value } ?? 0
    return choices[(place + 1) % choices.count].value
  }

  /// All axes, for a form with what its file offers.
  static func all(_ offer: FormOffer = FormOffer()) -> [VariantAxis] {
    let (desktop, automatic) = (localized("As Desktop"), localized("Automatic"))
    return [
      VariantAxis(
        .colorScheme, localized("Colour Scheme"),
        [("light", localized("Light")), ("dark", localized("Dark"))], usual: desktop),
      VariantAxis(
        .contrast, localized("Contrast"), [("high", localized("High"))],
        usual: localized("Standard")),
      VariantAxis(
        .textSize, localized("Text Size"),
        DynamicTypeSize.allCases.filter { $0 != .large }.map { ("\($0)", name(of: $0)) },
        usual: localized("Large (Usual)")),
      VariantAxis(.locale, localized("Language"), languages(offer), usual: desktop),
      VariantAxis(
        .layoutDirection, localized("Direction"),
        [("ltr", localized("Left to Right")), ("rtl", localized("Right to Left"))],
        usual: localized("As Language")),
      VariantAxis(
        .platform, localized("Platform"), [("ios", "iOS"), ("macos", "macOS")],
        usual: localized("Usual")),
      VariantAxis(
        .labelStyle, localized("Label Style"),
        [
          ("titleAndIcon", localized("Title and Icon")), ("titleOnly", localized("Title Only")),
          ("iconOnly", localized("Icon Only")),
        ] + own(.labelStyle, offer), usual: automatic),
      VariantAxis(
        .labeledContentStyle, localized("Labelled Content"), own(.labeledContentStyle, offer),
        usual: automatic),
      VariantAxis(
        .formStyle, localized("Form Style"),
        [("grouped", localized("Grouped")), ("columns", localized("Columns"))]
          + own(.formStyle, offer), usual: automatic),
      VariantAxis(
        .controlSize, localized("Control Size"),
        [
          ("mini", localized("Mini")), ("small", localized("Small")),
          ("large", localized("Large")), ("extraLarge", localized("Extra Large")),
        ], usual: localized("Regular")),
      VariantAxis(.accent, localized("Accent"), accents, usual: desktop),
      VariantAxis(
        .timeZone, localized("Time Zone"),
        [
          "UTC", "America/Los_Angeles", "America/New_York", "Europe/Berlin", "Asia/Kolkata",
          "Asia/Tokyo", "Pacific/Auckland",
        ].map { ($0, zoneName($0)) }, usual: desktop),
      VariantAxis(
        .date, localized("Date"),
        [
          ("2026-01-01T00:00:00", localized("New Year, Midnight")),
          ("2026-02-28T23:59:59", localized("End of February")),
          ("2026-06-15T09:41:00", localized("June, 9:41")),
          ("2028-02-29T12:00:00", localized("Leap Day, Noon")),
        ], usual: localized("Now")),
    ]
  }

  private static var accents: [(String, String)] {
    let titles = [
      localized("Red"), localized("Orange"), localized("Yellow"), localized("Green"),
      localized("Mint"), localized("Teal"), localized("Cyan"), localized("Blue"),
      localized("Indigo"), localized("Purple"), localized("Pink"), localized("Brown"),
      localized("Gray"),
    ]
    return Array(zip(AccentName.all, titles))
  }

  private static func languages(_ offer: FormOffer) -> [(String, String)] {
    locales(offer).map { ($0, languageName($0)) } + [
      ("en-XA", localized("Accents, Longer")), ("ar-XB", localized("Mirrored")),
    ]
  }

  private init(
    _ axis: Variant.Axis, _ title: String, _ values: [(String, String)], usual: String
  ) {
    self.axis = axis
    self.title = title
    choices =
      [Choice(value: nil, title: usual)] + values.map { Choice(value: $0.0, title: $0.1) }
  }

  private static func own(_ axis: Variant.Axis, _ offer: FormOffer) -> [(String, String)] {
    (offer.styles[axis.rawValue] ?? []).map { ($0, $0) }
  }

  /// The form's own languages, and a few that find faults.
  private static func locales(_ offer: FormOffer) -> [String] {
    var seen: Set<String> = []
    return (offer.locales + ["en_US", "de_DE", "ar", "ja_JP"]).filter { seen.insert($0).inserted }
  }

  private static func languageName(_ identifier: String) -> String {
    Locale(identifier: "en").localizedString(forIdentifier: identifier) ?? identifier
  }

  private static func zoneName(_ identifier: String) -> String {
    identifier.split(separator: "/").last.map { $0.replacingOccurrences(of: "_", with: " ") }
      ?? identifier
  }

  /// The size as a user reads it: `xxLarge` is "XX Large".
  static func name(of size: DynamicTypeSize) -> String {
    let name = "\(size)"
    if let number = name.last?.wholeNumberValue { return "Accessibility \(number)" }
    let crosses = name.prefix { $0 == "x" }
    let word = name.dropFirst(crosses.count)
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    return crosses.isEmpty ? capital : "\(crosses.uppercased()) \(capital)"
  }
}
