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
    initializers: [UntypedOverload("init()") { _ in DateFormatter() }],
    functions: [
      UntypedOverload(
        "func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String"
      ) { call in
        let formatter = DateFormatter()
        formatter.dateStyle = call.value(1) ?? .none
        formatter.timeStyle = call.value(2) ?? .none
        return call.value(0).map { date in formatter.following { $0.string(from: date) } }
      },
      UntypedOverload(
        "func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String?"
      ) { call in
        DateFormatter.dateFormat(
          fromTemplate: call.string(0), options: 0,
          locale: call.value(2) ?? LocalizationContext.current.locale) ?? Value.null
      },
    ],
    methods: [
      UntypedOverload("func string(from date: Date) -> String", on: DateFormatter.self) {
        formatter, call in
        call.value(0).map { date in formatter.following { $0.string(from: date) } }
      },
      UntypedOverload("func string(for object: Any?) -> String?", on: DateFormatter.self) {
        formatter, call in
        call.value(0, as: Date.self).map { date in
          formatter.following { $0.string(from: date) }
        } ?? Value.null
      },
      UntypedOverload("func date(from text: String) -> Date?", on: DateFormatter.self) {
        formatter, call in
        formatter.following { $0.date(from: call.string(0)) } ?? Value.null
      },
      UntypedOverload(
        "func setLocalizedDateFormatFromTemplate(_ template: String)", on: DateFormatter.self
      ) { formatter, call in
        formatter.following { $0.setLocalizedDateFormatFromTemplate(call.string(0)) }
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
      UntypedOverload("init()") { _ in
        let formatter = DateIntervalFormatter()
        formatter.locale = LocalizationContext.current.locale
        formatter.timeZone = LocalizationContext.current.timeZone
        return formatter
      }
    ],
    methods: [
      UntypedOverload(
        "func string(from start: Date, to end: Date) -> String", on: DateIntervalFormatter.self
      ) { formatter, call in
        guard let start: Date = call.value(0), let end: Date = call.value(1) else { return nil }
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
    initializers: [UntypedOverload("init()") { _ in ISO8601DateFormatter() }],
    methods: [
      UntypedOverload("func string(from date: Date) -> String", on: ISO8601DateFormatter.self) {
        formatter, call in call.value(0).map { formatter.string(from: $0) }
      },
      UntypedOverload("func date(from text: String) -> Date?", on: ISO8601DateFormatter.self) {
        $0.date(from: $1.string(0)) ?? Value.null
      },
      UntypedOverload(
        "func set_formatOptions(_ options: ISO8601DateFormatter.Options)",
        on: ISO8601DateFormatter.self
      ) { formatter, call in
        call.options(0, of: "ISO8601DateFormatter.Options").map { formatter.formatOptions = $0 }
        return formatter
      },
    ],
    stored: [StoredProperty("timeZone", "TimeZone", \ISO8601DateFormatter.timeZone)])

  private static let relative = TypeEntry(
    "RelativeDateTimeFormatter", matches: { $0 is RelativeDateTimeFormatter },
    initializers: [UntypedOverload("init()") { _ in RelativeDateTimeFormatter() }],
    methods: [
      UntypedOverload(
        "func localizedString(for date: Date, relativeTo reference: Date) -> String",
        on: RelativeDateTimeFormatter.self
      ) { formatter, call in
        guard let date: Date = call.value(0), let reference: Date = call.value(1) else {
          return nil
        }
        return formatter.localizedString(for: date, relativeTo: reference)
      },
      UntypedOverload(
        "func localizedString(fromTimeInterval interval: TimeInterval) -> String",
        on: RelativeDateTimeFormatter.self
      ) { $0.localizedString(fromTimeInterval: $1.double(0) ?? 0) },
      UntypedOverload(
        "func localizedString(from components: DateComponents) -> String",
        on: RelativeDateTimeFormatter.self
      ) { formatter, call in call.value(0).map { formatter.localizedString(from: $0) } },
      UntypedOverload(
        "func string(for object: Any?) -> String?", on: RelativeDateTimeFormatter.self
      ) {
        formatter, call in
        call.value(0, as: Date.self).map {
          formatter.localizedString(for: $0, relativeTo: call.evaluator.now)
        } ?? Value.null
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
    initializers: [UntypedOverload("init()") { _ in Components() }],
    properties: [
      "allowedUnits": { any, _ in (any as? Components)?.allowedUnits },
      "zeroFormattingBehavior": { any, _ in
        (any as? Components)?.zeroFormattingBehavior
      },
    ],
    methods: [
      UntypedOverload(
        "func string(from interval: TimeInterval) -> String?", on: Components.self
      ) { $0.string(from: $1.double(0) ?? 0) ?? Value.null },
      UntypedOverload(
        "func string(from components: DateComponents) -> String?",
        on: Components.self
      ) { formatter, call in
        call.value(0, as: DateComponents.self).flatMap { formatter.string(from: $0) } ?? Value.null
      },
      UntypedOverload(
        "func string(from start: Date, to end: Date) -> String?", on: Components.self
      ) { formatter, call in
        guard let start: Date = call.value(0), let end: Date = call.value(1) else { return nil }
        return formatter.string(from: start, to: end) ?? Value.null
      },
      UntypedOverload(
        "func set_allowedUnits(_ units: NSCalendar.Unit)", on: Components.self
      ) { formatter, call in
        call.options(0, of: "NSCalendar.Unit").map { formatter.allowedUnits = $0 }
        return formatter
      },
      UntypedOverload(
        "func set_zeroFormattingBehavior(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior)",
        on: Components.self
      ) { formatter, call in
        call.options(0, of: "DateComponentsFormatter.ZeroFormattingBehavior").map {
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
  fileprivate func following<R>(_ body: (DateFormatter) -> R) -> R {
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
