import Foundation

/// The pattern of a verbatim date: text with fields in it, such as `"\(year: .padded(4))-\(month:
/// .twoDigits)"`.
struct VerbatimPattern: VocabularyArgument {
  private let pattern: GivenArgument

  static var spellings: [String] { ["Date.FormatString"] }

  static func taken(from argument: GivenArgument) -> VerbatimPattern? {
    VerbatimPattern(pattern: argument)
  }

  /// The style with a locale, zone and calendar.
  func style(locale: Locale?, timeZone: TimeZone?, calendar: Calendar?) -> Date.VerbatimFormatStyle
  {
    Date.VerbatimFormatStyle(
      format: Date.FormatString(stringInterpolation: fields), locale: locale,
      timeZone: timeZone ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
  }

  private var fields: Date.FormatString.StringInterpolation {
    var fields = Date.FormatString.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    guard let pieces = pattern.interpolation?.pieces else {
      fields.appendLiteral(pattern.value.map(pattern.evaluator.describe) ?? "")
      return fields
    }
    for piece in pieces {
      switch piece {
      case .text(let text): fields.appendLiteral(text)
      case .arguments(let arguments):
        if let field = arguments.items.first { append(field, to: &fields) }
      }
    }
    return fields
  }

  private func append(
    _ field: Argument, to fields: inout Date.FormatString.StringInterpolation
  ) {
    switch field.label {
    case "era": symbol(field, "Era").map { fields.appendInterpolation(era: $0) }
    case "year": symbol(field, "Year").map { fields.appendInterpolation(year: $0) }
    case "quarter": symbol(field, "Quarter").map { fields.appendInterpolation(quarter: $0) }
    case "month": symbol(field, "Month").map { fields.appendInterpolation(month: $0) }
    case "week": symbol(field, "Week").map { fields.appendInterpolation(week: $0) }
    case "day": symbol(field, "Day").map { fields.appendInterpolation(day: $0) }
    case "dayOfYear": symbol(field, "DayOfYear").map { fields.appendInterpolation(dayOfYear: $0) }
    case "weekday": symbol(field, "Weekday").map { fields.appendInterpolation(weekday: $0) }
    case "hour": symbol(field, "VerbatimHour").map { fields.appendInterpolation(hour: $0) }
    case "minute": symbol(field, "Minute").map { fields.appendInterpolation(minute: $0) }
    case "second": symbol(field, "Second").map { fields.appendInterpolation(second: $0) }
    case "secondFraction":
      symbol(field, "SecondFraction").map { fields.appendInterpolation(secondFraction: $0) }
    case "timeZone": symbol(field, "TimeZone").map { fields.appendInterpolation(timeZone: $0) }
    default: break
    }
  }

  private func symbol<T>(_ field: Argument, _ name: String) -> T? {
    let type = TypeExpression.named("Date.FormatStyle.Symbol.\(name)")
    return (try? pattern.evaluator.coerce(field.value, to: type, owner: nil))?.converted(to: T.self)
  }
}

extension VerbatimPattern {
  typealias Hour = Date.FormatStyle.Symbol.VerbatimHour

  /// The hours of verbatim dates, which say what clock they are of.
  static let entries: [TypeEntry] = [
    TypeEntry(
      "Date.FormatStyle.Symbol.VerbatimHour", matches: { $0 is Hour },
      functions: [
        Overload(
          "func defaultDigits(clock: VerbatimHour.Clock, hourCycle: VerbatimHour.HourCycle) -> VerbatimHour"
        ) { (clock: Hour.Clock?, hourCycle: Hour.HourCycle?) in
          Hour.defaultDigits(
            clock: clock ?? .twentyFourHour, hourCycle: hourCycle ?? .zeroBased)
        },
        Overload(
          "func twoDigits(clock: VerbatimHour.Clock, hourCycle: VerbatimHour.HourCycle) -> VerbatimHour"
        ) { (clock: Hour.Clock?, hourCycle: Hour.HourCycle?) in
          Hour.twoDigits(
            clock: clock ?? .twentyFourHour, hourCycle: hourCycle ?? .zeroBased)
        },
      ]),
    TypeEntry(
      choices: ["twelveHour": Hour.Clock.twelveHour, "twentyFourHour": .twentyFourHour],
      named: "VerbatimHour.Clock"),
    TypeEntry(
      choices: ["zeroBased": Hour.HourCycle.zeroBased, "oneBased": .oneBased],
      named: "VerbatimHour.HourCycle"),
  ]
}

extension VerbatimPattern.Hour.Clock: VocabularyArgument {
  static var spellings: [String] { ["VerbatimHour.Clock"] }
}

extension VerbatimPattern.Hour.HourCycle: VocabularyArgument {
  static var spellings: [String] { ["VerbatimHour.HourCycle"] }
}
