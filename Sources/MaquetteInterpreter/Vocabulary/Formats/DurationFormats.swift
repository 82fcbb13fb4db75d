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
        UntypedOverload(
          "init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = .autoupdatingCurrent)"
        ) {
          Time(
            pattern: $0.value(0) ?? .hourMinuteSecond, locale: $0.value(1) ?? .autoupdatingCurrent)
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
        UntypedOverload("func show(length: Int) -> ZeroValueUnitsDisplayStrategy") {
          Units.ZeroValueUnitsDisplayStrategy.show(length: length($0.integer(0)))
        }
      ]),
    TypeEntry(
      choices: ["hide": Units.FractionalPartDisplayStrategy.hide],
      named: "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy",
      functions: [
        UntypedOverload(
          "func hide(rounded: FloatingPointRoundingRule) -> FractionalPartDisplayStrategy"
        ) {
          Units.FractionalPartDisplayStrategy.hide(rounded: $0.value(0) ?? .toNearestOrEven)
        },
        UntypedOverload(
          "func show(length: Int, rounded: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FractionalPartDisplayStrategy"
        ) {
          Units.FractionalPartDisplayStrategy.show(
            length: length($0.integer(0)), rounded: $0.value(1) ?? .toNearestOrEven,
            increment: $0.double(2))
        },
      ]),
  ]

  private static let time = UntypedOverload(
    "func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle"
  ) { Time(pattern: $0.value(0) ?? .hourMinuteSecond) }

  private static let units = UntypedOverload(
    "func units(allowed: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Duration.UnitsFormatStyle"
  ) { call in
    Units(
      allowedUnits: call.value(0) ?? [.hours, .minutes, .seconds],
      width: call.value(1) ?? .abbreviated,
      maximumUnitCount: call.integer(2).map { max($0, 1) },
      zeroValueUnits: call.value(3) ?? .hide, valueLength: call.integer(4).map(length),
      fractionalPart: call.value(5) ?? .hide)
  }

  private static let patterns = TypeEntry(
    choices: [
      "hourMinute": Time.Pattern.hourMinute, "hourMinuteSecond": .hourMinuteSecond,
      "minuteSecond": .minuteSecond,
    ], named: "Duration.TimeFormatStyle.Pattern",
    functions: [
      UntypedOverload(
        "func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Pattern"
      ) {
        Time.Pattern.hourMinute(
          padHourToLength: length($0.integer(0)), roundSeconds: $0.value(1) ?? .toNearestOrEven)
      },
      UntypedOverload(
        "func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Pattern"
      ) {
        Time.Pattern.hourMinuteSecond(
          padHourToLength: length($0.integer(0)),
          fractionalSecondsLength: length($0.integer(1)),
          roundFractionalSeconds: $0.value(2) ?? .toNearestOrEven)
      },
      UntypedOverload(
        "func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Pattern"
      ) {
        Time.Pattern.minuteSecond(
          padMinuteToLength: length($0.integer(0)),
          fractionalSecondsLength: length($0.integer(1)),
          roundFractionalSeconds: $0.value(2) ?? .toNearestOrEven)
      },
    ])

  /// Beyond what a duration has, more digits are only zeros.
  private static func length(_ digits: Int?) -> Int { min(max(digits ?? 0, 0), 18) }
}
