import Foundation
import MaquetteUI

extension Evaluator {
  /// A value of the data file as the type that is declared for it; nil where it does not fit, which
  /// is told.
  ///
  /// - Parameter base: makes what the members that the file does not give are taken from.
  func given(
    _ value: Value, as type: TypeExpression?, at path: String, owner: RuntimeType?,
    base: () -> Value? = { nil }
  ) -> Value? {
    guard let type = type ?? base().flatMap(Self.type) else { return value }
    switch type.form {
    case .optional(let wrapped):
      return value.isNone ? value : given(value, as: wrapped, at: path, owner: owner, base: base)
    case .opaque, .parameter: return value
    case .tuple(let parts): return givenTuple(value, parts, type, path, owner)
    case .named("Binding", let arguments):
      guard let inner = given(value, as: arguments.first, at: path, owner: owner) else {
        return nil
      }
      return .binding(StateCell(inner, type: arguments.first).binding)
    case .array(let element): return elements(value, element, type, path, owner)
    case .named("Array", let arguments), .named("Set", let arguments):
      guard let list = elements(value, arguments.first, type, path, owner) else { return nil }
      return (try? coerce(list, to: type, owner: owner)) ?? list
    case .dictionary(let key, let element):
      guard case .instance(let record) = value, record.isRecord else {
        return mismatch(value, type, path)
      }
      var entries = DictionaryValue()
      for (name, field) in zip(record.layout.names, record.fields) {
        let place = "\(path).\(name)"
        guard let made = given(field, as: element, at: place, owner: owner),
          let key = givenKey(name, as: key, at: place, owner: owner)
        else { continue }
        entries[key] = made
      }
      return .dictionary(entries)
    case .named(let name, _):
      if let declared = program.type(named: name, from: owner), declared.kind != .extensionOfType {
        return given(value, asDeclared: declared, type, path, base)
      }
      return given(value, asKnown: name, type, path)
    default: return mismatch(value, type, path)
    }
  }

  private func elements(
    _ value: Value, _ element: TypeExpression?, _ type: TypeExpression, _ path: String,
    _ owner: RuntimeType?
  ) -> Value? {
    guard case .array(let elements) = value else { return mismatch(value, type, path) }
    return .array(
      elements.enumerated().compactMap {
        given($0.element, as: element, at: "\(path)[\($0.offset)]", owner: owner)
      })
  }

  private func given(
    _ value: Value, asDeclared declared: RuntimeType, _ type: TypeExpression, _ path: String,
    _ base: () -> Value?
  ) -> Value? {
    switch (declared.kind, value) {
    case (.enumeration, _): return givenCase(value, of: declared, type, path)
    case (.structure, .instance(let record)) where record.isRecord,
      (.object, .instance(let record)) where record.isRecord:
      let made = base() ?? (synthesising { try? synthesised(declared) } ?? nil)
      return made.map { taking(record, into: $0, path) }
    case (.protocolType, _): return value
    default: return mismatch(value, type, path)
    }
  }

  /// An instance with the members that a record of the data file gives.
  func taking(_ record: StructInstance, into value: Value, _ path: String) -> Value {
    func fields(_ type: RuntimeType, _ layout: Layout, _ old: [Value]) -> [Value] {
      var fields = old
      for (name, given) in zip(record.layout.names, record.fields) {
        let place = "\(path).\(name)"
        guard let index = layout.indices[name], fields.indices.contains(index) else {
          let hint = Suggestion.nearest(to: name, among: layout.names)
          log.report(
            .error, .data, name: place,
            "'\(type.name)' has no stored property '\(name)'"
              + (hint.map { "; did you mean '\($0)'?" } ?? ""),
            at: samples.source.place(ofName: place),
            notes: type.place.map { [("'\(type.name)' is declared here", $0)] } ?? [])
          continue
        }
        let property = type.storedProperty(name)
        let before = fields[index]
        let inner = (try? read(through: before, property, at: type.place ?? noPlace)) ?? before
        guard
          let made = self.given(
            given, as: property?.type, at: place, owner: type,
            base: { if case .void = inner { nil } else { inner } })
        else { continue }
        fields[index] = field(of: property, holding: made, instead: before, in: type)
      }
      return fields
    }
    switch value {
    case .instance(let instance):
      let copy = instance.copy()
      copy.fields = fields(instance.type, instance.layout, instance.fields)
      return .instance(copy)
    case .object(let object):
      object.fields = fields(object.type, object.layout, object.fields)
      return value
    default: return value
    }
  }

  /// The field of a property that is to hold a value.
  private func field(
    of property: PropertyNode?, holding value: Value, instead before: Value, in type: RuntimeType
  ) -> Value {
    guard let property, let wrapper = property.wrapper else { return value }
    if wrapper.declared != nil {
      return (try? wrap(value, property, wrapper, in: type)) ?? before
    }
    return before.isBinding
      ? .binding(StateCell(value, type: property.type).binding) : value
  }

  private func given(
    _ value: Value, asKnown name: String, _ type: TypeExpression, _ path: String
  ) -> Value? {
    switch (type.basic, value) {
    case (.bool, .bool), (.integer, .int), (.real, .int), (.real, .double), (.string, .string),
      (.key, .string):
      return (try? coerce(value, to: type, owner: nil)) ?? value
    case (.string, .native), (.key, .native):
      // Text in the form of a date, where text is wanted.
      return value.native(as: Date.self).map { .string($0.formatted(.iso8601)) } ?? value
    case (.other, .string(let text)):
      switch name {
      case "URL": return URL(string: text).map { .wrap($0) } ?? mismatch(value, type, path)
      case "UUID": return UUID(uuidString: text).map { .wrap($0) } ?? mismatch(value, type, path)
      case "Date", "Data", "Decimal": return mismatch(value, type, path)
      default: return (try? coerce(value, to: type, owner: nil)) ?? value
      }
    case (.other, let value) where Self.isPlain(value) && Self.textual.contains(name):
      return mismatch(value, type, path)
    case (.other, _): return (try? coerce(value, to: type, owner: nil)) ?? value
    default: return mismatch(value, type, path)
    }
  }

  /// The type to hold a value to that stands in place of another of no declared type.
  private static func type(of value: Value) -> TypeExpression? {
    switch value {
    case .instance(let instance) where !instance.isRecord: .named(instance.typeName)
    case .object(let object): .named(object.typeName)
    case .enumCase(let value): .named(value.typeName)
    case .string, .bool, .int, .double, .sized: .named(value.typeName)
    case .native(let native): .named(native.typeName)
    case .array(let elements):
      elements.first.flatMap(type).map { TypeExpression(.array($0)) }
    case .binding(let binding): binding.type
    default: nil
    }
  }

  /// The types whose values are texts in a data file.
  private static let textual: Set<String> = ["URL", "UUID", "Date", "Data"]

  private static func isPlain(_ value: Value) -> Bool {
    switch value {
    case .bool, .int, .double, .array, .null: true
    default: false
    }
  }

  /// Tells that a value does not fit a type.
  func mismatch(_ value: Value, _ type: TypeExpression, _ path: String) -> Value? {
    let kind =
      switch value {
      case .instance: "an object"
      case .array: "a list"
      case .null: "null"
      default: "'\(describe(value))'"
      }
    tellData("'\(path)' is of type '\(type.text)', which \(kind) does not fit", path)
    return nil
  }

  /// Tells of a value of the data file, with its place there.
  private func tellData(_ message: String, _ path: String) {
    log.report(.error, .data, name: path, message, at: samples.source.place(of: path))
  }
}

// MARK: Properties

extension Evaluator {
  /// What the data file gives a property: by its type's name, or by its own name in a view.
  func givenMember(_ property: PropertyNode, of type: RuntimeType) -> Value? {
    guard !storage.samples.isEmpty else { return nil }
    storage.dependency.noteRead()
    samples.names.insert(type.name)
    if type.conforms(to: "View") { samples.names.insert(property.name) }
    var found: (value: Value, path: String)?
    if case .instance(let record)? = storage.samples[type.name], record.isRecord,
      let index = record.layout.indices[property.name]
    {
      found = (record.fields[index], "\(type.name).\(property.name)")
    } else if type.conforms(to: "View"), property.initial != nil, !property.isLet,
      property.wrapper?.known?.findsValueOutside != true,
      let value = storage.samples[property.name]
    {
      found = (value, property.name)
    }
    guard let found else { return nil }
    return given(found.value, as: property.type, at: found.path, owner: type) {
      try? property.initial?.evaluate(in: self, owner: type)
    }
  }

  /// What the data file keeps under a key, else the initial value, else one that is made up.
  func stored(_ initial: Value, of property: PropertyNode, key: String) -> Value {
    storage.dependency.noteRead()
    samples.names.insert(key)
    if let kept = storage.samples[key],
      let value = given(kept, as: property.type, at: key, owner: nil)
    {
      samples.needs?.note(key, value)
      return value
    }
    if case .void = initial { return sample(for: property.type, named: property.name) }
    samples.needs?.note(key, initial)
    return initial
  }
}

extension PropertyWrapper {
  /// Whether what it holds is kept or made elsewhere, and found by a key or a type.
  fileprivate var findsValueOutside: Bool {
    switch self {
    case .environment, .environmentObject, .appStorage, .sceneStorage: true
    default: false
    }
  }
}

extension StructInstance {
  /// Whether it is an object of a data file, of no type that a source declares.
  var isRecord: Bool { type.isRecord }
}
