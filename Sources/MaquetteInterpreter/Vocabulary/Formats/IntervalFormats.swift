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
        UntypedOverload(
          "init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent)"
        ) {
          Style(
            date: $0.value(0), time: $0.value(1), locale: $0.value(2) ?? .autoupdatingCurrent,
            calendar: $0.value(3) ?? .autoupdatingCurrent,
            timeZone: $0.value(4) ?? .autoupdatingCurrent)
        }
      ],
      statics: ["interval": { _ in Style() }],
      methods: [
        field("year()") { style, _ in style.year() },
        field("month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated)") {
          $0.month($1.value(0) ?? .abbreviated)
        },
        field("day()") { style, _ in style.day() },
        field("weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated)") {
          $0.weekday($1.value(0) ?? .abbreviated)
        },
        field("hour(_ format: Date.FormatStyle.Symbol.Hour = .default)") {
          $0.hour($1.value(0) ?? .defaultDigits(amPM: .abbreviated))
        },
        field("minute()") { style, _ in style.minute() },
        field("second()") { style, _ in style.second() },
        field("timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .specificName(.short))") {
          $0.timeZone($1.value(0) ?? .specificName(.short))
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
        UntypedOverload(
          "init(style: Date.ComponentsFormatStyle.Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Date.ComponentsFormatStyle.Field>? = nil)"
        ) {
          Components(
            style: $0.value(0) ?? .wide, locale: $0.value(1) ?? .autoupdatingCurrent,
            calendar: $0.value(2) ?? .autoupdatingCurrent, fields: $0.value(3))
        }
      ],
      statics: ["timeDuration": { _ in components(.timeDuration) }], functions: [counted],
      methods: [
        UntypedOverload(
          "func calendar(_ calendar: Calendar) -> Date.ComponentsFormatStyle", on: Components.self
        ) { style, call in call.value(0).map { style.calendar($0) } ?? style }
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

  private static let counted = UntypedOverload(
    "func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Date.ComponentsFormatStyle"
  ) { Components(style: $0.value(0) ?? .wide, fields: $0.value(1)) }

  /// Lets the compiler find a style that only its protocol's members make.
  private static func components(_ style: Components) -> Components { style }

  private static func field(
    _ text: String, _ make: @escaping @MainActor (Style, Call) -> Style
  ) -> Overload {
    UntypedOverload("func \(text) -> Date.IntervalFormatStyle", on: Style.self) { make($0, $1) }
  }
}
