/// A type as the source writes it.
nonisolated final class TypeExpression {
  indirect enum Form {
    /// A name, dotted where nested, with its generic arguments.
    case named(String, [TypeExpression])
    case optional(TypeExpression)
    case array(TypeExpression)
    case dictionary(TypeExpression, TypeExpression)
    case tuple([(label: String?, type: TypeExpression)])
    case function([TypeExpression], TypeExpression)
    /// A generic parameter or associated type, with what it has to conform to.
    case parameter(String, TypeExpression?)
    /// `some P` and `any P`.
    case opaque(TypeExpression)
  }

  /// The kinds that literals and conversions ask for.
  enum Basic { case integer, real, string, bool, key, other }

  let form: Form
  /// What else a composition such as `P & Q` names.
  private(set) var others: [TypeExpression] = []
  /// Whether it names a type of a module, as `SwiftUI.Color` does and the vocabulary always means:
  /// what the program declares under that name is another one.
  let isQualified: Bool
  let basic: Basic
  /// The width of its numbers, where that is not `Int`'s or `Double`'s.
  let width: SizedNumber.Kind?

  /// The composition of it and others.
  func composed(with others: [TypeExpression]) -> TypeExpression {
    let composition = TypeExpression(form, isQualified: isQualified)
    composition.others = others
    return composition
  }

  /// Whether a value may be another thing once it is wanted as this type: a whole number a real one,
  /// a bare member that of the type.
  var converts: Bool {
    switch form {
    case .named(let name, _): basic == .other ? name != "Void" && name != "Any" : basic == .real
    case .optional(let wrapped): wrapped.converts
    case .array(let element): element.converts
    default: false
    }
  }

  init(_ form: Form, isQualified: Bool = false) {
    self.form = form
    self.isQualified = isQualified
    guard case .named(let name, _) = form else {
      basic = .other
      width = nil
      return
    }
    width = SizedNumber.Kind(type: name)
    switch name {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      basic = .integer
    case "Double", "CGFloat", "Float", "TimeInterval", "Float32", "Float64": basic = .real
    case "String", "Substring": basic = .string
    case "Bool": basic = .bool
    case "LocalizedStringKey": basic = .key
    default: basic = .other
    }
  }

  /// A plain name.
  static func named(_ name: String) -> TypeExpression { TypeExpression(.named(name, [])) }

  /// Its name, without optional, generic arguments, `some` and `any`.
  var name: String? {
    switch form {
    case .named(let name, _): name
    case .optional(let wrapped), .opaque(let wrapped): wrapped.name
    default: nil
    }
  }

  /// Whether its name, as `name` says it, is that of a module's type.
  var namesModule: Bool {
    switch form {
    case .optional(let wrapped), .opaque(let wrapped): wrapped.namesModule
    default: isQualified
    }
  }

  /// The type of an optional's value, or itself.
  var unwrapped: TypeExpression {
    if case .optional(let wrapped) = form { wrapped.unwrapped } else { self }
  }

  var isOptional: Bool { if case .optional = form { true } else { false } }

  var isFunction: Bool {
    switch form {
    case .function: true
    case .optional(let wrapped): wrapped.isFunction
    default: false
    }
  }

  /// Whether a literal of it is looked up in the string tables.
  var isLocalized: Bool {
    unwrapped.basic == .key
      || ["LocalizedStringResource", "String.LocalizationValue"].contains(unwrapped.name)
  }

  /// The type of the elements of an array or set.
  var element: TypeExpression? {
    switch form {
    case .array(let element): element
    case .named("Set", let arguments), .named("Array", let arguments): arguments.first
    case .optional(let wrapped): wrapped.element
    default: nil
    }
  }

  /// The type as Swift prints it.
  var text: String {
    switch form {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .parameter(let name, _): name
    case .optional(let wrapped): wrapped.text + "?"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text) : \(value.text)]"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text }
        .joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
    case .opaque(let constraint): "some " + constraint.text
    }
  }
}
