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
    UntypedOverload(
      "func stopwatch(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) -> SystemFormatStyle.Stopwatch"
    ) { call in
      call.value(0).map {
        SystemFormatStyle.Stopwatch(
          startingAt: $0, showsHours: call.bool(1, default: true),
          maxFieldCount: count(call, 2, else: 4), maxPrecision: call.value(3) ?? .milliseconds(10))
      }
    },
    UntypedOverload(
      "func offset(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) -> SystemFormatStyle.DateOffset"
    ) { call in
      call.value(0).map {
        SystemFormatStyle.DateOffset(
          to: $0,
          allowedFields: call.value(1, as: Fields.self) ?? [
            .year, .month, .day, .hour, .minute, .second,
          ],
          maxFieldCount: count(call, 2, else: 2), sign: call.value(3) ?? .automatic)
      }
    },
    UntypedOverload(
      "func reference(to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day) -> SystemFormatStyle.DateReference"
    ) { call in
      call.value(0).map {
        SystemFormatStyle.DateReference(
          to: $0, allowedFields: call.value(1) ?? [.year, .month, .day, .hour, .minute],
          maxFieldCount: count(call, 2, else: 2), thresholdField: call.value(3) ?? .day)
      }
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
    UntypedOverload("func \(text) -> TimeDataSource") { call in
      call.value(0, as: Date.self).map(make)
    }
  }

  private static func timer(
    _ label: String,
    _ make: @escaping @MainActor (Range<Date>, Bool, Int, Duration) -> SystemFormatStyle.Timer
  ) -> Overload {
    UntypedOverload(
      "func timer(\(label) interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer"
    ) { call in
      call.dates(0)?.range.map {
        make(
          $0, call.bool(1, default: true), count(call, 2, else: 3), call.value(3) ?? .seconds(1))
      }
    }
  }

  private static func count(_ call: Call, _ index: Int, else fallback: Int) -> Int {
    max(1, call.integer(index) ?? fallback)
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
