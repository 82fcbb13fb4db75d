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

  /// Counts whole units from an instant to another, before or after it.
  ///
  /// Years, months, weeks and days are steps from the first instant and hours are what is left, so
  /// as the second instant moves on, the amounts only grow after the first and only shrink before
  /// it. Foundation's own count of all components goes back and forth about the ends of months.
  init(
    from anchor: Date, to other: Date, units: some Sequence<ICU.TimeUnit>, calendar: Calendar
  ) {
    var amounts: [Amount] = []
    let ordered = units.sorted { $0.rawValue < $1.rawValue }
    // Seconds to hours are counted exactly however far apart the instants are.
    let reckons = ordered.contains { $0.seconds == nil }
    let (anchor, other) = reckons ? (anchor.reckoned, other.reckoned) : (anchor, other)
    var point = anchor
    // No calendar is needed below a day, whose length can change by two hours at most.
    let isShort = abs(other.timeIntervalSince(anchor)) < 22 * 3600
    for unit in ordered where unit.seconds == nil {
      let count = isShort ? 0 : Self.steps(from: point, to: other, unit, calendar)
      amounts.append(Amount(value: count, unit: unit))
      point = Self.point(count, unit, from: point, before: other < anchor, calendar)
    }
    let distance = abs(other.timeIntervalSince(point)).rounded(.down)
    var rest = distance.isNaN ? 0 : min(distance, Self.longest)
    for unit in ordered {
      guard let length = unit.seconds else { continue }
      let count = (rest / length).rounded(.down)
      rest -= count * length
      amounts.append(Amount(value: Int(count), unit: unit))
    }
    self.amounts = amounts
  }

  /// As many seconds as an `Int` counts and a `Double` tells apart from one more.
  private static let longest = 9.0e15

  /// The instant that amounts lead to, forwards or backwards.
  static func instant(
    _ amounts: [Amount], from anchor: Date, before: Bool, calendar: Calendar
  ) -> Date {
    var point = anchor
    for amount in amounts {
      if let length = amount.unit.seconds {
        let distance = Double(amount.value) * length
        point = point.addingTimeInterval(before ? -distance : distance)
      } else {
        point = Self.point(amount.value, amount.unit, from: point, before: before, calendar)
      }
    }
    return point
  }

  /// How many steps of a unit lead from an instant towards another without passing it.
  private static func steps(
    from point: Date, to other: Date, _ unit: ICU.TimeUnit, _ calendar: Calendar
  ) -> Int {
    let before = other < point
    func passes(_ count: Int) -> Bool {
      let reached = Self.point(count, unit, from: point, before: before, calendar)
      return before ? reached < other : reached > other
    }
    let counted = calendar.dateComponents([unit.component], from: point, to: other)
    var count = abs(counted.value(for: unit.component) ?? 0)
    // Foundation's count is wrong by one or two about the ends of months, never by more.
    for _ in 0..<4 where count > 0 && passes(count) { count -= 1 }
    for _ in 0..<4 where !passes(count + 1) { count += 1 }
    return count
  }

  private static func point(
    _ count: Int, _ unit: ICU.TimeUnit, from point: Date, before: Bool, _ calendar: Calendar
  ) -> Date {
    guard count != 0 else { return point }
    return calendar.date(byAdding: unit.component, value: before ? -count : count, to: point)
      ?? point
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
