import Glibc

/// The locale that the environment asks of the process.
enum ProcessLocale {
  /// The variables that ICU takes its default from.
  private static let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// Replaces by `C` what can name no locale, before anything looks at it: over a language of
  /// twelve letters and more ICU ends the program, and of what looks like a path it makes one.
  static func checkEnvironment() {
    for name in variables {
      guard let value = getenv(name), !isPlausible(String(cString: value)) else { continue }
      setenv(name, "C", 1)
    }
  }

  /// Whether a value reads `language_COUNTRY.encoding@variant`, all but the language optional.
  static func isPlausible(_ value: String) -> Bool {
    if ["", "C", "POSIX", "C.UTF-8", "C.utf8"].contains(value) { return true }
    let language = value.prefix { $0.isASCII && $0.isLetter }
    let rest = value.dropFirst(language.count)
    return (2...8).contains(language.count) && value.utf8.count <= 100
      && rest.first.map { "_-.@".contains($0) } ?? true
      && rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.@=;,+".contains($0)) }
  }
}
