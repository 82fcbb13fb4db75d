import Foundation

/// How far two instants are apart, in calendar units from the largest to the smallest.
struct CalendarAmounts: Equatable {
  /// A number of one unit.
  struct Amount: Equatable {
    var value: Int
    let unit: ICU.TimeUnit
  }

  /// One amount for each allowed unit, largest unit first, zeros included.
  let amounts: [Amount]

  /// Counts from the earlier to the later instant, whole units only.
  init(from start: Date, to end: Date, units: Set<ICU.TimeUnit>, calendar: Calendar) {
    let seconds = end.timeIntervalSince(start)
    let ordered = units.sorted { $0.rawValue < $1.rawValue }
    // Below a day no calendar is needed, and an offset can change by two hours at most.
    if seconds < 22 * 3600 || ordered.allSatisfy({ $0.rawValue >= ICU.TimeUnit.hour.rawValue }) {
      var rest = max(seconds, 0).rounded(.down)
      amounts = ordered.map { unit in
        guard let length = unit.seconds else { return Amount(value: 0, unit: unit) }
        let count = (rest / length).rounded(.down)
        rest -= count * length
        return Amount(value: Int(count), unit: unit)
      }
      return
    }
    let counted = calendar.dateComponents(Set(ordered.map(\.component)), from: start, to: end)
    amounts = ordered.map { Amount(value: counted.value(for: $0.component) ?? 0, unit: $0) }
  }

  /// The largest amounts that are not zero; the smallest unit's zero where all are.
  func shown(atMost limit: Int?) -> [Amount] {
    let present = amounts.filter { $0.value != 0 }
    guard !present.isEmpty else { return Array(amounts.suffix(1)) }
    return Array(present.prefix(limit ?? present.count))
  }
}

extension [CalendarAmounts.Amount] {
  /// The amounts in a locale's words.
  func text(width: ICU.UnitWidth, spellsOut: Bool = false, locale: Locale) -> String {
    let measures = map { (value: Double($0.value), unit: $0.unit) }
    guard spellsOut else { return ICU.amounts(measures, width: width, locale: locale) ?? "" }
    // ICU spells the last of several numbers only, so each amount is spelled alone.
    let words = measures.compactMap {
      ICU.amounts([$0], width: width, spellsOut: true, locale: locale)
    }
    return ICU.list(words, width: width, locale: locale) ?? words.joined(separator: " ")
  }
}

extension ICU.TimeUnit {
  /// The calendar component that counts the unit.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The length of the units that have one.
  var seconds: Double? {
    switch self {
    case .year, .month, .week, .day: nil
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }
}
