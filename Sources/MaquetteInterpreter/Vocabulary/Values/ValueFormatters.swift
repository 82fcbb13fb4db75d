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
    initializers: [UntypedOverload("init()") { _ in NumberFormatter() }],
    functions: [
      UntypedOverload(
        "func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String"
      ) { call in
        let formatter = NumberFormatter()
        formatter.numberStyle = call.value(1) ?? .decimal
        return call.value(0, as: NSNumber.self).flatMap { number in
          formatter.following { $0.string(from: number) }
        }
      }
    ],
    methods: [
      UntypedOverload("func string(from number: NSNumber) -> String?", on: NumberFormatter.self) {
        formatter, call in
        call.value(0, as: NSNumber.self).flatMap { number -> Any? in
          formatter.following { $0.string(from: number) }
        } ?? Value.null
      },
      UntypedOverload("func string(for object: Any?) -> String?", on: NumberFormatter.self) {
        formatter, call in
        call.value(0, as: NSNumber.self).flatMap { number -> Any? in
          formatter.following { $0.string(from: number) }
        } ?? Value.null
      },
      UntypedOverload("func number(from text: String) -> NSNumber?", on: NumberFormatter.self) {
        formatter, call in
        formatter.following { $0.number(from: call.string(0)) }.map { number in
          Int(exactly: number.doubleValue).map { Value.int($0) } ?? .double(number.doubleValue)
        } ?? Value.null
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
    initializers: [UntypedOverload("init()") { _ in ByteCountFormatter() }],
    functions: [
      UntypedOverload(
        "func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String"
      ) { call in
        let style: ByteCountFormatter.CountStyle = call.value(1) ?? .file
        // The class writes KB where the style writes kB.
        return LocalizationContext.current.formats.format(
          Int64(call.integer(0) ?? 0),
          ByteCountFormatStyle(
            style: style == .memory
              ? .memory : style == .decimal ? .decimal : style == .binary ? .binary : .file)
        ).replacing("kB", with: "KB")
      }
    ],
    methods: [
      UntypedOverload(
        "func string(fromByteCount byteCount: Int64) -> String", on: ByteCountFormatter.self
      ) { $0.string(fromByteCount: Int64($1.integer(0) ?? 0)) },
      UntypedOverload(
        "func set_allowedUnits(_ units: ByteCountFormatter.Units)", on: ByteCountFormatter.self
      ) { formatter, call in
        call.options(0, of: "ByteCountFormatter.Units").map { formatter.allowedUnits = $0 }
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
    initializers: [UntypedOverload("init()") { _ in ListFormatter() }],
    functions: [
      UntypedOverload("func localizedString(byJoining strings: [String]) -> String") {
        ListFormatter.localizedString(byJoining: $0.value(0) ?? [])
      }
    ],
    methods: [
      UntypedOverload("func string(from items: [Any]) -> String?", on: ListFormatter.self) {
        $0.string(from: $1.value(0, as: [Any].self) ?? []) ?? Value.null
      }
    ], stored: [StoredProperty("locale", "Locale", \ListFormatter.locale)])

  private static let names = TypeEntry(
    "PersonNameComponentsFormatter", matches: { $0 is Names },
    initializers: [UntypedOverload("init()") { _ in Names() }],
    functions: [
      UntypedOverload(
        "func localizedString(from components: PersonNameComponents, style: PersonNameComponentsFormatter.Style, options: Any? = nil) -> String"
      ) { call in
        let formatter = Names()
        formatter.style = call.value(1) ?? .default
        return call.value(0).map { formatter.string(from: $0) }
      }
    ],
    methods: [
      UntypedOverload(
        "func string(from components: PersonNameComponents) -> String",
        on: Names.self
      ) { formatter, call in call.value(0).map { formatter.string(from: $0) } },
      UntypedOverload(
        "func personNameComponents(from string: String) -> PersonNameComponents?",
        on: Names.self
      ) { $0.personNameComponents(from: $1.string(0)) ?? Value.null },
    ],
    stored: [
      StoredProperty(
        "style", "PersonNameComponentsFormatter.Style", \Names.style),
      StoredProperty("locale", "Locale", \Names.locale),
    ])

  private static let measurements = TypeEntry(
    "MeasurementFormatter", matches: { $0 is Measurements },
    initializers: [UntypedOverload("init()") { _ in Measurements() }],
    methods: [
      UntypedOverload(
        "func string(from measurement: Measurement) -> String", on: Measurements.self
      ) { formatter, call in
        if let text = formatter.string(for: call[0]?.plain) { return text }
        return call.native(0, as: Unit.self).map { formatter.string(from: $0) }
      },
      UntypedOverload(
        "func set_unitOptions(_ options: MeasurementFormatter.UnitOptions)",
        on: Measurements.self
      ) { formatter, call in
        call.options(0, of: "MeasurementFormatter.UnitOptions").map { formatter.unitOptions = $0 }
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
