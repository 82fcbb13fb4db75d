import Foundation
import MaquetteUI

/// `DateFormatter` and its kin, with the members that source uses.
enum DateFormatters {
  /// Foundation has an unavailable class of the same name.
  private typealias Components = MaquetteUI.DateComponentsFormatter

  static let entries: [TypeEntry] = [
    dates, intervals, iso8601, relative, components,
    TypeEntry(
      choices: [
        "none": DateFormatter.Style.none, "short": .short, "medium": .medium, "long": .long,
        "full": .full,
      ], named: "DateFormatter.Style"),
    TypeEntry(
      choices: [
        "none": DateIntervalFormatter.Style.none, "short": .short, "medium": .medium,
        "long": .long, "full": .full,
      ], named: "DateIntervalFormatter.Style"),
    TypeEntry(
      choices: ["numeric": RelativeDateTimeFormatter.DateTimeStyle.numeric, "named": .named],
      named: "RelativeDateTimeFormatter.DateTimeStyle"),
    TypeEntry(
      choices: [
        "full": RelativeDateTimeFormatter.UnitsStyle.full, "spellOut": .spellOut, "short": .short,
        "abbreviated": .abbreviated,
      ], named: "RelativeDateTimeFormatter.UnitsStyle"),
    TypeEntry(
      choices: [
        "positional": Components.UnitsStyle.positional, "abbreviated": .abbreviated,
        "short": .short, "full": .full, "spellOut": .spellOut, "brief": .brief,
      ], named: "DateComponentsFormatter.UnitsStyle"),
    TypeEntry(
      choices: [
        "default": Components.ZeroFormattingBehavior.default,
        "dropLeading": .dropLeading, "dropMiddle": .dropMiddle, "dropTrailing": .dropTrailing,
        "dropAll": .dropAll, "pad": .pad,
      ], named: "DateComponentsFormatter.ZeroFormattingBehavior", alsoIn: ["Array"]),
    TypeEntry(
      choices: [
        "year": NSCalendar.Unit.year, "month": .month, "weekOfMonth": .weekOfMonth,
        "weekOfYear": .weekOfYear, "day": .day, "hour": .hour, "minute": .minute,
        "second": .second, "nanosecond": .nanosecond,
      ], named: "NSCalendar.Unit", alsoIn: ["Array"]),
    TypeEntry(
      choices: [
        "withYear": ISO8601DateFormatter.Options.withYear, "withMonth": .withMonth,
        "withDay": .withDay, "withTime": .withTime, "withTimeZone": .withTimeZone,
        "withFullDate": .withFullDate, "withFullTime": .withFullTime,
        "withInternetDateTime": .withInternetDateTime,
        "withDashSeparatorInDate": .withDashSeparatorInDate,
        "withColonSeparatorInTime": .withColonSeparatorInTime,
        "withSpaceBetweenDateAndTime": .withSpaceBetweenDateAndTime,
        "withFractionalSeconds": .withFractionalSeconds,
      ], named: "ISO8601DateFormatter.Options", alsoIn: ["Array"]),
  ]

  private static let dates = TypeEntry(
    "DateFormatter", matches: { $0 is DateFormatter },
    initializers: [
      Overload("init()") { DateFormatter() }
    ],
    functions: [
      Overload(
        "func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String"
      ) { (date: Date?, dateStyle: DateFormatter.Style?, timeStyle: DateFormatter.Style?) in
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle ?? .none
        formatter.timeStyle = timeStyle ?? .none
        return date.map { date in formatter.following { $0.string(from: date) } }
      },
      Overload(
        "func dateFormat(fromTemplate template: String, @inert options: Int, locale: Locale?) -> String?"
      ) { (template: String, locale: Locale?) in
        DateFormatter.dateFormat(
          fromTemplate: template, options: 0,
          locale: locale ?? LocalizationContext.current.locale)
      },
    ],
    methods: [
      Method("func string(from date: Date) -> String") { (formatter: DateFormatter, date: Date) in
        formatter.following { $0.string(from: date) }
      },
      Method("func string(for object: Any?) -> String?") {
        (formatter: DateFormatter, object: Value) in
        object.converted(to: Date.self).map { date in
          formatter.following { $0.string(from: date) }
        }
      },
      Method("func date(from text: String) -> Date?") { (formatter: DateFormatter, text: String) in
        formatter.following { $0.date(from: text) }
      },
      Method("func setLocalizedDateFormatFromTemplate(_ template: String)") {
        (formatter: DateFormatter, template: String) in
        formatter.following { $0.setLocalizedDateFormatFromTemplate(template) }
        return Value.void
      },
    ],
    stored: [
      StoredProperty("dateFormat", "String", \DateFormatter.dateFormat),
      StoredProperty("dateStyle", "DateFormatter.Style", \DateFormatter.dateStyle),
      StoredProperty("timeStyle", "DateFormatter.Style", \DateFormatter.timeStyle),
      StoredProperty("locale", "Locale", \DateFormatter.locale),
      StoredProperty("timeZone", "TimeZone", \DateFormatter.timeZone),
      StoredProperty("calendar", "Calendar", \DateFormatter.calendar),
      StoredProperty("amSymbol", "String", \DateFormatter.amSymbol),
      StoredProperty("pmSymbol", "String", \DateFormatter.pmSymbol),
      StoredProperty("isLenient", "Bool", \DateFormatter.isLenient),
      StoredProperty(
        "doesRelativeDateFormatting", "Bool", \DateFormatter.doesRelativeDateFormatting),
    ])

  private static let intervals = TypeEntry(
    "DateIntervalFormatter", matches: { $0 is DateIntervalFormatter },
    initializers: [
      Overload("init()") {
        let formatter = DateIntervalFormatter()
        formatter.locale = LocalizationContext.current.locale
        formatter.timeZone = LocalizationContext.current.timeZone
        return formatter
      }
    ],
    methods: [
      Method("func string(from start: Date, to end: Date) -> String") {
        (formatter: DateIntervalFormatter, start: Date, end: Date) in
        return formatter.string(from: start, to: end)
      }
    ],
    stored: [
      StoredProperty(
        "dateStyle", "DateIntervalFormatter.Style", \DateIntervalFormatter.dateStyle),
      StoredProperty(
        "timeStyle", "DateIntervalFormatter.Style", \DateIntervalFormatter.timeStyle),
      StoredProperty("locale", "Locale", \DateIntervalFormatter.locale),
      StoredProperty("timeZone", "TimeZone", \DateIntervalFormatter.timeZone),
    ])

  private static let iso8601 = TypeEntry(
    "ISO8601DateFormatter", matches: { $0 is ISO8601DateFormatter },
    initializers: [
      Overload("init()") { ISO8601DateFormatter() }
    ],
    methods: [
      Method("func string(from date: Date) -> String") {
        (formatter: ISO8601DateFormatter, date: Date) in formatter.string(from: date)
      },
      Method("func date(from text: String) -> Date?") {
        (iSODateFormatter: ISO8601DateFormatter, text: String) in
        iSODateFormatter.date(from: text)
      },
      Method("func set_formatOptions(_ options: ISO8601DateFormatter.Options)") {
        (formatter: ISO8601DateFormatter, options: ISO8601DateFormatter.Options?) in
        options.map { formatter.formatOptions = $0 }
        return formatter
      },
    ],
    stored: [StoredProperty("timeZone", "TimeZone", \ISO8601DateFormatter.timeZone)])

  private static let relative = TypeEntry(
    "RelativeDateTimeFormatter", matches: { $0 is RelativeDateTimeFormatter },
    initializers: [
      Overload("init()") { RelativeDateTimeFormatter() }
    ],
    methods: [
      Method("func localizedString(for date: Date, relativeTo reference: Date) -> String") {
        (formatter: RelativeDateTimeFormatter, date: Date, reference: Date) in
        return formatter.localizedString(for: date, relativeTo: reference)
      },
      Method("func localizedString(fromTimeInterval interval: TimeInterval) -> String") {
        (relativeDateTimeFormatter: RelativeDateTimeFormatter, interval: Double?) in
        relativeDateTimeFormatter.localizedString(fromTimeInterval: interval ?? 0)
      },
      Method("func localizedString(from components: DateComponents) -> String") {
        (formatter: RelativeDateTimeFormatter, components: DateComponents) in
        formatter.localizedString(from: components)
      },
      Method("func string(for object: Any?) -> String?") {
        (formatter: RelativeDateTimeFormatter, object: Value, site: CallSite) in
        object.converted(to: Date.self).map {
          formatter.localizedString(for: $0, relativeTo: site.evaluator.now)
        }
      },
    ],
    stored: [
      StoredProperty(
        "dateTimeStyle", "RelativeDateTimeFormatter.DateTimeStyle",
        \RelativeDateTimeFormatter.dateTimeStyle),
      StoredProperty(
        "unitsStyle", "RelativeDateTimeFormatter.UnitsStyle",
        \RelativeDateTimeFormatter.unitsStyle),
      StoredProperty("locale", "Locale", \RelativeDateTimeFormatter.locale),
      StoredProperty("calendar", "Calendar", \RelativeDateTimeFormatter.calendar),
    ])

  private static let components = TypeEntry(
    "DateComponentsFormatter", matches: { $0 is Components },
    initializers: [
      Overload("init()") { Components() }
    ],
    properties: [
      "allowedUnits": { any, _ in (any as? Components)?.allowedUnits },
      "zeroFormattingBehavior": { any, _ in
        (any as? Components)?.zeroFormattingBehavior
      },
    ],
    methods: [
      Method("func string(from interval: TimeInterval) -> String?") {
        (components: Components, interval: Double?) in components.string(from: interval ?? 0)
      },
      Method("func string(from components: DateComponents) -> String?") {
        (formatter: Components, components: DateComponents) in formatter.string(from: components)
      },
      Method("func string(from start: Date, to end: Date) -> String?") {
        (formatter: Components, start: Date, end: Date) in
        return formatter.string(from: start, to: end)
      },
      Method("func set_allowedUnits(_ units: NSCalendar.Unit)") {
        (formatter: Components, units: NSCalendar.Unit?) in
        units.map { formatter.allowedUnits = $0 }
        return formatter
      },
      Method(
        "func set_zeroFormattingBehavior(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior)"
      ) { (formatter: Components, behavior: DateComponentsFormatter.ZeroFormattingBehavior?) in
        behavior.map {
          formatter.zeroFormattingBehavior = $0
        }
        return formatter
      },
    ],
    stored: [
      StoredProperty(
        "unitsStyle", "DateComponentsFormatter.UnitsStyle", \Components.unitsStyle),
      StoredProperty("maximumUnitCount", "Int", \Components.maximumUnitCount),
      StoredProperty("calendar", "Calendar?", \Components.calendar),
      StoredProperty(
        "includesApproximationPhrase", "Bool",
        \Components.includesApproximationPhrase),
      StoredProperty(
        "includesTimeRemainingPhrase", "Bool",
        \Components.includesTimeRemainingPhrase),
      StoredProperty("collapsesLargestUnit", "Bool", \Components.collapsesLargestUnit),
    ])
}

extension DateFormatter {
  /// Runs code with the surroundings in force, where the formatter was given none of its own.
  func following<R>(_ body: (DateFormatter) -> R) -> R {
    let own = (locale, timeZone, calendar)
    defer { (locale, timeZone, calendar) = own }
    let surroundings = LocalizationContext.current
    if own.0?.identifier == Locale.current.identifier {
      locale = surroundings.locale
      if own.2 == Calendar.current { calendar = surroundings.calendar }
    }
    if own.1 == TimeZone.current { timeZone = surroundings.timeZone }
    return body(self)
  }
}
