import Foundation
import MaquetteUI

/// `.dateTime…`, `.iso8601`, `.relative(…)` and `.interval` with what can follow them.
enum DateFormats {
  static let entries: [TypeEntry] =
    [
      dates, fields, iso8601, relative, anchored, verbatim,
      TypeEntry(
        choices: [
          "omitted": Date.FormatStyle.DateStyle.omitted, "numeric": .numeric,
          "abbreviated": .abbreviated, "long": .long, "complete": .complete,
        ], named: "Date.FormatStyle.DateStyle"),
      TypeEntry(
        choices: [
          "omitted": Date.FormatStyle.TimeStyle.omitted, "shortened": .shortened,
          "standard": .standard, "complete": .complete,
        ], named: "Date.FormatStyle.TimeStyle"),
      TypeEntry(
        choices: ["numeric": Date.RelativeFormatStyle.Presentation.numeric, "named": .named],
        named: "Date.RelativeFormatStyle.Presentation"),
      TypeEntry(
        choices: [
          "wide": Date.RelativeFormatStyle.UnitsStyle.wide, "spellOut": .spellOut,
          "abbreviated": .abbreviated, "narrow": .narrow,
        ], named: "Date.RelativeFormatStyle.UnitsStyle"),
      TypeEntry(
        choices: [
          "year": Date.RelativeFormatStyle.Field.year, "month": .month, "week": .week, "day": .day,
          "hour": .hour, "minute": .minute, "second": .second,
        ], named: "Date.RelativeFormatStyle.Field"),
    ] + isoSeparators + DateSymbols.entries

  /// What the family of dates holds.
  private static let dates = TypeEntry.formats(
    of: "Date",
    statics: [
      "dateTime": { _ in Date.FormatStyle() },
      "iso8601": { _ in Date.ISO8601FormatStyle() },
      "relative": { _ in Date.RelativeFormatStyle() },
    ],
    functions: [
      relativeTo,
      isoWithTimeZone,
      Overload(
        "func verbatim(_ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle"
      ) { (format: VerbatimPattern, locale: Locale?, timeZone: TimeZone?, calendar: Calendar?) in
        format.style(locale: locale, timeZone: timeZone, calendar: calendar)
      },
    ] + ClockFormats.functions)

  private static let relativeTo = Overload(
    "func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle"
  ) {
    (
      presentation: Date.RelativeFormatStyle.Presentation?,
      unitsStyle: Date.RelativeFormatStyle.UnitsStyle?
    ) in
    Date.RelativeFormatStyle(
      presentation: presentation ?? .numeric, unitsStyle: unitsStyle ?? .wide)
  }

  private static let fields = TypeEntry(
    format: Date.FormatStyle.self, named: "Date.FormatStyle",
    initializers: [
      Overload(
        "init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, @ignored capitalizationContext: FormatStyleCapitalizationContext = .unknown)"
      ) {
        (
          date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?, locale: Locale?,
          calendar: Calendar?, timeZone: TimeZone?
        ) in
        Date.FormatStyle(
          date: date, time: time, locale: locale ?? .autoupdatingCurrent,
          calendar: calendar ?? .autoupdatingCurrent,
          timeZone: timeZone ?? .autoupdatingCurrent)
      }
    ],
    statics: ["dateTime": { _ in Date.FormatStyle() }],
    methods: [
      field("era", "Era", default: .abbreviated) { $0.era($1) },
      field("year", "Year", default: .defaultDigits) { $0.year($1) },
      field("quarter", "Quarter", default: .abbreviated) { $0.quarter($1) },
      field("month", "Month", default: .abbreviated) { $0.month($1) },
      field("week", "Week", default: .defaultDigits) { $0.week($1) },
      field("day", "Day", default: .defaultDigits) { $0.day($1) },
      field("dayOfYear", "DayOfYear", default: .defaultDigits) { $0.dayOfYear($1) },
      field("weekday", "Weekday", default: .abbreviated) { $0.weekday($1) },
      field("hour", "Hour", default: .defaultDigits(amPM: .abbreviated)) { $0.hour($1) },
      field("minute", "Minute", default: .defaultDigits) { $0.minute($1) },
      field("second", "Second", default: .defaultDigits) { $0.second($1) },
      field("secondFraction", "SecondFraction", default: .milliseconds(3)) {
        $0.secondFraction($1)
      },
      field("timeZone", "TimeZone", default: .specificName(.short)) { $0.timeZone($1) },
    ],
    stored: [
      StoredProperty("locale", "Locale", \Date.FormatStyle.locale),
      StoredProperty("calendar", "Calendar", \Date.FormatStyle.calendar),
      StoredProperty("timeZone", "TimeZone", \Date.FormatStyle.timeZone),
    ])

  /// A field of a date in one of its forms.
  private static func field<Symbol: VocabularyArgument>(
    _ name: String, _ symbol: String, default fallback: Symbol,
    _ add: @escaping @MainActor (Date.FormatStyle, Symbol) -> Date.FormatStyle
  ) -> Overload {
    Method(
      "func \(name)(_ format: Date.FormatStyle.Symbol.\(symbol) = .default) -> Date.FormatStyle"
    ) { (style: Date.FormatStyle, format: Symbol?) in add(style, format ?? fallback) }
  }

  private static let relative = TypeEntry(
    format: Date.RelativeFormatStyle.self, named: "Date.RelativeFormatStyle",
    initializers: [
      Overload(
        "init(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, @ignored capitalizationContext: FormatStyleCapitalizationContext = .unknown)"
      ) {
        (
          presentation: Date.RelativeFormatStyle.Presentation?,
          unitsStyle: Date.RelativeFormatStyle.UnitsStyle?, locale: Locale?, calendar: Calendar?
        ) in
        Date.RelativeFormatStyle(
          presentation: presentation ?? .numeric, unitsStyle: unitsStyle ?? .wide,
          locale: locale ?? .autoupdatingCurrent,
          calendar: calendar ?? .autoupdatingCurrent)
      },
      Overload(
        "init(allowedFields: Set<Date.RelativeFormatStyle.Field>, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide)"
      ) {
        (
          allowedFields: Set<Date.RelativeFormatStyle.Field>?,
          presentation: Date.RelativeFormatStyle.Presentation?,
          unitsStyle: Date.RelativeFormatStyle.UnitsStyle?
        ) in
        Date.RelativeFormatStyle(
          allowedFields: allowedFields ?? [], presentation: presentation ?? .numeric,
          unitsStyle: unitsStyle ?? .wide)
      },
    ],
    functions: [relativeTo],
    stored: [
      StoredProperty("locale", "Locale", \Date.RelativeFormatStyle.locale),
      StoredProperty("calendar", "Calendar", \Date.RelativeFormatStyle.calendar),
      StoredProperty(
        "presentation", "Date.RelativeFormatStyle.Presentation",
        \Date.RelativeFormatStyle.presentation),
      StoredProperty(
        "unitsStyle", "Date.RelativeFormatStyle.UnitsStyle", \Date.RelativeFormatStyle.unitsStyle),
    ])

  private static let anchored = TypeEntry(
    format: Date.AnchoredRelativeFormatStyle.self, named: "Date.AnchoredRelativeFormatStyle",
    initializers: [
      Overload(
        "init(anchor: Date, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide)"
      ) {
        (
          anchor: Date, presentation: Date.RelativeFormatStyle.Presentation?,
          unitsStyle: Date.RelativeFormatStyle.UnitsStyle?
        ) in
        Date.AnchoredRelativeFormatStyle(
          anchor: anchor, presentation: presentation ?? .numeric, unitsStyle: unitsStyle ?? .wide)
      }
    ])

  private static let verbatim = TypeEntry(
    format: Date.VerbatimFormatStyle.self, named: "Date.VerbatimFormatStyle",
    initializers: [
      Overload(
        "init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar)"
      ) { (format: VerbatimPattern, locale: Locale?, timeZone: TimeZone?, calendar: Calendar?) in
        format.style(locale: locale, timeZone: timeZone, calendar: calendar)
      }
    ])

  private static let iso8601 = TypeEntry(
    format: Date.ISO8601FormatStyle.self, named: "Date.ISO8601FormatStyle",
    initializers: [
      Overload(
        "init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt)"
      ) {
        (
          dateSeparator: Date.ISO8601FormatStyle.DateSeparator?,
          dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator?,
          timeSeparator: Date.ISO8601FormatStyle.TimeSeparator?,
          timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator?,
          fractionalSeconds: Bool?, timeZone: TimeZone?
        ) in
        Date.ISO8601FormatStyle(
          dateSeparator: dateSeparator ?? .dash, dateTimeSeparator: dateTimeSeparator ?? .standard,
          timeSeparator: timeSeparator ?? .colon, timeZoneSeparator: timeZoneSeparator ?? .omitted,
          includingFractionalSeconds: fractionalSeconds ?? false, timeZone: timeZone ?? .gmt)
      }
    ],
    statics: ["iso8601": { _ in Date.ISO8601FormatStyle() }],
    functions: [isoWithTimeZone],
    methods: [
      Method("func year() -> Date.ISO8601FormatStyle") { (style: Date.ISO8601FormatStyle) in
        style.year()
      },
      Method("func month() -> Date.ISO8601FormatStyle") { (style: Date.ISO8601FormatStyle) in
        style.month()
      },
      Method("func day() -> Date.ISO8601FormatStyle") { (style: Date.ISO8601FormatStyle) in
        style.day()
      },
      Method("func weekOfYear() -> Date.ISO8601FormatStyle") { (style: Date.ISO8601FormatStyle) in
        style.weekOfYear()
      },
      Method("func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle") {
        (style: Date.ISO8601FormatStyle, includingFractionalSeconds: Bool) in
        style.time(includingFractionalSeconds: includingFractionalSeconds)
      },
      Method(
        "func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle"
      ) { (style: Date.ISO8601FormatStyle, separator: Date.ISO8601FormatStyle.TimeZoneSeparator?) in
        style.timeZone(separator: separator ?? .omitted)
      },
      Method(
        "func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle"
      ) { (style: Date.ISO8601FormatStyle, separator: Date.ISO8601FormatStyle.DateSeparator?) in
        style.dateSeparator(separator ?? .dash)
      },
      Method(
        "func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle"
      ) { (style: Date.ISO8601FormatStyle, separator: Date.ISO8601FormatStyle.DateTimeSeparator?) in
        style.dateTimeSeparator(separator ?? .standard)
      },
      Method(
        "func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle"
      ) { (style: Date.ISO8601FormatStyle, separator: Date.ISO8601FormatStyle.TimeSeparator?) in
        style.timeSeparator(separator ?? .colon)
      },
      Method(
        "func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle"
      ) { (style: Date.ISO8601FormatStyle, separator: Date.ISO8601FormatStyle.TimeZoneSeparator?) in
        style.timeZoneSeparator(separator ?? .omitted)
      },
    ], stored: [StoredProperty("timeZone", "TimeZone", \Date.ISO8601FormatStyle.timeZone)])

  private static let isoWithTimeZone = Overload(
    "func iso8601(timeZone: TimeZone, includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon) -> Date.ISO8601FormatStyle"
  ) {
    (
      timeZone: TimeZone?, includingFractionalSeconds: Bool?,
      dateSeparator: Date.ISO8601FormatStyle.DateSeparator?,
      dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator?,
      timeSeparator: Date.ISO8601FormatStyle.TimeSeparator?
    ) in
    Date.ISO8601FormatStyle(
      dateSeparator: dateSeparator ?? .dash, dateTimeSeparator: dateTimeSeparator ?? .standard,
      timeSeparator: timeSeparator ?? .colon,
      includingFractionalSeconds: includingFractionalSeconds ?? false,
      timeZone: timeZone ?? .gmt)
  }

  private static let isoSeparators: [TypeEntry] = [
    TypeEntry(
      choices: ["dash": Date.ISO8601FormatStyle.DateSeparator.dash, "omitted": .omitted],
      named: "Date.ISO8601FormatStyle.DateSeparator"),
    TypeEntry(
      choices: ["standard": Date.ISO8601FormatStyle.DateTimeSeparator.standard, "space": .space],
      named: "Date.ISO8601FormatStyle.DateTimeSeparator"),
    TypeEntry(
      choices: ["colon": Date.ISO8601FormatStyle.TimeSeparator.colon, "omitted": .omitted],
      named: "Date.ISO8601FormatStyle.TimeSeparator"),
    TypeEntry(
      choices: ["colon": Date.ISO8601FormatStyle.TimeZoneSeparator.colon, "omitted": .omitted],
      named: "Date.ISO8601FormatStyle.TimeZoneSeparator"),
  ]
}
