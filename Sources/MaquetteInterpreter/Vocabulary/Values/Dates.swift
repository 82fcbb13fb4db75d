import Foundation
import MaquetteUI

extension TypeEntry {
  static let date = TypeEntry(
    "Date", matches: { $0 is Date },
    initializers: [
      UntypedOverload("init()") { $0.evaluator.now },
      UntypedOverload("init(timeIntervalSinceNow: TimeInterval)") {
        $0.evaluator.now.addingTimeInterval($0.double(0) ?? 0)
      },
      UntypedOverload("init(timeIntervalSince1970: TimeInterval)") {
        Date(timeIntervalSince1970: $0.double(0) ?? 0)
      },
      UntypedOverload("init(timeIntervalSinceReferenceDate: TimeInterval)") {
        Date(timeIntervalSinceReferenceDate: $0.double(0) ?? 0)
      },
      UntypedOverload("init(timeInterval: TimeInterval, since: Date)") { call in
        call.value(1, as: Date.self)?.addingTimeInterval(call.double(0) ?? 0)
      },
      UntypedOverload("init(_ text: String, strategy: FormatStyle)") { call in
        let strategy = call.evaluator.textFormat(
          call[1] ?? .null, for: .wrap(Date()), at: call.place)
        let date = strategy?.parse(call.string(0), LocalizationContext.current.formats)
        guard let date else { throw Unwind.thrown(.string("\"\(call.string(0))\" is no date")) }
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
      UntypedOverload("func addingTimeInterval(_ interval: TimeInterval) -> Date", on: Date.self) {
        $0.addingTimeInterval($1.double(0) ?? 0)
      },
      UntypedOverload("mutating func addTimeInterval(_ interval: TimeInterval)", on: Date.self) {
        $0.addingTimeInterval($1.double(0) ?? 0)
      },
      UntypedOverload("func advanced(by interval: TimeInterval) -> Date", on: Date.self) {
        $0.addingTimeInterval($1.double(0) ?? 0)
      },
      UntypedOverload("func timeIntervalSince(_ date: Date) -> TimeInterval", on: Date.self) {
        date, call in call.value(0).map { date.timeIntervalSince($0) }
      },
      UntypedOverload("func distance(to other: Date) -> TimeInterval", on: Date.self) {
        date, call in
        call.value(0).map { date.distance(to: $0) }
      },
      UntypedOverload("func compare(_ other: Date) -> ComparisonResult", on: Date.self) {
        date, call in
        call.value(0).map { date.compare($0) }
      },
      UntypedOverload("func ISO8601Format() -> String", on: Date.self) { date, _ in
        date.ISO8601Format()
      },
    ])

  static let comparisonResult = TypeEntry(
    choices: [
      "orderedAscending": ComparisonResult.orderedAscending, "orderedSame": .orderedSame,
      "orderedDescending": .orderedDescending,
    ], named: "ComparisonResult")

  static let dateComponents = TypeEntry(
    "DateComponents", matches: { $0 is DateComponents },
    initializers: [
      UntypedOverload(
        "init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)"
      ) { call in
        DateComponents(
          calendar: call.value(0), timeZone: call.value(1), era: call.integer(2),
          year: call.integer(3), month: call.integer(4), day: call.integer(5),
          hour: call.integer(6), minute: call.integer(7), second: call.integer(8),
          nanosecond: call.integer(9), weekday: call.integer(10), weekdayOrdinal: call.integer(11),
          quarter: call.integer(12), weekOfMonth: call.integer(13), weekOfYear: call.integer(14),
          yearForWeekOfYear: call.integer(15))
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
      UntypedOverload(
        "mutating func setValue(_ value: Int?, for component: Calendar.Component)",
        on: DateComponents.self
      ) { components, call in
        var components = components
        call.value(1, as: Calendar.Component.self).map {
          components.setValue(call.integer(0), for: $0)
        }
        return components
      },
      UntypedOverload(
        "func value(for component: Calendar.Component) -> Int?", on: DateComponents.self
      ) {
        components, call in
        call.value(0, as: Calendar.Component.self).flatMap { components.value(for: $0) }
          ?? Value.null
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
