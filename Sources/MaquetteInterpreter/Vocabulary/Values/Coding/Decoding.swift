import Foundation
import MaquetteUI

/// Makes values of the program's types from a JSON text, as the compiler's `init(from:)` would.
struct Decoding {
  let evaluator: Evaluator
  let coder: JSONCoder
  private static let depthLimit = 200

  /// A value as a type that is seen from inside another.
  func value(_ json: JSONValue, as type: TypeExpression, owner: RuntimeType?, depth: Int = 0) throws
    -> Value
  {
    try evaluator.budget.step()
    guard depth < Self.depthLimit else { throw fault(.format) }
    switch type.form {
    case .optional(let wrapped):
      if case .null = json { return .null }
      return try value(json, as: wrapped, owner: owner, depth: depth + 1)
    case .array(let element): return .array(try elements(json, element, owner, depth))
    case .dictionary(let key, let element):
      return try dictionary(json, key: key, element, owner, depth)
    case .parameter, .opaque: return .stub(Stub(name: type.text))
    case .tuple, .function: throw fault(.format)
    case .named(let name, let arguments):
      if let declared = evaluator.program.type(meantBy: type, from: owner),
        declared.kind != .extensionOfType
      {
        return try self.value(json, as: declared, depth: depth + 1)
      }
      if !type.namesModule, let alias = evaluator.program.aliases[name], alias.text != name {
        return try value(json, as: alias, owner: owner, depth: depth + 1)
      }
      switch (name, arguments.count) {
      case ("Array", 1): return .array(try elements(json, arguments[0], owner, depth))
      case ("Set", 1): return MemberTable.setValue(try elements(json, arguments[0], owner, depth))
      case ("Optional", 1):
        return try value(
          json, as: TypeExpression(.optional(arguments[0])), owner: owner, depth: depth + 1)
      case ("Dictionary", 2):
        return try dictionary(json, key: arguments[0], arguments[1], owner, depth)
      default: return try plain(json, type, name)
      }
    }
  }

  /// The error that is thrown: `DecodingError`, where the program names it.
  func fault(_ fault: CodingFault, at key: String = "") -> Unwind {
    guard let type = evaluator.program.types["DecodingError"], type.kind == .enumeration,
      let context = type.nested["Context"], let place = type.place,
      let made = try? evaluator.construct(
        context, Arguments(items: [], evaluator: evaluator, place: place))
    else { return fault.unwind }
    var payload = [made]
    if case .missing = fault, let named = type.nested["Key"] {
      let name = Argument(label: "stringValue", value: .string(key), place: place)
      let made = try? evaluator.construct(
        named, Arguments(items: [name], evaluator: evaluator, place: place))
      payload.insert(made ?? name.value, at: 0)
    } else if fault.caseName != "dataCorrupted" {
      payload.insert(.type(.known("Any")), at: 0)
    }
    return .thrown(
      .enumCase(
        EnumInstance(
          type: type, typeName: type.name, name: fault.caseName, payload: payload,
          labels: payload.map { _ in nil })))
  }

  private func elements(
    _ json: JSONValue, _ element: TypeExpression, _ owner: RuntimeType?, _ depth: Int
  ) throws -> [Value] {
    guard case .array(let elements) = json else { throw fault(.format) }
    return try elements.map { try value($0, as: element, owner: owner, depth: depth + 1) }
  }

  private func dictionary(
    _ json: JSONValue, key: TypeExpression, _ element: TypeExpression, _ owner: RuntimeType?,
    _ depth: Int
  ) throws -> Value {
    guard case .object(let members) = json else { throw fault(.format) }
    var result = DictionaryValue()
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      let text: JSONValue =
        Int(name).map { key.basic == .integer ? .int($0) : .string(name) }
        ?? .string(name)
      result[try value(text, as: key, owner: owner, depth: depth + 1)] = try value(
        member, as: element, owner: owner, depth: depth + 1)
    }
    return .dictionary(result)
  }

  /// A value of a type of the standard library or Foundation.
  private func plain(_ json: JSONValue, _ type: TypeExpression, _ name: String) throws -> Value {
    switch (type.basic, json) {
    case (.bool, .bool(let value)): return .bool(value)
    case (.integer, .int(let value)):
      guard let width = type.width else { return .int(value) }
      guard let narrow = Value.int(value).narrowed(to: width) else {
        throw fault(.format)
      }
      return narrow
    case (.real, .int(let value)): return try evaluator.coerce(.int(value), to: type, owner: nil)
    case (.real, .double(let value)):
      return try evaluator.coerce(.double(value), to: type, owner: nil)
    case (.string, .string(let value)): return .string(value)
    case (.other, _): break
    default: throw fault(.format)
    }
    switch (name, json) {
    case ("Date", _):
      guard let date = date(json) else { throw fault(.format) }
      return .wrap(date)
    case ("URL", .string(let text)):
      guard let url = URL(string: text) else { throw fault(.format) }
      return .wrap(url)
    case ("UUID", .string(let text)):
      guard let id = UUID(uuidString: text) else { throw fault(.format) }
      return .wrap(id)
    case ("Data", .string(let text)):
      guard let data = Data(base64Encoded: text) else { throw fault(.format) }
      return .wrap(data)
    case ("Decimal", .int(let value)): return .wrap(Decimal(value))
    case ("Decimal", .double(let value)): return .wrap(Decimal(value))
    case ("URL", _), ("UUID", _), ("Data", _), ("Decimal", _): throw fault(.format)
    // A type that nobody here knows stands for what the text has.
    default: return .stub(Stub(name: name))
    }
  }

  private func date(_ json: JSONValue) -> Date? {
    let number: Double? =
      switch json {
      case .int(let value): Double(value)
      case .double(let value): value
      default: nil
      }
    switch coder.dates {
    case .deferred: return number.map { Date(timeIntervalSinceReferenceDate: $0) }
    case .secondsSince1970: return number.map { Date(timeIntervalSince1970: $0) }
    case .millisecondsSince1970: return number.map { Date(timeIntervalSince1970: $0 / 1000) }
    case .iso8601:
      guard case .string(let text) = json else { return nil }
      return try? Date(text, strategy: .iso8601)
    case .formatted(let formatter):
      guard case .string(let text) = json else { return nil }
      return formatter.following { $0.date(from: text) }
    }
  }

  // MARK: Types of the program

  private func value(_ json: JSONValue, as type: RuntimeType, depth: Int) throws -> Value {
    if type.initializers.contains(where: { $0.parameters.map(\.label) == ["from"] }) {
      let place = type.place ?? evaluator.noPlace
      let source = Value.wrap(DecodedPlace(json: json, decoding: self, depth: depth))
      return try evaluator.construct(
        type,
        Arguments(
          items: [Argument(label: "from", value: source, place: place)], evaluator: evaluator,
          place: place))
    }
    switch type.kind {
    case .structure, .object: return try instance(json, of: type, depth: depth)
    case .enumeration: return try enumCase(json, of: type, depth: depth)
    case .protocolType, .extensionOfType: return .stub(Stub(name: type.name))
    }
  }

  private func instance(_ json: JSONValue, of type: RuntimeType, depth: Int) throws -> Value {
    guard case .object(let members) = json else { throw fault(.format) }
    let named = Dictionary(
      members.map { (coder.property(of: $0.key), $0.value) }, uniquingKeysWith: { $1 })
    let keys = try evaluator.codingKeys(of: type)
    let made = try evaluator.blank(type)
    for property in type.allStored {
      guard let index = type.layout.indices[property.name],
        let key = keys.map({ $0[property.name] }) ?? property.name,
        !(property.isLet && property.initial != nil)
      else { continue }
      let declared = property.type ?? .named(made.field(index).typeName)
      var value: Value
      switch (named[key] ?? members[key], declared.isOptional) {
      case (nil, true), (.null?, true): value = .null
      case (nil, false): throw fault(.missing, at: key)
      case (.null?, false): throw fault(.null, at: key)
      case (let member?, _):
        value = try self.value(member, as: declared, owner: type, depth: depth + 1)
      }
      if let wrapper = property.wrapper {
        value = try evaluator.wrap(value, property, wrapper, in: type)
      }
      made.setField(index, to: value)
    }
    return made
  }

  private func enumCase(_ json: JSONValue, of type: RuntimeType, depth: Int) throws -> Value {
    if let values = try evaluator.rawValues(of: type) {
      let raw = try value(
        json, as: type.inherited.first ?? .named("String"), owner: type, depth: depth + 1)
      guard let index = values.firstIndex(of: raw) else { throw fault(.format) }
      return .enumCase(
        EnumInstance(type: type, typeName: type.name, name: type.cases[index].name))
    }
    guard case .object(let members) = json, let (name, payload) = members.first,
      let node = type.cases.first(where: { $0.name == name }), case .object(let parts) = payload
    else { throw fault(.format) }
    if node.parameters.isEmpty {
      return .enumCase(EnumInstance(type: type, typeName: type.name, name: name))
    }
    let place = type.place ?? evaluator.noPlace
    let items = try node.parameters.enumerated().map { index, parameter in
      let key = parameter.label ?? "_\(index)"
      guard let part = parts[key] else { throw fault(.missing, at: key) }
      return Argument(
        label: parameter.label,
        value: try value(
          part, as: parameter.type ?? .named("String"), owner: type, depth: depth + 1),
        place: place)
    }
    return try evaluator.makeCase(
      node, of: type, Arguments(items: items, evaluator: evaluator, place: place))
  }
}

extension Value {
  /// A field of an instance or object.
  fileprivate func field(_ index: Int) -> Value {
    switch self {
    case .instance(let instance): instance.fields[index]
    case .object(let object): object.fields[index]
    default: .void
    }
  }

  /// Gives a field of a new instance or object its value.
  fileprivate func setField(_ index: Int, to value: Value) {
    switch self {
    case .instance(let instance): instance.fields[index] = value
    case .object(let object): object.fields[index] = value
    default: break
    }
  }
}

extension Evaluator {
  /// The keys of a type's properties in a text, by their names; nil where each is its own name.
  func codingKeys(of type: RuntimeType) throws -> [String: String]? {
    guard let keys = type.nested["CodingKeys"], keys.kind == .enumeration else { return nil }
    let raw = try rawValues(of: keys)
    return Dictionary(
      keys.cases.enumerated().map { index, node in
        (node.name, raw.map { describe($0[index]) } ?? node.name)
      }, uniquingKeysWith: { first, _ in first })
  }
}
