import Foundation
import MaquetteText

/// Texts that follow the clock, asked for their text and for the next instant at which it changes.
enum LiveTexts {
  enum Kind: String, CaseIterable {
    case clock = "time of day"
    case timer
    case units
    case relative
  }

  private static let environment = FormatEnvironment(
    locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
  private static let now = Date(timeIntervalSinceReferenceDate: 7e8 + 0.25)

  static func mixed(_ count: Int) -> Comparison {
    let kinds = Kind.allCases
    return comparison((0..<count).map { (kinds[$0 % kinds.count], $0) })
  }

  static func of(_ kind: Kind, _ count: Int) -> Comparison {
    comparison((0..<count).map { (kind, $0) })
  }

  private static func comparison(_ items: [(Kind, Int)]) -> Comparison {
    let texts = items.map { live($0.0, $0.1) }
    return Comparison {
      items.reduce(0) { $0 + (plain($1.0, $1.1) == nil ? 0 : 1) }
    } ours: {
      texts.reduce(0) { $0 + ($1.nextChange(after: now) == nil ? 0 : 1) }
    }
  }

  private static func date(_ index: Int) -> Date {
    now.addingTimeInterval(Double(index) * -37.5 - 3)
  }

  private static func live(_ kind: Kind, _ index: Int) -> LiveText {
    switch kind {
    case .clock:
      LiveText(.currentDate, format: Date.FormatStyle.dateTime.hour().minute(), in: environment)
    case .timer: LiveText(date(index), style: .timer, in: environment)
    case .units: LiveText(date(index), style: .relative, in: environment)
    case .relative: LiveText(.currentDate, format: .reference(to: date(index)), in: environment)
    }
  }

  /// What code without these types does: `discreteInput` of the style that makes the text.
  private static func plain(_ kind: Kind, _ index: Int) -> Date? {
    let start = date(index)
    let elapsed = Duration.seconds(now.timeIntervalSince(start))
    switch kind {
    case .clock:
      return Date.FormatStyle(
        date: .omitted, time: .omitted, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone
      ).hour().minute().discreteInput(after: now)
    case .timer:
      let style = Duration.TimeFormatStyle(
        pattern: elapsed < .seconds(3600)
          ? .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)
          : .hourMinuteSecond(padHourToLength: 1, roundFractionalSeconds: .down),
        locale: environment.locale)
      return style.discreteInput(after: elapsed).map { later(start, $0) }
    case .units:
      let style = Duration.UnitsFormatStyle.units(
        allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated,
        maximumUnitCount: 2, fractionalPart: .hide(rounded: .towardZero)
      ).locale(environment.locale)
      return style.discreteInput(after: elapsed).map { later(start, $0) }
    case .relative:
      return Date.AnchoredRelativeFormatStyle(
        anchor: start, presentation: .named, unitsStyle: .wide, locale: environment.locale,
        calendar: environment.calendar
      ).discreteInput(after: now)
    }
  }

  private static func later(_ start: Date, _ duration: Duration) -> Date {
    start.addingTimeInterval(
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
  }
}
