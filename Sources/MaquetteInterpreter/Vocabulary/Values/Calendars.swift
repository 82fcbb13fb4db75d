import Foundation
import MaquetteUI

extension TypeEntry {
  static let calendar = TypeEntry(
    "Calendar", matches: { $0 is Calendar },
    initializers: [
      Overload("init(identifier: Calendar.Identifier)") { (identifier: Calendar.Identifier?) in
        var calendar = Calendar(identifier: identifier ?? .gregorian)
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

  private static let calculations: [Overload] = [
    Method(
      "func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?"
    ) {
      (
        calendar: Calendar, unit: Calendar.Component, value: Int?, date: Date,
        wrappingComponents: Bool?
      ) in
      calendar.date(
        byAdding: unit, value: value ?? 0, to: date, wrappingComponents: wrappingComponents ?? false
      )
    },
    Method("func date(byAdding components: DateComponents, to date: Date) -> Date?") {
      (calendar: Calendar, components: DateComponents, date: Date) in
      calendar.date(byAdding: components, to: date)
    },
    Method("func date(from components: DateComponents) -> Date?") {
      (calendar: Calendar, components: DateComponents) in calendar.date(from: components)
    },
    Method("func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?") {
      (calendar: Calendar, hour: Int?, minute: Int?, second: Int?, date: Date) in
      calendar.date(
        bySettingHour: hour ?? 0, minute: minute ?? 0,
        second: second ?? 0, of: date)
    },
    Method("func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?")
    { (calendar: Calendar, unit: Calendar.Component, value: Int?, date: Date) in
      calendar.date(bySetting: unit, value: value ?? 0, of: date)
    },
    Method("func startOfDay(for date: Date) -> Date") { (calendar: Calendar, date: Date) in
      calendar.startOfDay(for: date)
    },
    Method("func component(_ component: Calendar.Component, from date: Date) -> Int") {
      (calendar: Calendar, unit: Calendar.Component, date: Date) in
      calendar.component(unit, from: date)
    },
    Method(
      "func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents"
    ) { (calendar: Calendar, units: Set<Calendar.Component>, date: Date) in
      calendar.dateComponents(units, from: date)
    },
    Method(
      "func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents"
    ) { (calendar: Calendar, units: Set<Calendar.Component>, start: Date, end: Date) in
      calendar.dateComponents(units, from: start, to: end)
    },
    Method("func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?") {
      (calendar: Calendar, unit: Calendar.Component, date: Date) in
      calendar.dateInterval(of: unit, for: date)
    },
    Method(
      "func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?"
    ) { (calendar: Calendar, unit: Calendar.Component, larger: Calendar.Component, date: Date) in
      calendar.range(of: unit, in: larger, for: date).map {
        Value.range(
          RangeValue(
            lower: Double($0.lowerBound), upper: Double($0.upperBound), isClosed: false,
            isInteger: true))
      }
    },
    Method(
      "func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?"
    ) {
      (
        calendar: Calendar, date: Date, components: DateComponents,
        matching: Calendar.MatchingPolicy?, repeated: Calendar.RepeatedTimePolicy?,
        direction: Calendar.SearchDirection?
      ) in
      calendar.nextDate(
        after: date, matching: components, matchingPolicy: matching ?? .nextTime,
        repeatedTimePolicy: repeated ?? .first, direction: direction ?? .forward)
    },
  ]

  private static let questions: [Overload] = [
    Method(
      "func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?"
    ) {
      (calendar: Calendar, smaller: Calendar.Component, larger: Calendar.Component, date: Date) in
      calendar.ordinality(of: smaller, in: larger, for: date)
    },
    Method("func isDateInToday(_ date: Date) -> Bool") {
      (calendar: Calendar, date: Date, site: CallSite) in
      calendar.isDate(date, inSameDayAs: site.evaluator.now)
    },
    Method("func isDateInTomorrow(_ date: Date) -> Bool") {
      (calendar: Calendar, date: Date?, site: CallSite) in
      let day = calendar.date(byAdding: .day, value: 1, to: site.evaluator.now)
      return date.map { calendar.isDate($0, inSameDayAs: day ?? site.evaluator.now) }
    },
    Method("func isDateInYesterday(_ date: Date) -> Bool") {
      (calendar: Calendar, date: Date?, site: CallSite) in
      let day = calendar.date(byAdding: .day, value: -1, to: site.evaluator.now)
      return date.map { calendar.isDate($0, inSameDayAs: day ?? site.evaluator.now) }
    },
    Method("func isDateInWeekend(_ date: Date) -> Bool") { (calendar: Calendar, date: Date) in
      calendar.isDateInWeekend(date)
    },
    Method("func isDate(_ date: Date, inSameDayAs other: Date) -> Bool") {
      (calendar: Calendar, date: Date, other: Date) in calendar.isDate(date, inSameDayAs: other)
    },
    Method(
      "func isDate(_ date: Date, equalTo other: Date, toGranularity component: Calendar.Component) -> Bool"
    ) { (calendar: Calendar, date: Date, other: Date, unit: Calendar.Component) in
      calendar.isDate(date, equalTo: other, toGranularity: unit)
    },
    Method(
      "func compare(_ date: Date, to other: Date, toGranularity component: Calendar.Component) -> ComparisonResult"
    ) { (calendar: Calendar, date: Date, other: Date, unit: Calendar.Component) in
      calendar.compare(date, to: other, toGranularity: unit)
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

  static let calendarChoices: [TypeEntry] = [
    TypeEntry(
      choices: [
        "nextTime": Calendar.MatchingPolicy.nextTime, "strict": .strict,
        "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents,
        "previousTimePreservingSmallerComponents": .previousTimePreservingSmallerComponents,
      ], named: "Calendar.MatchingPolicy"),
    TypeEntry(
      choices: ["first": Calendar.RepeatedTimePolicy.first, "last": .last],
      named: "Calendar.RepeatedTimePolicy"),
    TypeEntry(
      choices: ["forward": Calendar.SearchDirection.forward, "backward": .backward],
      named: "Calendar.SearchDirection"),
  ]

  static let calendarIdentifier = TypeEntry(
    choices: Dictionary(
      CalendarName.allCases.map { ($0.rawValue, $0.identifier) }, uniquingKeysWith: { a, _ in a }
    ).merging(["iso8601": .iso8601, "republicOfChina": .republicOfChina]) { _, new in new },
    named: "Calendar.Identifier")

  static let timeZone = TypeEntry(
    "TimeZone", matches: { $0 is TimeZone },
    initializers: [
      Overload("init?(identifier: String)") { (identifier: String) in
        TimeZone(identifier: identifier)
      },
      Overload("init?(abbreviation: String)") { (abbreviation: String) in
        TimeZone(abbreviation: abbreviation)
      },
      Overload("init?(secondsFromGMT: Int)") { (secondsFromGMT: Int?) in
        // Foundation negates the offset before it looks at it.
        secondsFromGMT.flatMap { $0 == .min ? nil : TimeZone(secondsFromGMT: $0) }
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
      Method("func abbreviation(for date: Date = Date()) -> String?") {
        (zone: TimeZone, date: Date?, site: CallSite) in
        zone.abbreviation(for: date ?? site.evaluator.now)
      },
      Method("func secondsFromGMT(for date: Date = Date()) -> Int") {
        (zone: TimeZone, date: Date?, site: CallSite) in
        zone.secondsFromGMT(for: date ?? site.evaluator.now)
      },
      Method("func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String?") {
        (zone: TimeZone, style: NSTimeZone.NameStyle?, locale: Locale?) in
        zone.localizedName(
          for: style ?? .standard,
          locale: locale ?? LocalizationContext.current.locale)
      },
    ])

  static let timeZoneNameStyle = TypeEntry(
    choices: [
      "standard": NSTimeZone.NameStyle.standard, "shortStandard": .shortStandard,
      "daylightSaving": .daylightSaving, "shortDaylightSaving": .shortDaylightSaving,
      "generic": .generic, "shortGeneric": .shortGeneric,
    ], named: "NSTimeZone.NameStyle")
}
