import MaquetteUI

nonisolated extension Value: Hashable {
  static func == (a: Value, b: Value) -> Bool {
    // Values that are nested deeper than the stack reaches are taken to differ.
    guard StackGuard.hasRoom else { return false }
    return switch (a, b) {
    case (.void, .void), (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.int(let a), .double(let b)): Int(exactly: b) == a
    case (.double(let a), .int(let b)): Int(exactly: a) == b
    case (.sized(let a), .sized(let b)): a == b
    case (.sized(let a), .int), (.sized(let a), .double): a.plain == b
    case (.int, .sized(let b)), (.double, .sized(let b)): a == b.plain
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.dictionary(let a), .dictionary(let b)): a == b
    case (.set(let a), .set(let b)): a == b
    case (.tuple(let a), .tuple(let b)): a.elements == b.elements
    case (.range(let a), .range(let b)): a == b
    case (.instance(let a), .instance(let b)):
      a === b || a.typeName == b.typeName && a.fields == b.fields
    case (.enumCase(let a), .enumCase(let b)):
      a.typeName == b.typeName && a.name == b.name && a.payload == b.payload
    case (.object(let a), .object(let b)): a === b
    case (.type(let a), .type(let b)): a.name == b.name
    case (.keyPath(let a), .keyPath(let b)): a.text == b.text
    case (.binding(let a), .binding(let b)): a === b
    case (.function(let a), .function(let b)): a === b
    case (.view(let a), .view(let b)): a === b
    case (.native(let a), .native(let b)): a == b
    case (.stub(let a), .stub(let b)): a.name == b.name && a.index == b.index
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    guard StackGuard.hasRoom else { return }
    switch self {
    case .void, .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .double(let value): Self.hash(value, into: &hasher)
    case .sized(let value): value.hash(into: &hasher)
    case .string(let value): hasher.combine(value)
    case .array(let value): hasher.combine(value)
    case .dictionary(let value), .set(let value): hasher.combine(value)
    case .tuple(let value): hasher.combine(value.elements)
    case .range(let value): hasher.combine(value)
    case .instance(let value): hasher.combine(value.fields)
    case .enumCase(let value):
      hasher.combine(value.name)
      hasher.combine(value.payload)
    case .object(let value): hasher.combine(ObjectIdentifier(value))
    case .type(let value): hasher.combine(value.name)
    case .keyPath(let value): hasher.combine(value.text)
    case .binding(let value): hasher.combine(ObjectIdentifier(value))
    case .function(let value): hasher.combine(ObjectIdentifier(value))
    case .view(let value): hasher.combine(ObjectIdentifier(value))
    case .native(let value): hasher.combine(value)
    case .stub(let value): hasher.combine(value.name)
    case .implicit(let value): hasher.combine(value.name)
    }
  }

  /// A whole number is hashed as the integer that it equals; what equals nothing, as ever another.
  private static func hash(_ value: Double, into hasher: inout Hasher) {
    if let whole = Int(exactly: value) {
      hasher.combine(whole)
    } else if value.isNaN {
      hasher.combine(UInt64.random(in: .min ... .max))
    } else {
      hasher.combine(value)
    }
  }

  /// The value as the key that compiled code would use: numbers and strings are themselves.
  var hashable: AnyHashable {
    switch self {
    case .bool(let value): AnyHashable(value)
    case .int(let value): AnyHashable(value)
    case .double(let value): AnyHashable(value)
    case .sized(let value): value.plain.hashable
    case .string(let value): AnyHashable(value)
    case .native(let box): (box.value as? AnyHashable) ?? AnyHashable(self)
    case .stub(let stub): AnyHashable(StubKey(name: stub.name, index: stub.index))
    default: AnyHashable(self)
    }
  }
}

nonisolated extension Value: CustomStringConvertible {
  /// The value as the name of an element: what compiled code would print.
  var description: String {
    switch self {
    case .void: "()"
    case .null: "nil"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .sized(let value): value.description
    case .string(let value): value
    case .array(let elements): "[" + Self.list(elements) + "]"
    case .dictionary(let entries): "[" + Self.list(entries.keys) + "]"
    case .set(let elements): "[" + Self.list(elements.keys) + "]"
    case .tuple(let tuple): "(" + Self.list(tuple.elements) + ")"
    case .instance(let instance):
      (instance.typeName.split(separator: ".").last ?? "") + "("
        + zip(instance.layout.names, instance.fields).map { "\($0): \($1.quoted)" }
        .joined(separator: ", ") + ")"
    case .enumCase(let value):
      value.payload.isEmpty ? value.name : "\(value.name)(\(Self.list(value.payload)))"
    case .object(let object): object.typeName
    case .native(let native): String(describing: native.value)
    case .stub(let stub): stub.text
    default: typeName
    }
  }

  private var quoted: String {
    if case .string(let text) = self { text.debugDescription } else { description }
  }

  private static func list(_ values: [Value]) -> String {
    values.map(\.quoted).joined(separator: ", ")
  }
}

/// A stub as the key of an element or option; sample elements differ in nothing but their number.
nonisolated struct StubKey: Hashable, SampleValue, CustomStringConvertible {
  let name: String
  let index: Int

  var description: String { index == 0 ? name : "\(name)\(index)" }
}
