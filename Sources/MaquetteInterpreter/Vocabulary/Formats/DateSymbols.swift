import Foundation

/// The forms of the fields of a date: `.wide`, `.twoDigits`, `.defaultDigits(amPM: .omitted)`.
enum DateSymbols {
  typealias Symbol = Date.FormatStyle.Symbol

  static let entries: [TypeEntry] = [
    entry("Era", ["abbreviated": Symbol.Era.abbreviated, "wide": .wide, "narrow": .narrow]),
    entry(
      "Year", ["defaultDigits": Symbol.Year.defaultDigits, "twoDigits": .twoDigits],
      [
        Overload("func padded(_ length: Int) -> Year") { (digits: Int?) in
          Symbol.Year.padded(length(digits))
        },
        Overload("func relatedGregorian(minimumLength: Int = 1) -> Year") { (digits: Int?) in
          Symbol.Year.relatedGregorian(minimumLength: length(digits))
        },
        Overload("func extended(minimumLength: Int = 1) -> Year") { (digits: Int?) in
          Symbol.Year.extended(minimumLength: length(digits))
        },
      ]),
    entry(
      "Quarter",
      [
        "oneDigit": Symbol.Quarter.oneDigit, "twoDigits": .twoDigits, "abbreviated": .abbreviated,
        "wide": .wide, "narrow": .narrow,
      ]),
    entry(
      "Month",
      [
        "defaultDigits": Symbol.Month.defaultDigits, "twoDigits": .twoDigits,
        "abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow,
      ]),
    entry(
      "Week",
      [
        "defaultDigits": Symbol.Week.defaultDigits, "twoDigits": .twoDigits,
        "weekOfMonth": .weekOfMonth,
      ]),
    entry(
      "Day",
      [
        "defaultDigits": Symbol.Day.defaultDigits, "twoDigits": .twoDigits,
        "ordinalOfDayInMonth": .ordinalOfDayInMonth,
      ],
      [
        Overload("func julianModified(minimumLength: Int = 1) -> Day") { (digits: Int?) in
          Symbol.Day.julianModified(minimumLength: length(digits))
        }
      ]),
    entry(
      "DayOfYear",
      [
        "defaultDigits": Symbol.DayOfYear.defaultDigits, "twoDigits": .twoDigits,
        "threeDigits": .threeDigits,
      ]),
    entry(
      "Weekday",
      [
        "abbreviated": Symbol.Weekday.abbreviated, "wide": .wide, "narrow": .narrow,
        "short": .short, "oneDigit": .oneDigit, "twoDigits": .twoDigits,
      ]),
    entry(
      "Hour",
      [
        "defaultDigitsNoAMPM": Symbol.Hour.defaultDigits(amPM: .omitted),
        "twoDigitsNoAMPM": .twoDigits(amPM: .omitted),
      ], hours),
    entry("Minute", ["defaultDigits": Symbol.Minute.defaultDigits, "twoDigits": .twoDigits]),
    entry("Second", ["defaultDigits": Symbol.Second.defaultDigits, "twoDigits": .twoDigits]),
    TypeEntry(
      "Date.FormatStyle.Symbol.SecondFraction", matches: { $0 is Symbol.SecondFraction },
      functions: [
        Overload("func fractional(_ length: Int) -> SecondFraction") { (digits: Int?) in
          Symbol.SecondFraction.fractional(length(digits))
        },
        Overload("func milliseconds(_ length: Int) -> SecondFraction") { (digits: Int?) in
          Symbol.SecondFraction.milliseconds(length(digits))
        },
      ]),
    entry(
      "TimeZone",
      [
        "exemplarLocation": Symbol.TimeZone.exemplarLocation, "genericLocation": .genericLocation,
      ], zones),
    TypeEntry(
      choices: ["short": Symbol.TimeZone.Width.short, "long": .long],
      named: "Date.FormatStyle.Symbol.TimeZone.Width"),
    TypeEntry(
      choices: [
        "abbreviated": Symbol.Hour.AMPMStyle.abbreviated, "wide": .wide, "narrow": .narrow,
        "omitted": .omitted,
      ], named: "Date.FormatStyle.Symbol.Hour.AMPMStyle"),
  ]

  private static func entry<T>(
    _ name: String, _ choices: [String: T], _ functions: [Overload] = []
  ) -> TypeEntry {
    TypeEntry(choices: choices, named: "Date.FormatStyle.Symbol.\(name)", functions: functions)
  }

  /// A length that no clock exceeds; more would only be zeros.
  private static func length(_ digits: Int?) -> Int { min(max(digits ?? 1, 1), 9) }

  private static let hours: [Overload] = [
    hour("defaultDigits") { .defaultDigits(amPM: $0) },
    hour("twoDigits") { .twoDigits(amPM: $0) },
    hour("conversationalDefaultDigits") { .conversationalDefaultDigits(amPM: $0) },
    hour("conversationalTwoDigits") { .conversationalTwoDigits(amPM: $0) },
  ]

  private static func hour(
    _ name: String, _ make: @escaping @MainActor (Symbol.Hour.AMPMStyle) -> Symbol.Hour
  ) -> Overload {
    Overload("func \(name)(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Hour") {
      (amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle?) in make(amPM ?? .abbreviated)
    }
  }

  private static let zones: [Overload] = [
    zone("specificName") { .specificName($0) }, zone("genericName") { .genericName($0) },
    zone("iso8601") { .iso8601($0) }, zone("localizedGMT") { .localizedGMT($0) },
    zone("identifier") { .identifier($0) },
  ]

  private static func zone(
    _ name: String, _ make: @escaping @MainActor (Symbol.TimeZone.Width) -> Symbol.TimeZone
  ) -> Overload {
    Overload("func \(name)(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> TimeZone") {
      (width: Date.FormatStyle.Symbol.TimeZone.Width?) in make(width ?? .short)
    }
  }
}
