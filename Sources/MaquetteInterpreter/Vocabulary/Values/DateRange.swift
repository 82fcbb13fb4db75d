import Foundation
import MaquetteUI

/// A range of dates, which unlike Swift's own may be the wrong way round without a trap.
nonisolated struct DateRange: Hashable {
  let lower: Date
  let upper: Date
  let isClosed: Bool

  /// Whether the later date stands first.
  var isReversed: Bool { upper < lower }

  /// The range without its end; nil if it is reversed.
  var range: Range<Date>? { isReversed ? nil : lower..<upper }

  /// The range with its end; nil if it is reversed.
  var closedRange: ClosedRange<Date>? { isReversed ? nil : lower...upper }

  /// The stretch of time; nil if it is reversed.
  var interval: DateInterval? { isReversed ? nil : DateInterval(start: lower, end: upper) }

  /// Whether a date lies in it.
  func contains(_ date: Date) -> Bool {
    lower <= date && (isClosed ? date <= upper : date < upper)
  }
}

extension DateRange: CustomStringConvertible {
  nonisolated var description: String {
    lower.description + (isClosed ? "..." : "..<") + upper.description
  }
}

extension Evaluator {
  /// A range of two dates; a reversed one is reported and shows as nothing known.
  func dateRange(_ lower: Date, _ upper: Date, isClosed: Bool, at place: SourceLocation) -> Value {
    let range = DateRange(lower: lower, upper: upper, isClosed: isClosed)
    if range.isReversed {
      log.report(
        .error, .invalidArgument, name: "range",
        "Range requires lowerBound <= upperBound: \(lower.formatted(.iso8601)) is after "
          + upper.formatted(.iso8601), at: place)
    }
    return .wrap(range)
  }
}

extension Call {
  /// The range of dates given for a parameter.
  func dates(_ index: Int) -> DateRange? { self[index]?.native(as: DateRange.self) }
}

extension TypeEntry {
  static let dateRange = TypeEntry(
    "ClosedRange", matches: { $0 is DateRange }, alsoIn: ["Range"],
    properties: [
      "lowerBound": { any, _ in (any as? DateRange)?.lower },
      "upperBound": { any, _ in (any as? DateRange)?.upper },
      "isEmpty": { any, _ in
        (any as? DateRange).map { !$0.isClosed && $0.lower == $0.upper }
      },
    ],
    methods: [
      UntypedOverload("func contains(_ element: Date) -> Bool", on: DateRange.self) { dates, call in
        call.value(0).map(dates.contains)
      },
      UntypedOverload("func overlaps(_ other: ClosedRange<Date>) -> Bool", on: DateRange.self) {
        dates, call in call.dates(0).map { $0.lower <= dates.upper && dates.lower <= $0.upper }
      },
    ])

  static let dateInterval = TypeEntry(
    "DateInterval", matches: { $0 is DateInterval },
    initializers: [
      UntypedOverload("init(start: Date, end: Date)") { call in
        guard let start = call.value(0, as: Date.self), let end = call.value(1, as: Date.self)
        else { return nil }
        guard start <= end else {
          return call.evaluator.dateRange(start, end, isClosed: true, at: call.place)
        }
        return DateInterval(start: start, end: end)
      },
      UntypedOverload("init(start: Date, duration: TimeInterval)") { call in
        call.value(0).map { DateInterval(start: $0, duration: max(0, call.double(1) ?? 0)) }
      },
    ],
    properties: [
      "start": { any, _ in (any as? DateInterval)?.start },
      "end": { any, _ in (any as? DateInterval)?.end },
      "duration": { any, _ in (any as? DateInterval)?.duration },
    ],
    methods: [
      UntypedOverload("func contains(_ date: Date) -> Bool", on: DateInterval.self) {
        interval, call in
        call.value(0).map(interval.contains)
      }
    ])
}
