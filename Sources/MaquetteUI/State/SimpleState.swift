/// A value of a view's state that can be told in plain words, and so be given to another process.
package indirect enum SimpleState: Equatable, Sendable {
  /// An optional without a value.
  case nothing
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  /// The name of an enumeration's case.
  case choice(String)
  case list([SimpleState])
}

/// A type of which some values are simple state.
@MainActor
package protocol SimpleStateConvertible {
  /// The value in plain words; nil where there are none.
  var simpleState: SimpleState? { get }
  /// The value, of the kind that this one is of, that plain words stand for.
  func taking(_ state: SimpleState) -> Self?
}

extension Bool: SimpleStateConvertible {
  package var simpleState: SimpleState? { .bool(self) }
  package func taking(_ state: SimpleState) -> Bool? {
    if case .bool(let value) = state { value } else { nil }
  }
}

extension Int: SimpleStateConvertible {
  package var simpleState: SimpleState? { .integer(self) }
  package func taking(_ state: SimpleState) -> Int? {
    if case .integer(let value) = state { value } else { nil }
  }
}

extension Double: SimpleStateConvertible {
  package var simpleState: SimpleState? { .number(self) }
  package func taking(_ state: SimpleState) -> Double? {
    if case .number(let value) = state { value } else { nil }
  }
}

extension String: SimpleStateConvertible {
  package var simpleState: SimpleState? { .text(self) }
  package func taking(_ state: SimpleState) -> String? {
    if case .text(let value) = state { value } else { nil }
  }
}
