import Foundation

/// A clock that runs down or up between two instants, as `Text(timerInterval:)` shows it.
struct CountedText: TickingContent, Hashable, Codable, Sendable {
  var lower: Date
  var upper: Date
  /// The moment at which the clock was stopped.
  var pauseTime: Date?
  var countsDown: Bool
  var form: ClockForm

  func text(at now: Date, in environment: FormatEnvironment) -> String {
    form.text(seconds: seconds(at: now), locale: environment.locale)
  }

  func boundary(after now: Date, in environment: FormatEnvironment) -> Date? {
    let end = min(pauseTime ?? upper, upper)
    guard now < end else { return nil }
    let start = max(now, lower)
    let quantum = form.quantum(seconds: seconds(at: start), isDecreasing: countsDown)
    let boundary: Date
    if countsDown {
      let slack = quantum < 1 ? ClockText.tolerance(1) : 0
      let ticks = (upper.timeIntervalSince(start) / quantum + slack).rounded(.down) - slack
      // The text stands until this instant, and the next one shows a tick less.
      boundary = upper.addingTimeInterval(-ticks * quantum).next
    } else {
      let slack = quantum < 1 ? ClockText.tolerance(1) : 0
      let ticks = (start.timeIntervalSince(lower) / quantum + slack).rounded(.down)
      boundary = lower.addingTimeInterval((ticks + 1 - slack) * quantum)
    }
    return boundary <= end ? boundary : nil
  }

  func narrowerTexts(at now: Date, in environment: FormatEnvironment) -> [String] {
    form.narrowerTexts(seconds: seconds(at: now), locale: environment.locale)
  }

  func widestText(at now: Date, in environment: FormatEnvironment) -> String {
    // A stopwatch has no end: room is made for ten hours, then for what it shows.
    let end = min(upper.timeIntervalSince(lower), max(seconds(at: now), 36_000))
    return form.widest(of: end, locale: environment.locale)
  }

  /// What the clock shows, between zero and the whole length.
  private func seconds(at now: Date) -> Double {
    let stopped = min(now, pauseTime ?? now)
    let instant = min(max(stopped, lower), upper)
    return countsDown ? upper.timeIntervalSince(instant) : instant.timeIntervalSince(lower)
  }
}

extension CountedText {
  /// Whole seconds and minutes are exact; smaller steps are looked at, since a `Date` rounds them.
  func nextChange(after now: Date, in environment: FormatEnvironment) -> Date? {
    form.precision < 1
      ? changeByText(after: now, in: environment) : boundary(after: now, in: environment)
  }
}

/// A clock that counts down to a date and up from it, without end: the style `.timer`.
struct TimerText: TickingContent, Hashable, Codable, Sendable {
  var date: Date

  func text(at now: Date, in environment: FormatEnvironment) -> String {
    ClockForm().text(seconds: abs(now.timeIntervalSince(date)), locale: environment.locale)
  }

  func nextChange(after now: Date, in environment: FormatEnvironment) -> Date? {
    boundary(after: now, in: environment)
  }

  func boundary(after now: Date, in environment: FormatEnvironment) -> Date? {
    let seconds = now.timeIntervalSince(date)
    if seconds >= 0 { return date.addingTimeInterval(seconds.rounded(.down) + 1) }
    let left = (-seconds).rounded(.down)
    // In the last second before the date the clock shows zero, as in the first after it.
    return left == 0 ? date.addingTimeInterval(1) : date.addingTimeInterval(-left).next
  }

  func narrowerTexts(at now: Date, in environment: FormatEnvironment) -> [String] {
    ClockForm().narrowerTexts(
      seconds: abs(now.timeIntervalSince(date)), locale: environment.locale)
  }

  func widestText(at now: Date, in environment: FormatEnvironment) -> String {
    // The clock runs on without end: room for hours is made at once.
    ClockForm().widest(
      of: max(abs(now.timeIntervalSince(date)), 3600), locale: environment.locale)
  }
}
