import Foundation

/// `.time(pattern:)` and `.units(…)`: the formats of durations.
enum DurationFormats {
  typealias Time = Duration.TimeFormatStyle
  typealias Units = Duration.UnitsFormatStyle

  static let entries: [TypeEntry] = [
    TypeEntry.formats(of: "Duration", functions: [time, units]),
    TypeEntry(
      format: Time.self, named: "Duration.TimeFormatStyle",
      initializers: [
        Overload(
          "init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = .autoupdatingCurrent)"
        ) { (pattern: Duration.TimeFormatStyle.Pattern?, locale: Locale?) in
          Time(
            pattern: pattern ?? .hourMinuteSecond, locale: locale ?? .autoupdatingCurrent)
        }
      ], functions: [time]),
    TypeEntry(format: Units.self, named: "Duration.UnitsFormatStyle", functions: [units]),
    patterns,
    TypeEntry(
      choices: [
        "wide": Units.UnitWidth.wide, "abbreviated": .abbreviated, "narrow": .narrow,
        "condensedAbbreviated": .condensedAbbreviated,
      ], named: "Duration.UnitsFormatStyle.UnitWidth"),
    TypeEntry(
      choices: [
        "weeks": Units.Unit.weeks, "days": .days, "hours": .hours, "minutes": .minutes,
        "seconds": .seconds, "milliseconds": .milliseconds, "microseconds": .microseconds,
        "nanoseconds": .nanoseconds,
      ], named: "Duration.UnitsFormatStyle.Unit"),
    TypeEntry(
      choices: ["hide": Units.ZeroValueUnitsDisplayStrategy.hide],
      named: "Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy",
      functions: [
        Overload("func show(length: Int) -> ZeroValueUnitsDisplayStrategy") { (digits: Int?) in
          Units.ZeroValueUnitsDisplayStrategy.show(length: length(digits))
        }
      ]),
    TypeEntry(
      choices: ["hide": Units.FractionalPartDisplayStrategy.hide],
      named: "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy",
      functions: [
        Overload("func hide(rounded: FloatingPointRoundingRule) -> FractionalPartDisplayStrategy") {
          (rounded: FloatingPointRoundingRule?) in
          Units.FractionalPartDisplayStrategy.hide(rounded: rounded ?? .toNearestOrEven)
        },
        Overload(
          "func show(length: Int, rounded: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FractionalPartDisplayStrategy"
        ) { (digits: Int?, rounded: FloatingPointRoundingRule?, increment: Double?) in
          Units.FractionalPartDisplayStrategy.show(
            length: length(digits), rounded: rounded ?? .toNearestOrEven,
            increment: increment.flatMap { $0.isFinite && $0 > 0 ? $0 : nil })
        },
      ]),
  ]

  private static let time = Overload(
    "func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle"
  ) { (pattern: Duration.TimeFormatStyle.Pattern?) in Time(pattern: pattern ?? .hourMinuteSecond) }

  private static let units = Overload(
    "func units(allowed: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Duration.UnitsFormatStyle"
  ) {
    (
      allowed: Set<Duration.UnitsFormatStyle.Unit>?, width: Duration.UnitsFormatStyle.UnitWidth?,
      maximumUnitCount: Int?,
      zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy?, valueLength: Int?,
      fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy?
    ) in
    // Of no units at all Foundation traps.
    Units(
      allowedUnits: allowed.flatMap { $0.isEmpty ? nil : $0 } ?? [.hours, .minutes, .seconds],
      width: width ?? .abbreviated,
      maximumUnitCount: maximumUnitCount.map { max($0, 1) },
      zeroValueUnits: zeroValueUnits ?? .hide, valueLength: valueLength.map(length),
      fractionalPart: fractionalPart ?? .hide)
  }

  private static let patterns = TypeEntry(
    choices: [
      "hourMinute": Time.Pattern.hourMinute, "hourMinuteSecond": .hourMinuteSecond,
      "minuteSecond": .minuteSecond,
    ], named: "Duration.TimeFormatStyle.Pattern",
    functions: [
      Overload(
        "func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Pattern"
      ) { (padHourToLength: Int?, roundSeconds: FloatingPointRoundingRule?) in
        Time.Pattern.hourMinute(
          padHourToLength: length(padHourToLength), roundSeconds: roundSeconds ?? .toNearestOrEven)
      },
      Overload(
        "func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Pattern"
      ) {
        (
          padHourToLength: Int?, fractionalSecondsLength: Int?,
          roundFractionalSeconds: FloatingPointRoundingRule?
        ) in
        Time.Pattern.hourMinuteSecond(
          padHourToLength: length(padHourToLength),
          fractionalSecondsLength: length(fractionalSecondsLength),
          roundFractionalSeconds: roundFractionalSeconds ?? .toNearestOrEven)
      },
      Overload(
        "func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Pattern"
      ) {
        (
          padMinuteToLength: Int?, fractionalSecondsLength: Int?,
          roundFractionalSeconds: FloatingPointRoundingRule?
        ) in
        Time.Pattern.minuteSecond(
          padMinuteToLength: length(padMinuteToLength),
          fractionalSecondsLength: length(fractionalSecondsLength),
          roundFractionalSeconds: roundFractionalSeconds ?? .toNearestOrEven)
      },
    ])

  /// Beyond what a duration has, more digits are only zeros.
  private static func length(_ digits: Int?) -> Int { min(max(digits ?? 0, 0), 18) }
}
