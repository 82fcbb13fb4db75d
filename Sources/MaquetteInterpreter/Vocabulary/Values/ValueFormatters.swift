import Foundation
import MaquetteUI

/// `NumberFormatter`, `ByteCountFormatter`, `ListFormatter` and others, with the members that
/// source uses.
enum ValueFormatters {
  /// Foundation has an unavailable class of the same name.
  private typealias Names = MaquetteUI.PersonNameComponentsFormatter
  private typealias Measurements = MaquetteUI.MeasurementFormatter

  static let entries: [TypeEntry] = [
    numbers, bytes, lists, names, measurements,
    TypeEntry(
      choices: [
        "none": NumberFormatter.Style.none, "decimal": .decimal, "currency": .currency,
        "percent": .percent, "scientific": .scientific, "spellOut": .spellOut,
        "ordinal": .ordinal, "currencyISOCode": .currencyISOCode,
        "currencyPlural": .currencyPlural, "currencyAccounting": .currencyAccounting,
      ], named: "NumberFormatter.Style"),
    TypeEntry(
      choices: [
        "ceiling": NumberFormatter.RoundingMode.ceiling, "floor": .floor, "down": .down, "up": .up,
        "halfEven": .halfEven, "halfDown": .halfDown, "halfUp": .halfUp,
      ], named: "NumberFormatter.RoundingMode"),
    TypeEntry(
      choices: ["short": Formatter.UnitStyle.short, "medium": .medium, "long": .long],
      named: "Formatter.UnitStyle"),
    TypeEntry(
      choices: [
        "file": ByteCountFormatter.CountStyle.file, "memory": .memory, "decimal": .decimal,
        "binary": .binary,
      ], named: "ByteCountFormatter.CountStyle"),
    TypeEntry(
      choices: [
        "useAll": ByteCountFormatter.Units.useAll, "useBytes": .useBytes, "useKB": .useKB,
        "useMB": .useMB, "useGB": .useGB, "useTB": .useTB,
      ], named: "ByteCountFormatter.Units", alsoIn: ["Array"]),
    TypeEntry(
      choices: [
        "default": Names.Style.default, "short": .short,
        "medium": .medium, "long": .long, "abbreviated": .abbreviated,
      ], named: "PersonNameComponentsFormatter.Style"),
    TypeEntry(
      choices: [
        "providedUnit": Measurements.UnitOptions.providedUnit,
        "naturalScale": .naturalScale, "temperatureWithoutUnit": .temperatureWithoutUnit,
      ], named: "MeasurementFormatter.UnitOptions", alsoIn: ["Array"]),
  ]

  private static let numbers = TypeEntry(
    "NumberFormatter", matches: { $0 is NumberFormatter },
    initializers: [
      Overload("init()") { NumberFormatter() }
    ],
    functions: [
      Overload(
        "func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String"
      ) { (number: NSNumber?, style: NumberFormatter.Style?) in
        let formatter = NumberFormatter()
        formatter.numberStyle = style ?? .decimal
        return number.flatMap { number in
          formatter.following { $0.string(from: number) }
        }
      }
    ],
    methods: [
      Method("func string(from number: NSNumber) -> String?") {
        (formatter: NumberFormatter, number: NSNumber) in
        formatter.following { $0.string(from: number) }
      },
      Method("func string(for object: Any?) -> String?") {
        (formatter: NumberFormatter, object: Value) in
        object.converted(to: NSNumber.self).flatMap { number in
          formatter.following { $0.string(from: number) }
        }
      },
      Method("func number(from text: String) -> NSNumber?") {
        (formatter: NumberFormatter, text: String) in
        formatter.following { $0.number(from: text) }.map { number in
          Int(exactly: number.doubleValue).map { Value.int($0) } ?? .double(number.doubleValue)
        }
      },
    ],
    stored: [
      StoredProperty("numberStyle", "NumberFormatter.Style", \NumberFormatter.numberStyle),
      StoredProperty("locale", "Locale", \NumberFormatter.locale),
      StoredProperty("currencyCode", "String", \NumberFormatter.currencyCode),
      StoredProperty("currencySymbol", "String", \NumberFormatter.currencySymbol),
      StoredProperty("positivePrefix", "String", \NumberFormatter.positivePrefix),
      StoredProperty("positiveSuffix", "String", \NumberFormatter.positiveSuffix),
      StoredProperty("negativePrefix", "String", \NumberFormatter.negativePrefix),
      StoredProperty("negativeSuffix", "String", \NumberFormatter.negativeSuffix),
      StoredProperty("decimalSeparator", "String", \NumberFormatter.decimalSeparator),
      StoredProperty("groupingSeparator", "String", \NumberFormatter.groupingSeparator),
      StoredProperty("usesGroupingSeparator", "Bool", \NumberFormatter.usesGroupingSeparator),
      StoredProperty("minimumFractionDigits", "Int", \NumberFormatter.minimumFractionDigits),
      StoredProperty("maximumFractionDigits", "Int", \NumberFormatter.maximumFractionDigits),
      StoredProperty("minimumIntegerDigits", "Int", \NumberFormatter.minimumIntegerDigits),
      StoredProperty("maximumIntegerDigits", "Int", \NumberFormatter.maximumIntegerDigits),
      StoredProperty("usesSignificantDigits", "Bool", \NumberFormatter.usesSignificantDigits),
      StoredProperty(
        "minimumSignificantDigits", "Int", \NumberFormatter.minimumSignificantDigits),
      StoredProperty(
        "maximumSignificantDigits", "Int", \NumberFormatter.maximumSignificantDigits),
      StoredProperty("roundingMode", "NumberFormatter.RoundingMode", \NumberFormatter.roundingMode),
      StoredProperty("multiplier", "NSNumber?", \NumberFormatter.multiplier),
      StoredProperty("minimum", "NSNumber?", \NumberFormatter.minimum),
      StoredProperty("maximum", "NSNumber?", \NumberFormatter.maximum),
      StoredProperty("zeroSymbol", "String?", \NumberFormatter.zeroSymbol),
      StoredProperty("allowsFloats", "Bool", \NumberFormatter.allowsFloats),
      StoredProperty("isLenient", "Bool", \NumberFormatter.isLenient),
    ])

  private static let bytes = TypeEntry(
    "ByteCountFormatter", matches: { $0 is ByteCountFormatter },
    initializers: [
      Overload("init()") { ByteCountFormatter() }
    ],
    functions: [
      Overload(
        "func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String"
      ) { (byteCount: Int?, countStyle: ByteCountFormatter.CountStyle?) in
        let style: ByteCountFormatter.CountStyle = countStyle ?? .file
        // The class writes KB where the style writes kB.
        return LocalizationContext.current.formats.format(
          Int64(byteCount ?? 0),
          ByteCountFormatStyle(
            style: style == .memory
              ? .memory : style == .decimal ? .decimal : style == .binary ? .binary : .file)
        ).replacing("kB", with: "KB")
      }
    ],
    properties: ["allowedUnits": { any, _ in (any as? ByteCountFormatter)?.allowedUnits }],
    methods: [
      Method("func string(fromByteCount byteCount: Int64) -> String") {
        (byteCountFormatter: ByteCountFormatter, byteCount: Int?) in
        byteCountFormatter.string(fromByteCount: Int64(byteCount ?? 0))
      },
      Method("func set_allowedUnits(_ units: ByteCountFormatter.Units)") {
        (formatter: ByteCountFormatter, units: ByteCountFormatter.Units?) in
        units.map { formatter.allowedUnits = $0 }
        return formatter
      },
    ],
    stored: [
      StoredProperty(
        "countStyle", "ByteCountFormatter.CountStyle", \ByteCountFormatter.countStyle),
      StoredProperty("includesUnit", "Bool", \ByteCountFormatter.includesUnit),
      StoredProperty("includesCount", "Bool", \ByteCountFormatter.includesCount),
      StoredProperty("isAdaptive", "Bool", \ByteCountFormatter.isAdaptive),
      StoredProperty(
        "includesActualByteCount", "Bool", \ByteCountFormatter.includesActualByteCount),
    ])

  private static let lists = TypeEntry(
    "ListFormatter", matches: { $0 is ListFormatter },
    initializers: [
      Overload("init()") { ListFormatter() }
    ],
    functions: [
      Overload("func localizedString(byJoining strings: [String]) -> String") {
        (strings: [String]?) in ListFormatter.localizedString(byJoining: strings ?? [])
      }
    ],
    methods: [
      Method("func string(from items: [Any]) -> String?") {
        (formatter: ListFormatter, items: [Value]) in formatter.string(from: items.map(\.plain))
      }
    ], stored: [StoredProperty("locale", "Locale", \ListFormatter.locale)])

  private static let names = TypeEntry(
    "PersonNameComponentsFormatter", matches: { $0 is Names },
    initializers: [
      Overload("init()") { Names() }
    ],
    functions: [
      Overload(
        "func localizedString(from components: PersonNameComponents, style: PersonNameComponentsFormatter.Style, @inert options: Any? = nil) -> String"
      ) { (components: PersonNameComponents, style: Names.Style?) in
        let formatter = Names()
        formatter.style = style ?? .default
        return formatter.string(from: components)
      }
    ],
    methods: [
      Method("func string(from components: PersonNameComponents) -> String") {
        (formatter: Names, components: PersonNameComponents) in formatter.string(from: components)
      },
      Method("func personNameComponents(from string: String) -> PersonNameComponents?") {
        (names: Names, string: String) in names.personNameComponents(from: string)
      },
    ],
    stored: [
      StoredProperty(
        "style", "PersonNameComponentsFormatter.Style", \Names.style),
      StoredProperty("locale", "Locale", \Names.locale),
    ])

  private static let measurements = TypeEntry(
    "MeasurementFormatter", matches: { $0 is Measurements },
    initializers: [
      Overload("init()") { Measurements() }
    ],
    methods: [
      Method("func string(from measurement: Measurement) -> String") {
        (formatter: Measurements, measurement: Value) in
        if let text = formatter.string(for: measurement.plain) { return text }
        return measurement.native(as: Unit.self).map { formatter.string(from: $0) }
      },
      Method("func set_unitOptions(_ options: MeasurementFormatter.UnitOptions)") {
        (formatter: Measurements, options: MeasurementFormatter.UnitOptions?) in
        options.map { formatter.unitOptions = $0 }
        return formatter
      },
    ],
    stored: [
      StoredProperty("unitStyle", "Formatter.UnitStyle", \Measurements.unitStyle),
      StoredProperty("locale", "Locale", \Measurements.locale),
      StoredProperty("numberFormatter", "NumberFormatter", \Measurements.numberFormatter),
    ])
}

extension NumberFormatter {
  /// Runs code with the locale in force, where the formatter was given none of its own.
  fileprivate func following<R>(_ body: (NumberFormatter) -> R) -> R {
    guard let own = locale, own.identifier == Locale.current.identifier else { return body(self) }
    // A copy, since a locale takes symbols with it that the formatter may have been given.
    guard let copy = copy() as? NumberFormatter else { return body(self) }
    copy.locale = LocalizationContext.current.locale
    return body(copy)
  }
}
