import Foundation

/// A date as one speaks of it: "in 5 minutes", "tomorrow", and from about a month on "Monday, June
/// 3".
struct ReferenceText: TickingContent, Hashable, Codable, Sendable {
  var date: Date
  var units: [ICU.TimeUnit]
  var maxFieldCount: Int
  var threshold: ICU.TimeUnit

  func text(at now: Date, in environment: FormatEnvironment) -> String {
    guard let (value, unit) = distance(at: now, calendar: environment.calendar) else {
      return absolute(maxFieldCount, at: now, in: environment)
    }
    return ICU.relative(value, unit, width: .wide, named: true, locale: environment.locale) ?? ""
  }

  func narrowerTexts(at now: Date, in environment: FormatEnvironment) -> [String] {
    guard let (value, unit) = distance(at: now, calendar: environment.calendar) else {
      let isThisYear = environment.calendar.isDate(now, equalTo: date, toGranularity: .year)
      return [
        environment.format(date, isThisYear ? .dateTime.month().day() : .dateTime.month().year())
      ]
    }
    return [ICU.UnitWidth.short, .narrow].compactMap {
      ICU.relative(value, unit, width: $0, named: true, locale: environment.locale)
    }
  }

  func boundary(after now: Date, in environment: FormatEnvironment) -> Date? {
    let calendar = environment.calendar
    guard let (_, unit) = distance(at: now, calendar: calendar) else {
      return boundaryOfDate(after: now, calendar)
    }
    // "now" stands from a minute before the date to a minute after it.
    if unit == .second { return date.addingTimeInterval(60) }
    var boundaries = [Self.units, [unit]].compactMap {
      DistanceText(date: date, units: $0, limit: 1, width: .wide, sign: .never)
        .boundary(after: now, in: environment)
    }
    if unit == .day, let day = calendar.dateInterval(of: .day, for: now) {
      boundaries.append(day.end)
    }
    return boundaries.min()
  }

  /// A date told in full changes with the year, and when it comes close.
  private func boundaryOfDate(after now: Date, _ calendar: Calendar) -> Date? {
    let year = calendar.dateInterval(of: .year, for: now)?.end
    if now < date {
      let nears = CalendarAmounts.instant(
        [.init(value: 1, unit: limitUnit)], from: date, before: true, calendar: calendar)
      return [year, nears.next].compactMap { $0 }.min()
    }
    return calendar.isDate(now, equalTo: date, toGranularity: .year) ? year : nil
  }

  private static let units: [ICU.TimeUnit] = [.year, .month, .day, .hour, .minute, .second]

  /// The signed amount and unit of a close date; nil where the date itself is shown.
  private func distance(at now: Date, calendar: Calendar) -> (Double, ICU.TimeUnit)? {
    let isPast = date < now
    let allowed = units + [threshold]
    let amounts = CalendarAmounts(
      from: date, to: now, units: Self.units, calendar: calendar
    ).amounts
    guard let largest = amounts.first(where: { $0.value != 0 }), largest.unit != .second else {
      return (0, .second)
    }
    guard threshold == .year || largest.unit.rawValue > limitUnit.rawValue else { return nil }
    let unit =
      allowed.filter { $0.rawValue >= max(largest.unit.rawValue, threshold.rawValue) }
      .min { $0.rawValue < $1.rawValue } ?? threshold
    let value = unit == .day ? days(at: now, calendar) : count(of: unit, at: now, calendar)
    return (Double(isPast ? -value : value), unit)
  }

  private func count(of unit: ICU.TimeUnit, at now: Date, _ calendar: Calendar) -> Int {
    CalendarAmounts(from: date, to: now, units: [unit], calendar: calendar).amounts.first?.value
      ?? 0
  }

  /// Days are counted by midnights, so that "tomorrow" is the next day of the calendar.
  private func days(at now: Date, _ calendar: Calendar) -> Int {
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date))
    return abs(days.day ?? 0)
  }

  /// From one of this unit on, the date itself is told.
  private var limitUnit: ICU.TimeUnit {
    switch threshold {
    case .year, .month: .year
    case .week, .day: .month
    case .hour: .day
    case .minute: .hour
    case .second: .minute
    }
  }

  /// The date in its largest fields, without a year that is the present one.
  private func absolute(
    _ count: Int, at now: Date, in environment: FormatEnvironment
  ) -> String {
    let calendar = environment.calendar
    let isThisYear = calendar.isDate(now, equalTo: date, toGranularity: .year)
    var style = Date.FormatStyle.dateTime
    if isThisYear {
      style = style.month(.wide)
      if count >= 2 { style = style.day().weekday(.wide) }
      if count >= 3 { style = style.hour() }
      if count >= 4 { style = style.minute() }
    } else {
      style = style.year()
      if count >= 2 { style = style.month(.wide) }
      if count >= 3 { style = style.day() }
      if count >= 4 { style = style.hour() }
      if count >= 5 { style = style.minute() }
    }
    return environment.format(date, style)
  }
}
