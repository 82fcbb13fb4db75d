import Foundation

extension Date {
  /// The instant, or the nearest one that calendars reckon with exactly; NaN is the reference date.
  ///
  /// Foundation's calendars stand still before 4713 BC and after the year 506,713, so that a step
  /// from there leads nowhere.
  package var reckoned: Date {
    let seconds = timeIntervalSinceReferenceDate
    guard !seconds.isNaN else { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, .firstReckoned), .lastReckoned)
  }

  /// The first day of 4001 BC, about.
  private static let firstReckoned = Date(timeIntervalSinceReferenceDate: -1.894e11)

  /// Some thirty thousand years ahead.
  private static let lastReckoned = Date(timeIntervalSinceReferenceDate: 1e12)
}
