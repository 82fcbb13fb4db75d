import Foundation

extension MemberTable {
  /// Elements in order: by a closure, key path comparators, or `<`.
  static func sorted(_ elements: [Value], _ call: Arguments) throws -> [Value] {
    let evaluator = call.evaluator
    var failure: (any Error)?
    let predicate = call["by"] ?? (call.count > 0 && call.items[0].isTrailing ? call[0] : nil)
    let result = elements.enumerated().sorted { a, b in
      guard failure == nil else { return a.offset < b.offset }
      do {
        if let predicate {
          if let order = try evaluator.comparison(predicate, a.element, b.element) {
            return order == 0 ? a.offset < b.offset : order < 0
          }
          let isBefore = evaluator.isTrue(
            try evaluator.call(predicate, with: [a.element, b.element], at: call.place),
            at: call.place)
          if isBefore { return true }
          let isAfter = evaluator.isTrue(
            try evaluator.call(predicate, with: [b.element, a.element], at: call.place),
            at: call.place)
          return isAfter ? false : a.offset < b.offset
        }
        if let using = call["using"],
          let order = try evaluator.comparison(using, a.element, b.element)
        {
          return order == 0 ? a.offset < b.offset : order < 0
        }
        let order = try evaluator.order(a.element, b.element, at: call.place) ?? 0
        return order == 0 ? a.offset < b.offset : order < 0
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    return result.map(\.element)
  }
}

extension Evaluator {
  /// The order that an operator or comparator given as a value puts two values in.
  func comparison(_ comparator: Value, _ a: Value, _ b: Value) throws -> Int? {
    guard case .native(let box) = comparator, let order = box.value as? ComparisonValue else {
      return nil
    }
    let result: Int
    if let path = order.path {
      result =
        try self.order(
          value(at: path, of: a, place: noPlace), value(at: path, of: b, place: noPlace),
          at: noPlace)
        ?? 0
    } else {
      result = try self.order(a, b, at: noPlace) ?? 0
    }
    return order.isReversed ? -result : result
  }
}

/// `<`, `>`, or a key path comparator as a value.
struct ComparisonValue {
  let path: KeyPathValue?
  let isReversed: Bool
}
