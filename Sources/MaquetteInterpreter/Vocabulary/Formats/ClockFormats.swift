import Foundation
import MaquetteUI

/// `.timer(…)`, `.stopwatch(…)`, `.offset(…)` and `.reference(…)`, and the sources that follow the
/// clock.
enum ClockFormats {
  typealias Fields = Set<Date.ComponentsFormatStyle.Field>

  /// The styles, among those of dates.
  static let functions: [Overload] = [
    timer("countingDownIn") {
      SystemFormatStyle.Timer(
        countingDownIn: $0, showsHours: $1, maxFieldCount: $2, maxPrecision: $3)
    },
    timer("countingUpIn") {
      SystemFormatStyle.Timer(
        countingUpIn: $0, showsHours: $1, maxFieldCount: $2, maxPrecision: $3)
    },
    Overload(
      "func stopwatch(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) -> SystemFormatStyle.Stopwatch"
    ) { (startDate: Date, showsHours: Bool?, fields: Int?, maxPrecision: Duration?) in
      SystemFormatStyle.Stopwatch(
        startingAt: startDate, showsHours: showsHours ?? true,
        maxFieldCount: count(fields, else: 4), maxPrecision: maxPrecision ?? .milliseconds(10))
    },
    Overload(
      "func offset(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) -> SystemFormatStyle.DateOffset"
    ) {
      (
        anchor: Date, allowedFields: Fields?, fields: Int?,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy?
      ) in
      SystemFormatStyle.DateOffset(
        to: anchor,
        allowedFields: allowedFields ?? [
          .year, .month, .day, .hour, .minute, .second,
        ],
        maxFieldCount: count(fields, else: 2), sign: sign ?? .automatic)
    },
    Overload(
      "func reference(to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day) -> SystemFormatStyle.DateReference"
    ) {
      (
        date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field>?, fields: Int?,
        thresholdField: Date.RelativeFormatStyle.Field?
      ) in
      SystemFormatStyle.DateReference(
        to: date, allowedFields: allowedFields ?? [.year, .month, .day, .hour, .minute],
        maxFieldCount: count(fields, else: 2), thresholdField: thresholdField ?? .day)
    },
  ]

  static let entries: [TypeEntry] = [
    TypeEntry(format: SystemFormatStyle.Timer.self, named: "SystemFormatStyle.Timer"),
    TypeEntry(format: SystemFormatStyle.Stopwatch.self, named: "SystemFormatStyle.Stopwatch"),
    TypeEntry(format: SystemFormatStyle.DateOffset.self, named: "SystemFormatStyle.DateOffset"),
    TypeEntry(
      format: SystemFormatStyle.DateReference.self, named: "SystemFormatStyle.DateReference"),
    TypeEntry(
      "TimeDataSource", matches: { $0 is any ClockSource },
      statics: ["currentDate": { _ in TimeDataSource<Date>.currentDate }],
      functions: [
        source("dateRange(endingAt date: Date)") { TimeDataSource.dateRange(endingAt: $0) },
        source("dateRange(startingAt date: Date)") { TimeDataSource.dateRange(startingAt: $0) },
        source("durationOffset(to date: Date)") { TimeDataSource.durationOffset(to: $0) },
      ]),
  ]

  private static func source(_ text: String, _ make: @escaping @MainActor (Date) -> Any)
    -> Overload
  {
    Overload("func \(text) -> TimeDataSource") { (date: Date) in make(date) }
  }

  private static func timer(
    _ label: String,
    _ make: @escaping @MainActor (Range<Date>, Bool, Int, Duration) -> SystemFormatStyle.Timer
  ) -> Overload {
    Overload(
      "func timer(\(label) interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer"
    ) { (interval: DateRange, showsHours: Bool?, fields: Int?, maxPrecision: Duration?) in
      interval.range.map {
        make(
          $0, showsHours ?? true, count(fields, else: 3), maxPrecision ?? .seconds(1))
      }
    }
  }

  private static func count(_ fields: Int?, else fallback: Int) -> Int {
    max(1, fields ?? fallback)
  }
}

/// A source that follows the clock, of whatever kind of value.
nonisolated protocol ClockSource {
  /// A value of the kind that the source yields.
  var sample: Value { get }
  /// A text that follows the source; nil if the style takes other values.
  func text(_ style: Any) -> Text?
}

nonisolated extension TimeDataSource: ClockSource {
  var sample: MaquetteInterpreter.Value {
    switch self {
    case is TimeDataSource<Date>: .wrap(Date.distantPast)
    case is TimeDataSource<Duration>: .wrap(Duration.zero)
    default: .wrap(DateRange(lower: .distantPast, upper: .distantPast, isClosed: false))
    }
  }

  func text(_ style: Any) -> Text? {
    (style as? any DiscreteFormatStyle).flatMap { Text(source: self, anyFormat: $0) }
  }
}
