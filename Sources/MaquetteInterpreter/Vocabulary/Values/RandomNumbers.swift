import MaquetteUI

/// What chance would give, where a preview looks the same each time: the middle of what is possible.
extension Overload {
  static let randomInteger: [Overload] = [
    Overload("func random(in range: Range, @inert using generator: Any? = nil) -> Int") {
      (given: Value) -> Value? in
      guard let range = given.bounds, range.isInteger, let lower = range.lower,
        let upper = range.upper
      else { return nil }
      let last = range.isClosed ? upper : upper - 1
      return .int(RangeValue.whole(((lower + last) / 2).rounded(.down)))
    }
  ]

  static let randomReal: [Overload] = [
    Overload("func random(in range: Range, @inert using generator: Any? = nil) -> Double") {
      (given: Value) -> Value? in
      guard let range = given.bounds, let lower = range.lower, let upper = range.upper else {
        return nil
      }
      return .double((lower + upper) / 2)
    }
  ]

  static let randomBool: [Overload] = [
    Overload("func random(@inert using generator: Any? = nil) -> Bool") { false }
  ]
}

nonisolated extension Value {
  fileprivate var bounds: RangeValue? { if case .range(let range) = self { range } else { nil } }
}
