import Foundation
import MaquetteUI

/// A call of the vocabulary whose arguments were matched with a signature's parameters.
final class Call {
  let evaluator: Evaluator
  let arguments: Arguments
  /// What the modifier or method is called on.
  let receiver: Value
  let values: [Value?]
  /// For each parameter, the positions of its arguments.
  let positions: [[Int]]
  let place: SourceLocation

  init(
    evaluator: Evaluator, arguments: Arguments, receiver: Value, values: [Value?],
    positions: [[Int]], place: SourceLocation
  ) {
    self.evaluator = evaluator
    self.arguments = arguments
    self.receiver = receiver
    self.values = values
    self.positions = positions
    self.place = place
  }

  convenience init(_ call: Invocation) {
    self.init(
      evaluator: call.evaluator, arguments: call.arguments, receiver: call.receiver,
      values: call.values, positions: call.positions, place: call.place)
  }

  /// The value given for a parameter; nil if it was left out.
  subscript(index: Int) -> Value? { index < values.count ? values[index] : nil }

  /// The view that a modifier is called on.
  var view: AnyView { AnyView(existential: evaluator.view(from: receiver, at: place)) }

  /// A string.
  func string(_ index: Int) -> String { self[index].map(evaluator.describe) ?? "" }

  /// A title given as a literal, which is a key, or as a string, which is not.
  func text(_ index: Int) -> Text {
    guard let value = self[index] else { return Text(verbatim: "") }
    if let pieces = argument(index)?.interpolation {
      return Text(evaluator.key(from: .wrap(pieces)))
    }
    return evaluator.text(from: value, isLiteral: isLiteral(index))
  }

  /// A localised key.
  func key(_ index: Int) -> LocalizedStringKey {
    evaluator.key(
      from: argument(index)?.interpolation.map { .wrap($0) } ?? self[index] ?? .string(""))
  }

  /// Whether the source has a literal for the parameter.
  func isLiteral(_ index: Int) -> Bool { argument(index)?.literal == .string }

  /// The argument given for a parameter.
  func argument(_ index: Int) -> Argument? {
    guard positions.indices.contains(index), let position = positions[index].first else {
      return nil
    }
    return arguments.items[position]
  }

  /// A Boolean; a stub is false.
  func bool(_ index: Int, default fallback: Bool = false) -> Bool {
    self[index].map { evaluator.isTrue($0, at: place) } ?? fallback
  }

  /// A number.
  func double(_ index: Int) -> Double? { self[index]?.number }

  /// A length in points.
  func length(_ index: Int) -> CGFloat? { double(index).map { CGFloat($0) } }

  /// A whole number.
  func integer(_ index: Int) -> Int? {
    double(index).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// A Foundation or model value.
  func native<T>(_ index: Int, as type: T.Type = T.self) -> T? {
    guard let value = self[index] else { return nil }
    if case .view(let box) = value { return Sourced.content(of: box.view) as? T }
    return value.native(as: type)
  }

  /// What a builder closure makes, or a view that is given as it is.
  func content(_ index: Int) -> AnyView {
    guard let value = self[index] else { return AnyView(EmptyView()) }
    return content(of: value, [])
  }

  /// What a builder closure makes of values.
  func content(of value: Value, _ values: [Value]) -> AnyView {
    guard case .function(let function) = value else {
      return AnyView(existential: evaluator.view(from: value, at: place))
    }
    let made = evaluator.callQuietly(function.asBuilder, values, at: place)
    return AnyView(existential: evaluator.view(from: made, at: place))
  }

  /// An action without parameters.
  func action(_ index: Int) -> @MainActor () -> Void {
    guard let value = self[index] else { return {} }
    let evaluator = evaluator
    let place = place
    return {
      _ = evaluator.enter(at: place) { try evaluator.call(value, with: [], at: place) }
    }
  }

  /// A binding, or one to a working value where something else is given.
  func binding(_ index: Int) -> BindingValue {
    switch self[index] {
    case .binding(let binding): return binding
    case .stub(let stub): return evaluator.sampleBinding(stub.name)
    case .some(let value): return evaluator.constant(value)
    case nil: return evaluator.constant(.null)
    }
  }

  /// A binding to a Boolean.
  func boolBinding(_ index: Int) -> Binding<Bool> {
    let binding = binding(index)
    let evaluator = evaluator
    let place = place
    return Binding(
      get: { evaluator.isTrue(binding.get(), at: place) }, set: { binding.set(.bool($0)) })
  }

  /// A binding to a string.
  func stringBinding(_ index: Int) -> Binding<String> {
    let binding = binding(index)
    let evaluator = evaluator
    return Binding(
      get: {
        let value = binding.get()
        return value.isNone || value.isStub ? "" : evaluator.describe(value)
      }, set: { binding.set(.string($0)) })
  }
}
