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
      UntypedOverload(
        "func verbatim(_ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle"
      ) { call in VerbatimPattern(call).style(locale: 1, timeZone: 2, calendar: 3) },
    ] + ClockFormats.functions)

  private static let relativeTo = UntypedOverload(
    "func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle"
  ) {
    Date.RelativeFormatStyle(
      presentation: $0.value(0) ?? .numeric, unitsStyle: $0.value(1) ?? .wide)
  }

  private static let fields = TypeEntry(
    format: Date.FormatStyle.self, named: "Date.FormatStyle",
    initializers: [
      UntypedOverload(
        "init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown)"
      ) {
        Date.FormatStyle(
          date: $0.value(0), time: $0.value(1), locale: $0.value(2) ?? .autoupdatingCurrent,
          calendar: $0.value(3) ?? .autoupdatingCurrent,
          timeZone: $0.value(4) ?? .autoupdatingCurrent)
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
  private static func field<Symbol>(
    _ name: String, _ symbol: String, default fallback: Symbol,
    _ add: @escaping @MainActor (Date.FormatStyle, Symbol) -> Date.FormatStyle
  ) -> Overload {
    UntypedOverload(
      "func \(name)(_ format: Date.FormatStyle.Symbol.\(symbol) = .default) -> Date.FormatStyle",
      on: Date.FormatStyle.self
    ) { style, call in add(style, call.value(0) ?? fallback) }
  }

  private static let relative = TypeEntry(
    format: Date.RelativeFormatStyle.self, named: "Date.RelativeFormatStyle",
    initializers: [
      UntypedOverload(
        "init(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown)"
      ) {
        Date.RelativeFormatStyle(
          presentation: $0.value(0) ?? .numeric, unitsStyle: $0.value(1) ?? .wide,
          locale: $0.value(2) ?? .autoupdatingCurrent,
          calendar: $0.value(3) ?? .autoupdatingCurrent)
      },
      UntypedOverload(
        "init(allowedFields: Set<Date.RelativeFormatStyle.Field>, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide)"
      ) {
        Date.RelativeFormatStyle(
          allowedFields: $0.value(0) ?? [], presentation: $0.value(1) ?? .numeric,
          unitsStyle: $0.value(2) ?? .wide)
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
      UntypedOverload(
        "init(anchor: Date, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide)"
      ) { call in
        call.value(0).map {
          Date.AnchoredRelativeFormatStyle(
            anchor: $0, presentation: call.value(1) ?? .numeric, unitsStyle: call.value(2) ?? .wide)
        }
      }
    ])

  private static let verbatim = TypeEntry(
    format: Date.VerbatimFormatStyle.self, named: "Date.VerbatimFormatStyle",
    initializers: [
      UntypedOverload(
        "init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar)"
      ) { call in VerbatimPattern(call).style(locale: 1, timeZone: 2, calendar: 3) }
    ])

  private static let iso8601 = TypeEntry(
    format: Date.ISO8601FormatStyle.self, named: "Date.ISO8601FormatStyle",
    initializers: [
      UntypedOverload(
        "init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt)"
      ) { isoStyle($0) }
    ],
    statics: ["iso8601": { _ in Date.ISO8601FormatStyle() }],
    functions: [isoWithTimeZone],
    methods: [
      iso("year()") { style, _ in style.year() }, iso("month()") { style, _ in style.month() },
      iso("day()") { style, _ in style.day() },
      iso("weekOfYear()") { style, _ in style.weekOfYear() },
      iso("time(includingFractionalSeconds: Bool)") {
        $0.time(includingFractionalSeconds: $1.bool(0))
      },
      iso("timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator)") {
        $0.timeZone(separator: $1.value(0) ?? .omitted)
      },
      iso("dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator)") {
        $0.dateSeparator($1.value(0) ?? .dash)
      },
      iso("dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator)") {
        $0.dateTimeSeparator($1.value(0) ?? .standard)
      },
      iso("timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator)") {
        $0.timeSeparator($1.value(0) ?? .colon)
      },
      iso("timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator)") {
        $0.timeZoneSeparator($1.value(0) ?? .omitted)
      },
    ], stored: [StoredProperty("timeZone", "TimeZone", \Date.ISO8601FormatStyle.timeZone)])

  private static let isoWithTimeZone = UntypedOverload(
    "func iso8601(timeZone: TimeZone, includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon) -> Date.ISO8601FormatStyle"
  ) {
    Date.ISO8601FormatStyle(
      dateSeparator: $0.value(2) ?? .dash, dateTimeSeparator: $0.value(3) ?? .standard,
      timeSeparator: $0.value(4) ?? .colon, includingFractionalSeconds: $0.bool(1),
      timeZone: $0.value(0) ?? .gmt)
  }

  private static func isoStyle(_ call: Call) -> Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(
      dateSeparator: call.value(0) ?? .dash, dateTimeSeparator: call.value(1) ?? .standard,
      timeSeparator: call.value(2) ?? .colon, timeZoneSeparator: call.value(3) ?? .omitted,
      includingFractionalSeconds: call.bool(4), timeZone: call.value(5) ?? .gmt)
  }

  private static func iso(
    _ text: String,
    _ make: @escaping @MainActor (Date.ISO8601FormatStyle, Call) -> Date.ISO8601FormatStyle
  ) -> Overload {
    UntypedOverload("func \(text) -> Date.ISO8601FormatStyle", on: Date.ISO8601FormatStyle.self) {
      make($0, $1)
    }
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
