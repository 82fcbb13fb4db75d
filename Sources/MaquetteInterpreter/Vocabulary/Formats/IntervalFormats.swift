import Foundation
import MaquetteUI

/// `.interval…`, `.components(…)` and `.timeDuration`: the formats of ranges of dates.
enum IntervalFormats {
  typealias Style = Date.IntervalFormatStyle
  typealias Components = Date.RangeComponentsFormatStyle

  static let entries: [TypeEntry] = [
    TypeEntry.formats(
      of: "Range<Date>",
      statics: [
        "interval": { _ in Style() },
        "timeDuration": { _ in components(.timeDuration) },
      ], functions: [counted]),
    TypeEntry(
      format: Style.self, named: "Date.IntervalFormatStyle",
      initializers: [
        Overload(
          "init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent)"
        ) {
          (
            date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?, locale: Locale?,
            calendar: Calendar?, timeZone: TimeZone?
          ) in
          Style(
            date: date, time: time, locale: locale ?? .autoupdatingCurrent,
            calendar: calendar ?? .autoupdatingCurrent,
            timeZone: timeZone ?? .autoupdatingCurrent)
        }
      ],
      statics: ["interval": { _ in Style() }],
      methods: [
        field("year()") { $0.year() },
        field("month", "Month = .abbreviated", .abbreviated) { $0.month($1) },
        field("day()") { $0.day() },
        field("weekday", "Weekday = .abbreviated", .abbreviated) { $0.weekday($1) },
        field("hour", "Hour = .default", .defaultDigits(amPM: .abbreviated)) { $0.hour($1) },
        field("minute()") { $0.minute() },
        field("second()") { $0.second() },
        field("timeZone", "TimeZone = .specificName(.short)", .specificName(.short)) {
          $0.timeZone($1)
        },
      ],
      stored: [
        StoredProperty("locale", "Locale", \Style.locale),
        StoredProperty("calendar", "Calendar", \Style.calendar),
        StoredProperty("timeZone", "TimeZone", \Style.timeZone),
      ]),
    TypeEntry(
      format: Components.self, named: "Date.ComponentsFormatStyle",
      initializers: [
        Overload(
          "init(style: Date.ComponentsFormatStyle.Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Date.ComponentsFormatStyle.Field>? = nil)"
        ) {
          (
            style: Date.ComponentsFormatStyle.Style?, locale: Locale?, calendar: Calendar?,
            fields: Set<Date.ComponentsFormatStyle.Field>?
          ) in
          Components(
            style: style ?? .wide, locale: locale ?? .autoupdatingCurrent,
            calendar: calendar ?? .autoupdatingCurrent, fields: fields)
        }
      ],
      statics: ["timeDuration": { _ in components(.timeDuration) }], functions: [counted],
      methods: [
        Method("func calendar(_ calendar: Calendar) -> Date.ComponentsFormatStyle") {
          (style: Components, calendar: Calendar?) in calendar.map { style.calendar($0) } ?? style
        }
      ]),
    TypeEntry(
      choices: [
        "spellOut": Components.Style.spellOut, "wide": .wide, "abbreviated": .abbreviated,
        "condensedAbbreviated": .condensedAbbreviated, "narrow": .narrow,
      ], named: "Date.ComponentsFormatStyle.Style"),
    TypeEntry(
      choices: [
        "year": Components.Field.year, "month": .month, "week": .week, "day": .day, "hour": .hour,
        "minute": .minute, "second": .second,
      ], named: "Date.ComponentsFormatStyle.Field"),
  ]

  private static let counted = Overload(
    "func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Date.ComponentsFormatStyle"
  ) { (style: Date.ComponentsFormatStyle.Style?, fields: Set<Date.ComponentsFormatStyle.Field>?) in
    Components(style: style ?? .wide, fields: fields)
  }

  /// Lets the compiler find a style that only its protocol's members make.
  private static func components(_ style: Components) -> Components { style }

  private static func field(
    _ text: String, _ make: @escaping @MainActor (Style) -> Style
  ) -> Overload {
    Method("func \(text) -> Date.IntervalFormatStyle") { (style: Style) in make(style) }
  }

  private static func field<Symbol: VocabularyArgument>(
    _ name: String, _ type: String, _ fallback: Symbol,
    _ make: @escaping @MainActor (Style, Symbol) -> Style
  ) -> Overload {
    Method("func \(name)(_ format: Date.FormatStyle.Symbol.\(type)) -> Date.IntervalFormatStyle") {
      (style: Style, format: Symbol?) in make(style, format ?? fallback)
    }
  }
}
