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
  /// The values that there are, where they can be counted.
  var stateChoices: [String] { get }
  /// What sort of value it is.
  var stateTypeName: String { get }
  /// The value, of the kind that this one is of, that plain words stand for.
  func taking(_ state: SimpleState) -> Self?
}

extension SimpleStateConvertible {
  package var stateChoices: [String] { [] }
  package var stateTypeName: String { "\(Self.self)" }
}

extension SimpleState {
  /// The kind of the value, without the value.
  package var kind: Int {
    switch self {
    case .nothing: 0
    case .bool: 1
    case .integer: 2
    case .number: 3
    case .text: 4
    case .choice: 5
    case .list: 6
    }
  }

  /// The value as a person reads it.
  package var text: String {
    switch self {
    case .nothing: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value
    case .choice(let name): "." + name
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    }
  }
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
