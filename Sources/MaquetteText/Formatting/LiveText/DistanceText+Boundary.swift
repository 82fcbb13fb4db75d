import Foundation

extension DistanceText {
  /// Other amounts are other texts, so nothing need be formatted to find the change.
  func nextChange(after now: Date, in environment: FormatEnvironment) -> Date? {
    boundary(after: now, in: environment)
  }

  /// The amounts after `now` stay as they are until the smallest one shown has changed by one.
  func boundary(after now: Date, in environment: FormatEnvironment) -> Date? {
    let amounts = shown(at: now, in: environment)
    let smallest = smallestChanging(amounts)
    let isFuture = now < date
    let isZero = amounts.allSatisfy { $0.value == 0 }
    // In the last step before the date the amount is zero, as in the first step after it.
    let steps = isFuture && !isZero ? amounts : incremented(isFuture ? [] : amounts, smallest)
    let estimate = CalendarAmounts.instant(
      steps, from: date, before: isFuture && !isZero, calendar: environment.calendar)
    let first = isFuture && !isZero ? estimate.next : estimate
    if first > now, isChange(at: first, from: amounts, since: now, in: environment) { return first }
    return searched(after: now, near: first, amounts: amounts, in: environment)
  }

  /// A unit that is zero comes up with the smallest step of all, unless no room is left for it.
  private func smallestChanging(_ amounts: [CalendarAmounts.Amount]) -> ICU.TimeUnit {
    let least = units.last ?? .second
    guard amounts.count >= limit else { return least }
    return amounts.last?.unit ?? least
  }

  private func incremented(
    _ amounts: [CalendarAmounts.Amount], _ unit: ICU.TimeUnit
  ) -> [CalendarAmounts.Amount] {
    var amounts = amounts
    if let index = amounts.firstIndex(where: { $0.unit == unit }) {
      amounts[index].value += 1
    } else {
      amounts.append(.init(value: 1, unit: unit))
    }
    return amounts
  }

  private func isChange(
    at instant: Date, from amounts: [CalendarAmounts.Amount], since now: Date,
    in environment: FormatEnvironment
  ) -> Bool {
    let before = Date(
      timeIntervalSinceReferenceDate: instant.timeIntervalSinceReferenceDate.nextDown)
    return shown(at: instant, in: environment) != amounts
      && (before <= now || shown(at: before, in: environment) == amounts)
  }

  /// A larger unit can be complete before the next step of the smallest one: 30 days can be a
  /// month, 23 hours a day. The amounts only grow or only shrink, so the change is found by
  /// halving.
  private func searched(
    after now: Date, near estimate: Date, amounts: [CalendarAmounts.Amount],
    in environment: FormatEnvironment
  ) -> Date? {
    var low = now
    var high = max(estimate, now.next)
    var step = 3600.0
    while shown(at: high, in: environment) == amounts {
      low = high
      high = high.addingTimeInterval(step)
      step *= 2
      guard step < 1e9 else { return nil }
    }
    while low.next < high {
      let middle = low.addingTimeInterval(high.timeIntervalSince(low) / 2)
      guard middle > low, middle < high else { break }
      if shown(at: middle, in: environment) == amounts { low = middle } else { high = middle }
    }
    return high
  }
}
