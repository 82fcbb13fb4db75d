import Foundation
import MaquetteUI

extension TypeEntry {
  static let locales: [TypeEntry] = [
    locale,
    identified("Locale.Currency", \Locale.Currency.identifier) { Locale.Currency($0) },
    identified("Locale.Region", \Locale.Region.identifier) { Locale.Region($0) },
    identified("Locale.LanguageCode", \Locale.LanguageCode.identifier) { Locale.LanguageCode($0) },
    TypeEntry(
      "Locale.Language", matches: { $0 is Locale.Language },
      initializers: [
        Overload("init(identifier: String)") { (identifier: String) in
          Locale.Language(identifier: identifier)
        }
      ],
      properties: [
        "languageCode": { any, _ in (any as? Locale.Language)?.languageCode ?? Value.null },
        "region": { any, _ in (any as? Locale.Language)?.region ?? Value.null },
        "minimalIdentifier": { any, _ in (any as? Locale.Language)?.minimalIdentifier },
        "maximalIdentifier": { any, _ in (any as? Locale.Language)?.maximalIdentifier },
      ]),
    TypeEntry(
      choices: [
        "metric": Locale.MeasurementSystem.metric, "us": .us, "uk": .uk,
      ], named: "Locale.MeasurementSystem"),
  ]

  /// A part of a locale that is known by its identifier.
  private static func identified<T>(
    _ name: String, _ path: KeyPath<T, String>, _ make: @escaping @MainActor (String) -> T
  ) -> TypeEntry {
    TypeEntry(
      name, matches: { $0 is T },
      initializers: [
        Overload("init(_ identifier: String)") { (identifier: String) in make(identifier) },
        Overload("init(stringLiteral identifier: String)") { (identifier: String) in
          make(identifier)
        },
      ], properties: ["identifier": { any, _ in (any as? T)?[keyPath: path] }])
  }

  private static let locale = TypeEntry(
    "Locale", matches: { $0 is Locale },
    initializers: [
      Overload("init(identifier: String)") { (identifier: String) in Locale(identifier: identifier)
      }
    ],
    statics: [
      "current": { _ in LocalizationContext.current.locale },
      "autoupdatingCurrent": { _ in LocalizationContext.current.locale },
      "preferredLanguages": { _ in [LocalizationContext.current.locale.identifier(.bcp47)] },
      "availableIdentifiers": { _ in Locale.availableIdentifiers },
      "commonISOCurrencyCodes": { _ in Locale.commonISOCurrencyCodes },
      "isoCurrencyCodes": { _ in Locale.Currency.isoCurrencies.map(\.identifier) },
      "isoRegionCodes": { _ in Locale.Region.isoRegions.map(\.identifier) },
    ],
    properties: parts,
    methods: [
      name("forIdentifier") { $0.localizedString(forIdentifier: $1) },
      name("forLanguageCode") { $0.localizedString(forLanguageCode: $1) },
      name("forRegionCode") { $0.localizedString(forRegionCode: $1) },
      name("forCurrencyCode") { $0.localizedString(forCurrencyCode: $1) },
    ])

  private static func name(
    _ label: String, _ find: @escaping @MainActor (Locale, String) -> String?
  ) -> Overload {
    Method("func localizedString(\(label) code: String) -> String?") {
      (locale: Locale, code: String) in find(locale, code)
    }
  }

  private static let parts: [String: @MainActor (Any, Evaluator) -> Any?] = [
    "identifier": { any, _ in (any as? Locale)?.identifier },
    "currency": { any, _ in (any as? Locale)?.currency ?? Value.null },
    "currencyCode": { any, _ in (any as? Locale)?.currency?.identifier ?? Value.null },
    "currencySymbol": { any, _ in (any as? Locale)?.currencySymbol ?? Value.null },
    "language": { any, _ in (any as? Locale)?.language },
    "languageCode": { any, _ in (any as? Locale)?.language.languageCode?.identifier ?? Value.null },
    "region": { any, _ in (any as? Locale)?.region ?? Value.null },
    "regionCode": { any, _ in (any as? Locale)?.region?.identifier ?? Value.null },
    "decimalSeparator": { any, _ in (any as? Locale)?.decimalSeparator ?? Value.null },
    "groupingSeparator": { any, _ in (any as? Locale)?.groupingSeparator ?? Value.null },
    "measurementSystem": { any, _ in (any as? Locale)?.measurementSystem },
    "usesMetricSystem": { any, _ in (any as? Locale).map { $0.measurementSystem == .metric } },
    "calendar": { any, _ in (any as? Locale)?.calendar },
    "timeZone": { any, _ in (any as? Locale)?.timeZone ?? Value.null },
  ]
}
