import Foundation

extension Evaluator {
  /// A range of numbers; one whose ends are the wrong way round is a trap.
  func range(_ low: Value?, _ high: Value?, isClosed: Bool, at place: SourceLocation) -> Value {
    let given = [low, high].compactMap { $0 }.map(unbound)
    let known = given.first { !$0.isImplicit }
    let ends = given.map { end in
      known.flatMap { try? resolve(end, like: $0, at: place) } ?? end
    }
    if ends.count == 2, let lower = ends[0].native(as: Date.self),
      let upper = ends[1].native(as: Date.self)
    {
      return dateRange(lower, upper, isClosed: isClosed, at: place)
    }
    if ends.count == 1, let date = ends[0].native(as: Date.self) {
      return low == nil
        ? dateRange(.distantPast, date, isClosed: isClosed, at: place)
        : dateRange(date, .distantFuture, isClosed: true, at: place)
    }
    if ends.contains(where: \.isStub) {
      return .range(RangeValue(lower: 0, upper: 2, isClosed: false, isInteger: true))
    }
    if let range = try? orderedRange(low, high, of: ends, isClosed: isClosed, at: place) {
      return range
    }
    let numbers = ends.map(\.number)
    guard !numbers.contains(where: { $0 == nil }) else {
      log.report(
        .error, .typeMismatch, name: "range",
        "cannot form a range of '\(ends.first?.typeName ?? "")'", at: place)
      return .stub(Stub(name: "range"))
    }
    var isInteger = true
    for end in ends {
      switch end {
      case .double: isInteger = false
      case .sized(let number) where number.kind == .float: isInteger = false
      default: break
      }
    }
    let lower = low == nil ? nil : ends.first?.number
    let upper = high == nil ? nil : ends.last?.number
    if let lower, let upper, lower > upper {
      return trap("Range requires lowerBound <= upperBound", at: place)
    }
    return .range(
      RangeValue(lower: lower, upper: upper, isClosed: isClosed, isInteger: isInteger))
  }

  /// A range of what has an order and is no number; bare members have that of what is looked for.
  private func orderedRange(
    _ low: Value?, _ high: Value?, of ends: [Value], isClosed: Bool, at place: SourceLocation
  ) throws -> Value? {
    guard let first = ends.first, let last = ends.last else { return nil }
    let order = first.isImplicit || first.number != nil ? nil : try order(first, last, at: place)
    guard first.isImplicit || order != nil else { return nil }
    if let order, order > 0 {
      return trap("Range requires lowerBound <= upperBound", at: place)
    }
    return .wrap(
      OrderedRange(
        lower: low == nil ? nil : first, upper: high == nil ? nil : last, isClosed: isClosed))
  }
}
