import Foundation
import MaquetteUI

/// A binding to a value of the language; what is no binding is one to a working value.
extension BindingValue: VocabularyArgument {
  static func accepts(_ type: TypeExpression) -> Bool { type.name == "Binding" }

  static func taken(from argument: GivenArgument) -> Self? {
    let binding: BindingValue? =
      switch argument.value {
      case .binding(let binding): binding
      case .stub(let stub): argument.evaluator.sampleBinding(stub.name)
      case let value?: argument.evaluator.constant(value)
      case nil: nil
      }
    return binding as? Self
  }
}

/// A type that the value of a binding is read and written as.
protocol BoundValue {
  static var bindingSpellings: [String] { get }
  /// The value of a binding, or what stands for it where it is another kind of value.
  static func read(_ binding: BindingValue, in evaluator: Evaluator) -> Self
  static func write(_ value: Self, to binding: BindingValue, in evaluator: Evaluator)
}

extension BoundValue {
  static func write(_ value: Self, to binding: BindingValue, in evaluator: Evaluator) {
    binding.set(evaluator.value(from: value))
  }
}

extension Binding: VocabularyArgument where Value: BoundValue {
  static var spellings: [String] { Value.bindingSpellings.map { "Binding<\($0)>" } }

  static func taken(from argument: GivenArgument) -> Binding? {
    BindingValue.taken(from: argument).map { .values(of: $0, in: argument.evaluator) }
  }

  /// A binding of the language as one of Swift.
  static func values(of binding: BindingValue, in evaluator: Evaluator) -> Binding {
    Binding(
      get: { Value.read(binding, in: evaluator) },
      set: { Value.write($0, to: binding, in: evaluator) })
  }
}

extension Bool: BoundValue {
  static var bindingSpellings: [String] { ["Bool"] }
  static func read(_ binding: BindingValue, in evaluator: Evaluator) -> Bool {
    evaluator.isTrue(binding.get(), at: evaluator.noPlace)
  }
}

extension String: BoundValue {
  static var bindingSpellings: [String] { ["String"] }
  static func read(_ binding: BindingValue, in evaluator: Evaluator) -> String {
    let value = binding.get()
    return value.isNone || value.isStub ? "" : evaluator.describe(value)
  }
}

/// A number; an integer stays one.
extension Double: BoundValue {
  static var bindingSpellings: [String] { ["Value", "Double", "Int", "CGFloat"] }
  static func read(_ binding: BindingValue, in evaluator: Evaluator) -> Double {
    binding.get().number ?? 0
  }

  static func write(_ value: Double, to binding: BindingValue, in evaluator: Evaluator) {
    if case .int = binding.get(), let whole = Int(exactly: value.rounded()) {
      binding.set(.int(whole))
    } else if case .sized(let number) = binding.get(),
      let narrow = Value.double(number.kind == .float ? value : value.rounded())
        .narrowed(to: number.kind)
    {
      binding.set(narrow)
    } else {
      binding.set(.double(value))
    }
  }
}

extension Int: BoundValue {
  static var bindingSpellings: [String] { ["Int"] }
  static func read(_ binding: BindingValue, in evaluator: Evaluator) -> Int {
    binding.get().integer ?? 0
  }
}

extension Date: BoundValue {
  static var bindingSpellings: [String] { ["Date"] }
  static func read(_ binding: BindingValue, in evaluator: Evaluator) -> Date {
    evaluator.member(binding.get(), of: "Date").native(as: Date.self) ?? evaluator.now
  }
}

extension Color: BoundValue {
  static var bindingSpellings: [String] { ["Color"] }
  static func read(_ binding: BindingValue, in evaluator: Evaluator) -> Color {
    evaluator.member(binding.get(), of: "Color").native(as: Color.self) ?? .accentColor
  }
}

extension Evaluator {
  /// A value that may be written as a bare member of its type, as in `.constant(.red)`.
  fileprivate func member(_ value: Value, of typeName: String) -> Value {
    guard case .implicit = value else { return value }
    return (try? coerce(value, to: .named(typeName), owner: nil)) ?? value
  }
}
