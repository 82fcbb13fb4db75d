import Foundation

/// The locale, languages, calendar and time zone that the POSIX variables of a process ask for.
///
/// Foundation on Linux answers `en_001` for `Locale.current` whatever the variables say, so the
/// root environment is made from this. It is a pure function of the variables given.
package struct SystemLocale: Equatable, Sendable {
  /// A POSIX locale category, named as its variable is.
  package enum Category: String, Sendable {
    case numeric = "LC_NUMERIC"
    case time = "LC_TIME"
    case monetary = "LC_MONETARY"
    case messages = "LC_MESSAGES"
    case measurement = "LC_MEASUREMENT"
  }

  /// The locale for dates, numbers and measurements; never the empty one.
  package let locale: Locale

  /// The languages to look texts up in, most wanted first, as locale identifiers.
  package let languages: [String]

  /// The calendar that the locale's region uses.
  package let calendar: Calendar

  /// The zone named by `TZ`, or the machine's.
  package let timeZone: TimeZone

  /// Reads the variables; `machineTimeZone` counts where `TZ` is unset or names no known zone.
  package init(variables: [String: String], machineTimeZone: TimeZone = .current) {
    let formats = Self.identifier(of: .time, in: variables)
    let measurement = Self.identifier(of: .measurement, in: variables)
    locale = Self.locale(formats, measuredAs: measurement)
    languages = Self.languages(in: variables)
    timeZone = Self.timeZone(in: variables) ?? machineTimeZone
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The identifier that the variables give to a category: `LC_ALL`, then the category, then
  /// `LANG`.
  package static func identifier(
    of category: Category, in variables: [String: String]
  ) -> String {
    for name in ["LC_ALL", category.rawValue, "LANG"] {
      if let value = variables[name], !value.isEmpty { return localeIdentifier(value) }
    }
    return fallback
  }

  /// Turns a POSIX locale name into a locale identifier: `sr_RS.UTF-8@latin` is `sr-Latn_RS`.
  package static func localeIdentifier(_ posix: String) -> String {
    let parts = posix.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].prefix { $0 != "." }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return fallback }
    guard parts.count == 2, let script = scripts[String(parts[1])] else { return String(name) }
    let fields = name.split(separator: "_", maxSplits: 1)
    return ([fields[0] + "-" + script] + fields.dropFirst().map(String.init)).joined(separator: "_")
  }

  private static let fallback = "en_US"

  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  private static func locale(_ identifier: String, measuredAs measurement: String) -> Locale {
    let locale = Locale(identifier: identifier)
    let system = Locale(identifier: measurement).measurementSystem
    guard system != locale.measurementSystem else { return locale }
    var components = Locale.Components(locale: locale)
    components.measurementSystem = system
    return Locale(components: components)
  }

  /// GNU's `LANGUAGE` is a list that counts for texts only, and not in the C locale.
  private static func languages(in variables: [String: String]) -> [String] {
    let messages = identifier(of: .messages, in: variables)
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }
      .first { !$0.isEmpty }
    let isC = named.map { ["C", "POSIX"].contains(String($0.prefix { $0 != "." })) } ?? true
    guard !isC, let list = variables["LANGUAGE"] else { return [messages] }
    var languages: [String] = []
    for entry in list.split(separator: ":").map({ localeIdentifier(String($0)) }) + [messages]
    where !languages.contains(entry) {
      languages.append(entry)
    }
    return languages
  }

  /// Accepts a name, a name after a colon, and a path into the zone database.
  private static func timeZone(in variables: [String: String]) -> TimeZone? {
    guard var name = variables["TZ"], !name.isEmpty else { return nil }
    if name.hasPrefix(":") { name.removeFirst() }
    if let range = name.range(of: "zoneinfo/") { name = String(name[range.upperBound...]) }
    return TimeZone(identifier: name)
  }
}
