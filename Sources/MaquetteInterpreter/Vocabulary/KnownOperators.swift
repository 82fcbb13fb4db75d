import Foundation
import MaquetteUI

extension Evaluator {
  /// An operator between values of the vocabulary.
  func knownOperator(_ symbol: String, _ a: Value, _ b: Value) throws -> Value? {
    if symbol == "+", case .view(let left) = a, case .view(let right) = b,
      let first = Sourced.content(of: left.view) as? Text,
      let second = Sourced.content(of: right.view) as? Text
    {
      return .view(ViewValue(first + second))
    }
    if symbol == "+", let time = a.native(as: QueueTime.self) {
      return .wrap(QueueTime(seconds: time.seconds + seconds(of: b)))
    }
    return dateOperator(symbol, a, b) ?? durationOperator(symbol, a, b)
      ?? measurementOperator(symbol, a, b) ?? decimalOperator(symbol, a, b)
      ?? attributedOperator(symbol, a, b)
  }

  private func dateOperator(_ symbol: String, _ a: Value, _ b: Value) -> Value? {
    guard symbol == "+" || symbol == "-", let date = a.native(as: Date.self) else { return nil }
    if let seconds = b.number {
      return .wrap(date.addingTimeInterval(symbol == "+" ? seconds : -seconds))
    }
    guard symbol == "-", let other = b.native(as: Date.self) else { return nil }
    return .double(date.timeIntervalSince(other))
  }

  private func durationOperator(_ symbol: String, _ a: Value, _ b: Value) -> Value? {
    guard let left = a.native(as: Duration.self) else {
      guard symbol == "*", let right = b.native(as: Duration.self), let factor = a.number else {
        return nil
      }
      return scaled(right, by: factor)
    }
    if let right = b.native(as: Duration.self) {
      switch symbol {
      case "+": return .wrap(left + right)
      case "-": return .wrap(left - right)
      case "/": return right == .zero ? .double(.infinity) : .double(left / right)
      default: return nil
      }
    }
    guard let factor = b.number else { return nil }
    switch symbol {
    case "*": return scaled(left, by: factor)
    case "/": return factor == 0 ? nil : scaled(left, by: 1 / factor)
    default: return nil
    }
  }

  /// Beyond what a duration holds, Swift traps.
  private func scaled(_ duration: Duration, by factor: Double) -> Value? {
    let seconds = duration / .seconds(1) * factor
    return seconds.magnitude < 1e15 ? .wrap(duration * factor) : nil
  }

  private func measurementOperator(_ symbol: String, _ a: Value, _ b: Value) -> Value? {
    let left = a.native(as: (any AnyMeasurement).self)
    if let left, let right = b.native(as: (any AnyMeasurement).self) {
      switch symbol {
      case "+": return left.adding(right, sign: 1).map { .wrap($0) }
      case "-": return left.adding(right, sign: -1).map { .wrap($0) }
      default: return nil
      }
    }
    switch (symbol, left, b.number, a.number, b.native(as: (any AnyMeasurement).self)) {
    case ("*", let left?, let factor?, _, _): return .wrap(left.with(left.number * factor))
    case ("/", let left?, let factor?, _, _): return .wrap(left.with(left.number / factor))
    case ("*", _, _, let factor?, let right?): return .wrap(right.with(right.number * factor))
    default: return nil
    }
  }

  private func decimalOperator(_ symbol: String, _ a: Value, _ b: Value) -> Value? {
    guard a.native(as: Decimal.self) != nil || b.native(as: Decimal.self) != nil,
      let left = a.converted(to: Decimal.self), let right = b.converted(to: Decimal.self)
    else { return nil }
    switch symbol {
    case "+": return .wrap(left + right)
    case "-": return .wrap(left - right)
    case "*": return .wrap(left * right)
    case "/": return right == 0 ? .wrap(Decimal.nan) : .wrap(left / right)
    default: return nil
    }
  }

  private func attributedOperator(_ symbol: String, _ a: Value, _ b: Value) -> Value? {
    guard symbol == "+", let left = a.native(as: AttributedString.self),
      let right = b.native(as: AttributedString.self)
    else { return nil }
    return .wrap(left + right)
  }

  /// The order of two values of the vocabulary; nil if they have none.
  func knownOrder(_ a: Value, _ b: Value) -> Int? {
    if let x = a.native(as: Date.self), let y = b.native(as: Date.self) { return order(x, y) }
    if let x = a.native(as: Duration.self), let y = b.native(as: Duration.self) {
      return order(x, y)
    }
    if let x = a.native(as: (any AnyMeasurement).self),
      let y = b.native(as: (any AnyMeasurement).self)
    {
      return x.order(y)
    }
    if a.native(as: Decimal.self) != nil || b.native(as: Decimal.self) != nil {
      guard let x = a.converted(to: Decimal.self), let y = b.converted(to: Decimal.self) else {
        return nil
      }
      return order(x, y)
    }
    guard case .native(let left) = a, case .native(let right) = b,
      let comparable = left.value as? any Comparable
    else { return nil }
    return order(of: comparable, right.value)
  }

  /// The order of two values of one type that has one.
  private func order<T: Comparable>(of a: T, _ b: Any) -> Int? { (b as? T).map { order(a, $0) } }

  private func order<T: Comparable>(_ a: T, _ b: T) -> Int { a < b ? -1 : a == b ? 0 : 1 }
}
