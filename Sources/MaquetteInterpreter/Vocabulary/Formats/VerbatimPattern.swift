import Foundation

/// The pattern of a verbatim date: text with fields in it, such as `"\(year: .padded(4))-\(month:
/// .twoDigits)"`.
struct VerbatimPattern {
  private let call: Call

  init(_ call: Call) { self.call = call }

  /// The style with the locale, zone and calendar of other parameters.
  func style(locale: Int, timeZone: Int, calendar: Int) -> Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format: Date.FormatString(stringInterpolation: fields), locale: call.value(locale),
      timeZone: call.value(timeZone) ?? .autoupdatingCurrent,
      calendar: call.value(calendar) ?? .autoupdatingCurrent)
  }

  private var fields: Date.FormatString.StringInterpolation {
    var fields = Date.FormatString.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    guard let pieces = call.argument(0)?.interpolation?.pieces else {
      fields.appendLiteral(call.string(0))
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
    return (try? call.evaluator.coerce(field.value, to: type, owner: nil))?.converted(to: T.self)
  }
}

extension VerbatimPattern {
  typealias Hour = Date.FormatStyle.Symbol.VerbatimHour

  /// The hours of verbatim dates, which say what clock they are of.
  static let entries: [TypeEntry] = [
    TypeEntry(
      "Date.FormatStyle.Symbol.VerbatimHour", matches: { $0 is Hour },
      functions: [
        UntypedOverload(
          "func defaultDigits(clock: VerbatimHour.Clock, hourCycle: VerbatimHour.HourCycle) -> VerbatimHour"
        ) {
          Hour.defaultDigits(
            clock: $0.value(0) ?? .twentyFourHour, hourCycle: $0.value(1) ?? .zeroBased)
        },
        UntypedOverload(
          "func twoDigits(clock: VerbatimHour.Clock, hourCycle: VerbatimHour.HourCycle) -> VerbatimHour"
        ) {
          Hour.twoDigits(
            clock: $0.value(0) ?? .twentyFourHour, hourCycle: $0.value(1) ?? .zeroBased)
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
