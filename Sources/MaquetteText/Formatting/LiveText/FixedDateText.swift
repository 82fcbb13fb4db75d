import Foundation

/// A date or range whose text stays as it is, but has narrower forms.
struct FixedDateText: TickingContent, Hashable, Codable, Sendable {
  /// What of the date is shown.
  enum Form: Hashable, Codable {
    case time
    case date
    case interval(end: Date)
  }

  var date: Date
  var form: Form

  func text(at now: Date, in environment: FormatEnvironment) -> String {
    switch form {
    case .time: environment.format(date, .dateTime.hour().minute())
    case .date: environment.format(date, Date.FormatStyle(date: .long, time: .omitted))
    case .interval(let end): interval(end, in: environment)
    }
  }

  func boundary(after now: Date, in environment: FormatEnvironment) -> Date? { nil }

  func narrowerTexts(at now: Date, in environment: FormatEnvironment) -> [String] {
    switch form {
    case .time: [withoutDayPeriod(environment)]
    case .date:
      [
        environment.format(date, Date.FormatStyle(date: .abbreviated, time: .omitted)),
        environment.format(date, Date.FormatStyle(date: .numeric, time: .omitted)),
        environment.format(date, .dateTime.day()),
      ]
    case .interval(let end) where !isOneDay(end, environment):
      [
        environment.format(
          date..<end, Date.IntervalFormatStyle(date: .abbreviated, time: .omitted)),
        environment.format(date..<end, Date.IntervalFormatStyle(date: .numeric, time: .omitted)),
      ]
    case .interval: []
    }
  }

  /// Asking Foundation for hours without AM and PM gives "07:30" where the locale writes "7:30".
  private func withoutDayPeriod(_ environment: FormatEnvironment) -> String {
    let text = environment.format(date, .dateTime.hour().minute())
    let calendar = environment.calendar
    return [calendar.amSymbol, calendar.pmSymbol].filter { !$0.isEmpty }
      .reduce(text) { $0.replacing($1, with: "") }
      .trimmingCharacters(in: .whitespaces)
  }

  /// Times on one day, dates and times on several, dates alone where both ends are midnights.
  private func interval(_ end: Date, in environment: FormatEnvironment) -> String {
    if isOneDay(end, environment) {
      return environment.format(
        date..<end, Date.IntervalFormatStyle(date: .omitted, time: .shortened))
    }
    let calendar = environment.calendar
    let isWholeDays = [date, end].allSatisfy { calendar.startOfDay(for: $0) == $0 }
    return environment.format(
      date..<end,
      Date.IntervalFormatStyle(date: .abbreviated, time: isWholeDays ? .omitted : .shortened))
  }

  private func isOneDay(_ end: Date, _ environment: FormatEnvironment) -> Bool {
    environment.calendar.isDate(date, inSameDayAs: end)
  }
}
