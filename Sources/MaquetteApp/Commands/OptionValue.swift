import Foundation

/// How the values of options are spelt.
nonisolated enum OptionValue {
  /// The calendars by the names that they have in Swift.
  static let calendars: [(String, Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
    ("ethiopicAmeteAlem", .ethiopicAmeteAlem), ("ethiopicAmeteMihret", .ethiopicAmeteMihret),
    ("hebrew", .hebrew), ("indian", .indian), ("islamic", .islamic),
    ("islamicCivil", .islamicCivil), ("islamicTabular", .islamicTabular),
    ("islamicUmmAlQura", .islamicUmmAlQura), ("iso8601", .iso8601), ("japanese", .japanese),
    ("persian", .persian), ("republicOfChina", .republicOfChina),
  ]

  /// A locale whose language exists.
  static func locale(_ text: String) -> Locale? {
    guard !text.isEmpty else { return nil }
    let locale = Locale(identifier: text)
    guard let language = locale.language.languageCode, language.isISOLanguage else { return nil }
    return locale
  }

  /// An instant in the ISO 8601 form; the time may be left out, and so may the offset, which is
  /// then that of `zone`.
  static func date(_ text: String, in zone: TimeZone) -> Date? {
    let day = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
    let time = day.time(includingFractionalSeconds: false)
    let styles = [
      time.timeZone(separator: .omitted), time.timeZone(separator: .colon),
      day.time(includingFractionalSeconds: true).timeZone(separator: .omitted), time, day,
    ]
    return styles.lazy.compactMap { try? $0.parse(text) }.first
  }

  /// A width and a height with an `x` between them.
  static func size(_ text: String) -> CommonOptions.Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    return CommonOptions.Size(width: width, height: height)
  }
}
