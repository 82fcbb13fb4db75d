import Foundation

/// The order in which a table's languages are asked for a text.
enum LanguageChain {
  /// The languages that serve a locale, nearest first, and after them the source language.
  ///
  /// `de-AT` is served by `de-AT`, then `de`. Chinese in traditional characters is never served by
  /// simplified ones, nor Serbian in one alphabet by the other. Pseudo-locales change the source.
  static func languages(for locale: Locale, among available: Set<String>, source: String)
    -> [String]
  {
    var chain: [String] = []
    if PseudoLocale(locale) == nil {
      for candidate in candidates(for: locale) {
        if let language = best(for: candidate, among: available), !chain.contains(language) {
          chain.append(language)
        }
      }
    }
    for language in [source, "Base"] where available.contains(language) {
      if !chain.contains(language) { chain.append(language) }
    }
    return chain
  }

  /// A language and those it is a variety of, up to the one that has no more parents.
  private static func candidates(for locale: Locale) -> [Locale.Language] {
    var candidates: [Locale.Language] = []
    var next: Locale.Language? = locale.language
    while let language = next, candidates.count < 8, language.languageCode?.identifier != "root" {
      candidates.append(language)
      next = language.parent
    }
    return candidates
  }

  /// The available language that a candidate means, however it is spelled.
  private static func best(for candidate: Locale.Language, among available: Set<String>) -> String?
  {
    let meant = canonical(candidate)
    let equal = available.filter { canonical(Locale.Language(identifier: $0)) == meant }
    return equal.min { ($0.count, $0) < ($1.count, $1) }
  }

  /// One spelling of all that mean the same: `no` is `nb`, and `zh-TW` is `zh-Hant-TW`.
  private static func canonical(_ language: Locale.Language) -> String {
    let identifier = language.maximalIdentifier
    return identifier.hasPrefix("no-") ? "nb-" + identifier.dropFirst(3) : identifier
  }

  private static let formerNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]

  /// The language that a folder such as `de.lproj` or `German.lproj` is named for.
  static func language(ofFolder name: String) -> String {
    formerNames[name] ?? name.replacing("_", with: "-")
  }
}
