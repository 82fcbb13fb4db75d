import Foundation
import MaquetteUI

extension TypeEntry {
  static let calendar = TypeEntry(
    "Calendar", matches: { $0 is Calendar },
    initializers: [
      UntypedOverload("init(identifier: Calendar.Identifier)") { call in
        var calendar = Calendar(identifier: call.value(0) ?? .gregorian)
        calendar.locale = LocalizationContext.current.locale
        calendar.timeZone = LocalizationContext.current.timeZone
        return calendar
      }
    ],
    statics: [
      "current": { _ in LocalizationContext.current.calendar },
      "autoupdatingCurrent": { _ in LocalizationContext.current.calendar },
    ],
    properties: names, methods: calculations + questions,
    stored: [
      StoredProperty("firstWeekday", "Int", \Calendar.firstWeekday),
      StoredProperty("locale", "Locale?", \Calendar.locale),
      StoredProperty("timeZone", "TimeZone", \Calendar.timeZone),
    ])

  private static let names: [String: @MainActor (Any, Evaluator) -> Any?] = [
    "identifier": { any, _ in (any as? Calendar)?.identifier },
    "weekdaySymbols": { any, _ in (any as? Calendar)?.weekdaySymbols },
    "shortWeekdaySymbols": { any, _ in (any as? Calendar)?.shortWeekdaySymbols },
    "veryShortWeekdaySymbols": { any, _ in (any as? Calendar)?.veryShortWeekdaySymbols },
    "standaloneWeekdaySymbols": { any, _ in (any as? Calendar)?.standaloneWeekdaySymbols },
    "monthSymbols": { any, _ in (any as? Calendar)?.monthSymbols },
    "shortMonthSymbols": { any, _ in (any as? Calendar)?.shortMonthSymbols },
    "standaloneMonthSymbols": { any, _ in (any as? Calendar)?.standaloneMonthSymbols },
    "veryShortMonthSymbols": { any, _ in (any as? Calendar)?.veryShortMonthSymbols },
    "amSymbol": { any, _ in (any as? Calendar)?.amSymbol },
    "pmSymbol": { any, _ in (any as? Calendar)?.pmSymbol },
  ]

  private static func ask(
    _ text: String, _ answer: @escaping @MainActor (Calendar, Call) -> Any?
  ) -> Overload {
    UntypedOverload("func \(text)", on: Calendar.self) { answer($0, $1) ?? Value.null }
  }

  private static let calculations: [Overload] = [
    ask(
      "date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?"
    ) { calendar, call in
      guard let unit = call.value(0, as: Calendar.Component.self), let date: Date = call.value(2)
      else { return nil }
      return calendar.date(
        byAdding: unit, value: call.integer(1) ?? 0, to: date, wrappingComponents: call.bool(3))
    },
    ask("date(byAdding components: DateComponents, to date: Date) -> Date?") { calendar, call in
      guard let components: DateComponents = call.value(0), let date: Date = call.value(1) else {
        return nil
      }
      return calendar.date(byAdding: components, to: date)
    },
    ask("date(from components: DateComponents) -> Date?") { calendar, call in
      call.value(0).flatMap { calendar.date(from: $0) }
    },
    ask(
      "date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?"
    ) { calendar, call in
      guard let date: Date = call.value(3) else { return nil }
      return calendar.date(
        bySettingHour: call.integer(0) ?? 0, minute: call.integer(1) ?? 0,
        second: call.integer(2) ?? 0, of: date)
    },
    ask(
      "date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?"
    ) { calendar, call in
      guard let unit = call.value(0, as: Calendar.Component.self), let date: Date = call.value(2)
      else { return nil }
      return calendar.date(bySetting: unit, value: call.integer(1) ?? 0, of: date)
    },
    ask("startOfDay(for date: Date) -> Date") { calendar, call in
      call.value(0).map { calendar.startOfDay(for: $0) }
    },
    ask("component(_ component: Calendar.Component, from date: Date) -> Int") { calendar, call in
      guard let unit = call.value(0, as: Calendar.Component.self), let date: Date = call.value(1)
      else { return nil }
      return calendar.component(unit, from: date)
    },
    ask(
      "dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents"
    ) { calendar, call in
      guard let units: Set<Calendar.Component> = call.value(0), let date: Date = call.value(1)
      else { return nil }
      return calendar.dateComponents(units, from: date)
    },
    ask(
      "dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents"
    ) { calendar, call in
      guard let units: Set<Calendar.Component> = call.value(0), let start: Date = call.value(1),
        let end: Date = call.value(2)
      else { return nil }
      return calendar.dateComponents(units, from: start, to: end)
    },
    ask("dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?") {
      calendar, call in
      guard let unit = call.value(0, as: Calendar.Component.self), let date: Date = call.value(1)
      else { return nil }
      return calendar.dateInterval(of: unit, for: date)
    },
    ask(
      "range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?"
    ) { calendar, call in
      guard let unit = call.value(0, as: Calendar.Component.self),
        let larger = call.value(1, as: Calendar.Component.self), let date: Date = call.value(2)
      else { return nil }
      return calendar.range(of: unit, in: larger, for: date).map {
        Value.range(
          RangeValue(
            lower: Double($0.lowerBound), upper: Double($0.upperBound), isClosed: false,
            isInteger: true))
      }
    },
    ask(
      "nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Any) -> Date?"
    ) { calendar, call in
      guard let date: Date = call.value(0), let components: DateComponents = call.value(1) else {
        return nil
      }
      return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    },
  ]

  private static let questions: [Overload] = [
    ask("isDateInToday(_ date: Date) -> Bool") { calendar, call in
      call.value(0).map { calendar.isDate($0, inSameDayAs: call.evaluator.now) }
    },
    ask("isDateInTomorrow(_ date: Date) -> Bool") { calendar, call in
      let day = calendar.date(byAdding: .day, value: 1, to: call.evaluator.now)
      return call.value(0).map { calendar.isDate($0, inSameDayAs: day ?? call.evaluator.now) }
    },
    ask("isDateInYesterday(_ date: Date) -> Bool") { calendar, call in
      let day = calendar.date(byAdding: .day, value: -1, to: call.evaluator.now)
      return call.value(0).map { calendar.isDate($0, inSameDayAs: day ?? call.evaluator.now) }
    },
    ask("isDateInWeekend(_ date: Date) -> Bool") { calendar, call in
      call.value(0).map { calendar.isDateInWeekend($0) }
    },
    ask("isDate(_ date: Date, inSameDayAs other: Date) -> Bool") { calendar, call in
      guard let date: Date = call.value(0), let other: Date = call.value(1) else { return nil }
      return calendar.isDate(date, inSameDayAs: other)
    },
    ask(
      "isDate(_ date: Date, equalTo other: Date, toGranularity component: Calendar.Component) -> Bool"
    ) { calendar, call in
      guard let date: Date = call.value(0), let other: Date = call.value(1),
        let unit = call.value(2, as: Calendar.Component.self)
      else { return nil }
      return calendar.isDate(date, equalTo: other, toGranularity: unit)
    },
    ask(
      "compare(_ date: Date, to other: Date, toGranularity component: Calendar.Component) -> ComparisonResult"
    ) { calendar, call in
      guard let date: Date = call.value(0), let other: Date = call.value(1),
        let unit = call.value(2, as: Calendar.Component.self)
      else { return nil }
      return calendar.compare(date, to: other, toGranularity: unit)
    },
  ]

  static let calendarComponent = TypeEntry(
    choices: [
      "era": Calendar.Component.era, "year": .year, "month": .month, "day": .day, "hour": .hour,
      "minute": .minute, "second": .second, "weekday": .weekday,
      "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter, "weekOfMonth": .weekOfMonth,
      "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear,
      "nanosecond": .nanosecond, "dayOfYear": .dayOfYear, "calendar": .calendar,
      "timeZone": .timeZone,
    ], named: "Calendar.Component")

  static let calendarIdentifier = TypeEntry(
    choices: Dictionary(
      CalendarName.allCases.map { ($0.rawValue, $0.identifier) }, uniquingKeysWith: { a, _ in a }
    ).merging(["iso8601": .iso8601, "republicOfChina": .republicOfChina]) { _, new in new },
    named: "Calendar.Identifier")

  static let timeZone = TypeEntry(
    "TimeZone", matches: { $0 is TimeZone },
    initializers: [
      UntypedOverload("init(identifier: String)") {
        TimeZone(identifier: $0.string(0)) ?? Value.null
      },
      UntypedOverload("init(abbreviation: String)") {
        TimeZone(abbreviation: $0.string(0)) ?? Value.null
      },
      UntypedOverload("init(secondsFromGMT: Int)") {
        $0.integer(0).flatMap { TimeZone(secondsFromGMT: $0) } ?? Value.null
      },
    ],
    statics: [
      "current": { _ in LocalizationContext.current.timeZone },
      "autoupdatingCurrent": { _ in LocalizationContext.current.timeZone },
      "gmt": { _ in TimeZone.gmt },
      "knownTimeZoneIdentifiers": { _ in TimeZone.knownTimeZoneIdentifiers },
    ],
    properties: ["identifier": { any, _ in (any as? TimeZone)?.identifier }],
    methods: [
      UntypedOverload("func abbreviation(for date: Date = Date()) -> String?", on: TimeZone.self) {
        zone, call in zone.abbreviation(for: call.value(0) ?? call.evaluator.now) ?? Value.null
      },
      UntypedOverload("func secondsFromGMT(for date: Date = Date()) -> Int", on: TimeZone.self) {
        zone, call in zone.secondsFromGMT(for: call.value(0) ?? call.evaluator.now)
      },
      UntypedOverload(
        "func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String?",
        on: TimeZone.self
      ) { zone, call in
        zone.localizedName(
          for: call.value(0) ?? .standard,
          locale: call.value(1) ?? LocalizationContext.current.locale)
          ?? Value.null
      },
    ])

  static let timeZoneNameStyle = TypeEntry(
    choices: [
      "standard": NSTimeZone.NameStyle.standard, "shortStandard": .shortStandard,
      "daylightSaving": .daylightSaving, "shortDaylightSaving": .shortDaylightSaving,
      "generic": .generic, "shortGeneric": .shortGeneric,
    ], named: "NSTimeZone.NameStyle")
}
