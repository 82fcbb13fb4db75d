import Foundation
import MaquetteUI

extension TypeEntry {
  static let date = TypeEntry(
    "Date", matches: { $0 is Date },
    initializers: [
      Overload("init()") { (site: CallSite) in site.evaluator.now },
      Overload("init(timeIntervalSinceNow: TimeInterval)") {
        (timeIntervalSinceNow: Double?, site: CallSite) in
        site.evaluator.now.addingTimeInterval(timeIntervalSinceNow ?? 0)
      },
      Overload("init(timeIntervalSince1970: TimeInterval)") { (timeIntervalSince1970: Double?) in
        Date(timeIntervalSince1970: timeIntervalSince1970 ?? 0)
      },
      Overload("init(timeIntervalSinceReferenceDate: TimeInterval)") {
        (timeIntervalSinceReferenceDate: Double?) in
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate ?? 0)
      },
      Overload("init(timeInterval: TimeInterval, since: Date)") {
        (timeInterval: Double?, since: Date?) in since?.addingTimeInterval(timeInterval ?? 0)
      },
      Overload("init(_ text: String, strategy: FormatStyle)") {
        (text: String, strategy: Value?, site: CallSite) in
        let strategy = site.evaluator.textFormat(
          strategy ?? .null, for: .wrap(Date()), at: site.place)
        let date = strategy?.parse(text, LocalizationContext.current.formats)
        guard let date else { throw Unwind.thrown(.string("\"\(text)\" is no date")) }
        return date
      },
    ],
    statics: [
      "now": { $0.now }, "distantPast": { _ in Date.distantPast },
      "distantFuture": { _ in Date.distantFuture },
      "timeIntervalSinceReferenceDate": { $0.now.timeIntervalSinceReferenceDate },
    ],
    properties: [
      "timeIntervalSinceNow": { any, evaluator in (any as? Date)?.timeIntervalSince(evaluator.now)
      },
      "timeIntervalSince1970": { any, _ in (any as? Date)?.timeIntervalSince1970 },
      "timeIntervalSinceReferenceDate": { any, _ in
        (any as? Date)?.timeIntervalSinceReferenceDate
      },
    ],
    methods: [
      Method("func addingTimeInterval(_ interval: TimeInterval) -> Date") {
        (date: Date, interval: Double?) in date.addingTimeInterval(interval ?? 0)
      },
      Method("mutating func addTimeInterval(_ interval: TimeInterval)") {
        (date: Date, interval: Double?) in date.addingTimeInterval(interval ?? 0)
      },
      Method("func advanced(by interval: TimeInterval) -> Date") {
        (date: Date, interval: Double?) in date.addingTimeInterval(interval ?? 0)
      },
      Method("func timeIntervalSince(_ date: Date) -> TimeInterval") { (date: Date, other: Date) in
        date.timeIntervalSince(other)
      },
      Method("func distance(to other: Date) -> TimeInterval") { (date: Date, other: Date) in
        date.distance(to: other)
      },
      Method("func compare(_ other: Date) -> ComparisonResult") { (date: Date, other: Date) in
        date.compare(other)
      },
      Method("func ISO8601Format() -> String") { (date: Date) in date.ISO8601Format() },
    ])

  static let comparisonResult = TypeEntry(
    choices: [
      "orderedAscending": ComparisonResult.orderedAscending, "orderedSame": .orderedSame,
      "orderedDescending": .orderedDescending,
    ], named: "ComparisonResult")

  static let dateComponents = TypeEntry(
    "DateComponents", matches: { $0 is DateComponents },
    initializers: [
      Overload(
        "init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)"
      ) {
        (
          calendar: Calendar?, timeZone: TimeZone?, era: Int?, year: Int?, month: Int?, day: Int?,
          hour: Int?, minute: Int?, second: Int?, nanosecond: Int?, weekday: Int?,
          weekdayOrdinal: Int?, quarter: Int?, weekOfMonth: Int?, weekOfYear: Int?,
          yearForWeekOfYear: Int?
        ) in
        DateComponents(
          calendar: calendar, timeZone: timeZone, era: era,
          year: year, month: month, day: day,
          hour: hour, minute: minute, second: second,
          nanosecond: nanosecond, weekday: weekday, weekdayOrdinal: weekdayOrdinal,
          quarter: quarter, weekOfMonth: weekOfMonth, weekOfYear: weekOfYear,
          yearForWeekOfYear: yearForWeekOfYear)
      }
    ],
    properties: [
      "date": { any, _ in
        guard var components = any as? DateComponents else { return nil }
        components.calendar = components.calendar ?? LocalizationContext.current.calendar
        return components.date ?? Value.null
      }
    ],
    methods: [
      Method("mutating func setValue(_ value: Int?, for component: Calendar.Component)") {
        (components: DateComponents, value: Int?, component: Calendar.Component?) in
        var components = components
        component.map {
          components.setValue(value, for: $0)
        }
        return components
      },
      Method("func value(for component: Calendar.Component) -> Int?") {
        (components: DateComponents, component: Calendar.Component) in
        components.value(for: component)
      },
    ],
    stored: [
      StoredProperty("calendar", "Calendar?", \DateComponents.calendar),
      StoredProperty("timeZone", "TimeZone?", \DateComponents.timeZone),
      StoredProperty("era", "Int?", \DateComponents.era),
      StoredProperty("year", "Int?", \DateComponents.year),
      StoredProperty("quarter", "Int?", \DateComponents.quarter),
      StoredProperty("month", "Int?", \DateComponents.month),
      StoredProperty("day", "Int?", \DateComponents.day),
      StoredProperty("hour", "Int?", \DateComponents.hour),
      StoredProperty("minute", "Int?", \DateComponents.minute),
      StoredProperty("second", "Int?", \DateComponents.second),
      StoredProperty("nanosecond", "Int?", \DateComponents.nanosecond),
      StoredProperty("weekday", "Int?", \DateComponents.weekday),
      StoredProperty("weekOfMonth", "Int?", \DateComponents.weekOfMonth),
      StoredProperty("weekOfYear", "Int?", \DateComponents.weekOfYear),
    ])
}
