import Foundation

/// How far a date is from the present moment, in calendar units: `.relative`, `.offset` and
/// `SystemFormatStyle.DateOffset`.
struct DistanceText: TickingContent, Hashable, Codable, Sendable {
  /// What is written before the amount.
  enum Sign: String, Codable {
    /// Nothing.
    case never
    /// `-` before the date, `+` after it.
    case both
    /// `−` before the date.
    case minus
    /// `−` before the date, `+` after it.
    case always
  }

  /// The length of unit names that shrinks with the room there is.
  enum Width: String, Codable {
    case wide, abbreviated, narrow

    fileprivate var icu: ICU.UnitWidth {
      switch self {
      case .wide: .wide
      case .abbreviated: .short
      case .narrow: .narrow
      }
    }
  }

  var date: Date
  /// The units that may be shown, largest first.
  var units: [ICU.TimeUnit] = [.year, .month, .day, .hour, .minute, .second]
  var limit: Int
  var width: Width
  var sign: Sign

  /// Two units without direction.
  static func relative(to date: Date) -> Self {
    Self(date: date, limit: 2, width: .abbreviated, sign: .never)
  }

  /// One unit with a sign.
  static func offset(to date: Date) -> Self {
    Self(date: date, limit: 1, width: .wide, sign: .both)
  }

  func text(at now: Date, in environment: FormatEnvironment) -> String {
    text(shown(at: now, in: environment), isBefore: now < date, width: width, in: environment)
  }

  private func text(
    _ amounts: [CalendarAmounts.Amount], isBefore: Bool, width: Width,
    in environment: FormatEnvironment
  ) -> String {
    let text = amounts.text(width: width.icu, locale: environment.locale)
    guard amounts.contains(where: { $0.value != 0 }) else { return text }
    return prefix(isBefore: isBefore) + text
  }

  private func prefix(isBefore: Bool) -> String {
    switch sign {
    case .never: ""
    case .both: isBefore ? "-" : "+"
    case .minus: isBefore ? "\u{2212}" : ""
    case .always: isBefore ? "\u{2212}" : "+"
    }
  }

  func narrowerTexts(at now: Date, in environment: FormatEnvironment) -> [String] {
    let amounts = shown(at: now, in: environment)
    let widths: [Width] =
      switch width {
      case .wide: [.abbreviated, .narrow]
      case .abbreviated: [.abbreviated, .narrow]
      case .narrow: [.narrow]
      }
    return widths.map {
      text(Array(amounts.prefix(1)), isBefore: now < date, width: $0, in: environment)
    }
  }

  func widestText(at now: Date, in environment: FormatEnvironment) -> String {
    let fullest: [ICU.TimeUnit: Int] = [
      .year: 88, .month: 11, .week: 4, .day: 28, .hour: 23, .minute: 58, .second: 58,
    ]
    let present = shown(at: now, in: environment).first?.unit.rawValue ?? 0
    // Past the date the units grow, so the room is for the present unit and all smaller ones.
    let texts = units.indices.filter { units[$0].rawValue >= present }.map { index in
      let run = units[index...].prefix(limit).map {
        CalendarAmounts.Amount(value: fullest[$0] ?? 1, unit: $0)
      }
      return text(run, isBefore: now < date, width: width, in: environment)
    }
    return ([text(at: now, in: environment)] + texts).max { $0.count < $1.count } ?? ""
  }

  /// The amounts that the text shows.
  func shown(at now: Date, in environment: FormatEnvironment) -> [CalendarAmounts.Amount] {
    CalendarAmounts(from: date, to: now, units: units, calendar: environment.calendar)
      .shown(atMost: limit)
  }
}
