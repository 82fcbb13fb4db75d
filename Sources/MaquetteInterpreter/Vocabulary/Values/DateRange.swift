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

extension DateRange: VocabularyArgument {
  static var spellings: [String] { ["ClosedRange<Date>", "Range<Date>"] }
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
      Method("func contains(_ element: Date) -> Bool") { (dates: DateRange, element: Date?) in
        element.map(dates.contains)
      },
      Method("func overlaps(_ other: ClosedRange<Date>) -> Bool") {
        (dates: DateRange, other: DateRange?) in
        other.map { $0.lower <= dates.upper && dates.lower <= $0.upper }
      },
    ])

  static let dateInterval = TypeEntry(
    "DateInterval", matches: { $0 is DateInterval },
    initializers: [
      Overload("init(start: Date, end: Date)") { (start: Date, end: Date, site: CallSite) -> Any? in
        guard start <= end else {
          return site.evaluator.dateRange(start, end, isClosed: true, at: site.place)
        }
        return DateInterval(start: start, end: end)
      },
      Overload("init(start: Date, duration: TimeInterval)") { (start: Date, duration: Double?) in
        DateInterval(start: start, duration: max(0, duration ?? 0))
      },
    ],
    properties: [
      "start": { any, _ in (any as? DateInterval)?.start },
      "end": { any, _ in (any as? DateInterval)?.end },
      "duration": { any, _ in (any as? DateInterval)?.duration },
    ],
    methods: [
      Method("func contains(_ date: Date) -> Bool") { (interval: DateInterval, date: Date?) in
        date.map(interval.contains)
      },
      Method("func intersects(_ other: DateInterval) -> Bool") {
        (interval: DateInterval, other: Value) in
        other.native(as: DateInterval.self).map(interval.intersects)
      },
      Method("func intersection(with other: DateInterval) -> DateInterval?") {
        (interval: DateInterval, other: Value) -> Any? in
        other.native(as: DateInterval.self).flatMap(interval.intersection) ?? Value.null
      },
    ])
}
