import Foundation

/// The forms of the fields of a date: `.wide`, `.twoDigits`, `.defaultDigits(amPM: .omitted)`.
enum DateSymbols {
  typealias Symbol = Date.FormatStyle.Symbol

  static let entries: [TypeEntry] = [
    entry("Era", ["abbreviated": Symbol.Era.abbreviated, "wide": .wide, "narrow": .narrow]),
    entry(
      "Year", ["defaultDigits": Symbol.Year.defaultDigits, "twoDigits": .twoDigits],
      [
        UntypedOverload("func padded(_ length: Int) -> Year") { Symbol.Year.padded(length($0)) },
        UntypedOverload("func relatedGregorian(minimumLength: Int = 1) -> Year") {
          Symbol.Year.relatedGregorian(minimumLength: length($0))
        },
        UntypedOverload("func extended(minimumLength: Int = 1) -> Year") {
          Symbol.Year.extended(minimumLength: length($0))
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
        UntypedOverload("func julianModified(minimumLength: Int = 1) -> Day") {
          Symbol.Day.julianModified(minimumLength: length($0))
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
        UntypedOverload("func fractional(_ length: Int) -> SecondFraction") {
          Symbol.SecondFraction.fractional(length($0))
        },
        UntypedOverload("func milliseconds(_ length: Int) -> SecondFraction") {
          Symbol.SecondFraction.milliseconds(length($0))
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
  private static func length(_ call: Call) -> Int { min(max(call.integer(0) ?? 1, 1), 9) }

  private static let hours: [Overload] = [
    hour("defaultDigits") { .defaultDigits(amPM: $0) },
    hour("twoDigits") { .twoDigits(amPM: $0) },
    hour("conversationalDefaultDigits") { .conversationalDefaultDigits(amPM: $0) },
    hour("conversationalTwoDigits") { .conversationalTwoDigits(amPM: $0) },
  ]

  private static func hour(
    _ name: String, _ make: @escaping @MainActor (Symbol.Hour.AMPMStyle) -> Symbol.Hour
  ) -> Overload {
    UntypedOverload("func \(name)(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Hour") {
      make($0.value(0) ?? .abbreviated)
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
    UntypedOverload("func \(name)(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> TimeZone") {
      make($0.value(0) ?? .short)
    }
  }
}
