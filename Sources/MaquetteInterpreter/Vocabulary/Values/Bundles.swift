import Foundation
import MaquetteUI

extension TypeEntry {
  /// What is asked of the app's own bundle, answered as its first version would; of its files only
  /// the string tables are there.
  static let bundle = TypeEntry(
    "Bundle", matches: { $0 is Bundle },
    initializers: [
      Overload("init(@inert for type: Any)") { Bundle.main },
      Overload("init?(@inert path: String)") { Bundle.main },
      Overload("init?(@inert url: URL)") { Bundle.main },
      Overload("init?(@inert identifier: String)") { Bundle.main },
    ],
    statics: [
      "main": { _ in Bundle.main }, "module": { _ in Bundle.main },
      "allBundles": { _ in [Bundle.main] }, "allFrameworks": { _ in Value.array([]) },
    ],
    properties: [
      "infoDictionary": { _, _ in Value.dictionary(information) },
      "localizedInfoDictionary": { _, _ in Value.dictionary(information) },
      "bundleIdentifier": { _, _ in "com.example.app" },
      "bundleURL": { _, _ in URL(filePath: "/App.app/") },
      "bundlePath": { _, _ in "/App.app" },
      "resourceURL": { _, _ in URL(filePath: "/App.app/") },
      "resourcePath": { _, _ in "/App.app" },
      "executableURL": { _, _ in URL(filePath: "/App.app/App") },
      "appStoreReceiptURL": { _, _ in Value.null },
      "localizations": { _, _ in languages },
      "preferredLocalizations": { _, _ in languages },
      "developmentLocalization": { _, _ in "en" },
    ],
    methods: [
      Overload("func object(forInfoDictionaryKey key: String) -> Any?") { (key: String) in
        information[.string(key)] ?? .null
      },
      Overload("func localizedString(forKey key: String, value: String?, table: String?) -> String")
      { (key: String, value: String?, table: String?, site: CallSite) in
        let fallback = value ?? ""
        return site.evaluator.localized(
          key, table: table, fallback: fallback.isEmpty ? nil : fallback)
      },
      Overload(
        "func url(@inert forResource name: String?, @inert withExtension ext: String?, @inert subdirectory: String? = nil, @inert localization: String? = nil) -> URL?"
      ) {
        Value.null
      },
      Overload(
        "func path(@inert forResource name: String?, @inert ofType ext: String?, @inert inDirectory: String? = nil, @inert forLocalization: String? = nil) -> String?"
      ) {
        Value.null
      },
    ])

  private static var languages: [String] {
    [LocalizationContext.current.locale.language.languageCode?.identifier ?? "en"]
  }

  private static let information: DictionaryValue = {
    var values = DictionaryValue()
    values[.string("CFBundleShortVersionString")] = .string("1.0")
    values[.string("CFBundleVersion")] = .string("1")
    values[.string("CFBundleName")] = .string("App")
    values[.string("CFBundleDisplayName")] = .string("App")
    return values
  }()
}
