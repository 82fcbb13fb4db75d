import MaquetteUI

extension Evaluator {
  /// The type that a written type means, as a value.
  func typeValue(_ type: TypeExpression, owner: RuntimeType?) -> Value {
    switch type.form {
    case .named("Self", _): return owner.map { .type(.declared($0, name: $0.name)) } ?? .void
    case .named(let name, _):
      if let declared = program.type(meantBy: type, from: owner) {
        return .type(.declared(declared, name: declared.name))
      }
      return .type(.known(name))
    case .array: return .type(.known("Array"))
    case .dictionary: return .type(.known("Dictionary"))
    case .optional: return .type(.known("Optional"))
    default: return .type(.known(type.text))
    }
  }

  /// `Type.name` for a type of the file; nil if it has no such member.
  func staticMember(_ name: String, of type: RuntimeType) throws -> Value? {
    if type.caseNames.contains(name) {
      return try enumCase(name, of: type)
    }
    if let (property, owner) = type.staticProperty(name) {
      if let getter = property.getter {
        return try invoke(
          getter, owner: type,
          receiver: Receiver(.type(.declared(type, name: type.name))), captured: nil, [],
          at: property.place)
      }
      storage.dependency.noteRead()
      if storage[name, of: owner] == nil {
        storage[name, of: owner] = try initialField(of: property, in: owner)
      }
      return try read(through: storage[name, of: owner] ?? .void, property, at: property.place)
    }
    if let method = type.statics(name).first {
      return .function(
        FunctionValue(
          .lowered(
            method.node, captured: nil,
            receiver: Receiver(.type(.declared(type, name: type.name))), owner: method.owner)))
    }
    if let nested = type.nested[name] { return .type(.declared(nested, name: nested.name)) }
    if let alias = type.aliases[name] { return typeValue(alias, owner: type.outer) }
    if name == "allCases", type.kind == .enumeration {
      return .array(try type.cases.map { try enumCase($0.name, of: type) })
    }
    return nil
  }

  private func enumCase(_ name: String, of type: RuntimeType) throws -> Value {
    guard let node = type.cases.first(where: { $0.name == name }), !node.parameters.isEmpty else {
      return .enumCase(EnumInstance(type: type, typeName: type.name, name: name))
    }
    return .function(
      FunctionValue(
        .native { [unowned self] arguments in try self.makeCase(node, of: type, arguments) }))
  }

  /// A case with its associated values.
  func makeCase(_ node: EnumCaseNode, of type: RuntimeType, _ arguments: Arguments) throws -> Value
  {
    var payload: [Value] = []
    for (index, parameter) in node.parameters.enumerated() {
      var value: Value
      if index < arguments.count {
        value = arguments[index]
      } else {
        value = try parameter.defaultValue?.evaluate(in: self, owner: type) ?? .null
      }
      if let declared = parameter.type { value = try coerce(value, to: declared, owner: type) }
      payload.append(value)
    }
    return .enumCase(
      EnumInstance(
        type: type, typeName: type.name, name: node.name, payload: payload,
        labels: node.parameters.map(\.label)))
  }

  /// `Type.name` for any type.
  func typeMember(
    _ name: String, of reference: TypeReference, in frame: Frame?, at place: SourceLocation
  ) throws -> Value {
    switch reference {
    case .declared(let type, _):
      if let value = try staticMember(name, of: type) { return value }
      switch name {
      case "self": return .type(reference)
      case "init":
        return .function(
          FunctionValue(.native { [unowned self] in try self.construct(type, $0) }))
      default: break
      }
      if case .methods = type.member(name) {
        // A method without the value that it is called on, which is its first argument.
        return .function(
          FunctionValue(
            .native { [unowned self] in
              try self.member(name, of: $0[0], in: nil, at: place)
            }))
      }
      if let value = knownStatic(name, of: reference.name, at: place) { return value }
      if type.kind == .extensionOfType { return .stub(Stub(name: name)) }
      let near = Suggestion.nearest(to: name, among: type.staticNames)
      log.report(
        .warning, .unresolvedName, name: name,
        "type '\(type.name)' has no member '\(name)'"
          + (near.map { "; did you mean '\($0)'?" } ?? ""),
        at: place, notes: type.place.map { [("'\(type.name)' is declared here", $0)] } ?? [],
        replacement: near)
      return .stub(Stub(name: name))
    case .known(let typeName):
      if let type = program.types[typeName], type.kind == .extensionOfType,
        let value = try staticMember(name, of: type)
      {
        return value
      }
      if name == "self" { return .type(reference) }
      if let kind = SizedNumber.Kind(type: typeName), let value = sizedStatic(name, kind) {
        return value
      }
      if typeName == "Int64" {
        return try typeMember(name, of: .known("Int"), in: frame, at: place)
      }
      if name == "init", isKnown(typeName) {
        return .function(
          FunctionValue(
            .native { [unowned self] in
              try self.callKnown(typeName, self.labelled($0, for: typeName), isView: false)
            }))
      }
      if typeName == "Optional", name == "none" { return .null }
      if let value = knownStatic(name, of: typeName, at: place) { return value }
      if noteAbsent(name, "type '\(typeName)' has no member '\(name)'", at: place) {
        return .stub(Stub(name: name))
      }
      let near = Suggestion.nearest(to: name, among: knownStaticNames(of: typeName))
      log.report(
        .warning, .unresolvedName, name: name,
        "type '\(typeName)' has no member '\(name)'"
          + (near.map { "; did you mean '\($0)'?" } ?? ""),
        at: place, replacement: near)
      return .stub(Stub(name: name))
    }
  }

  /// The arguments with the labels of the initialiser that a reference to it stands for.
  private func labelled(_ arguments: Arguments, for typeName: String) -> Arguments {
    guard arguments.items.allSatisfy({ $0.label == nil }) else { return arguments }
    let needed = (Vocabulary.types[typeName]?.initializers ?? []).map {
      $0.signature.parameters.filter { !$0.hasDefault }.map(\.label)
    }.filter { $0.count == arguments.count }
    guard let labels = needed.first, !needed.contains(where: { $0.allSatisfy { $0 == nil } })
    else { return arguments }
    var labelled = arguments
    for (index, label) in labels.enumerated() { labelled.items[index].label = label }
    return labelled
  }

  /// The raw value of a case: written, counted, or its name.
  func rawValue(of value: EnumInstance) throws -> Value? {
    guard let index = value.type.cases.firstIndex(where: { $0.name == value.name }) else {
      return nil
    }
    return try rawValues(of: value.type)?[index]
  }

  /// The raw values of an enum's cases; nil if it has none.
  func rawValues(of type: RuntimeType) throws -> [Value]? {
    if let known = storage.rawValues(of: type) { return known }
    guard type.hasRawValues, let raw = type.inherited.first?.name else { return nil }
    var values: [Value] = []
    var next = 0
    for node in type.cases {
      if let written = try node.rawValue?.evaluate(in: self, owner: type) {
        if case .int(let number) = written { next = number &+ 1 }
        values.append(written)
      } else if TypeExpression.named(raw).basic == .integer {
        values.append(.int(next))
        next &+= 1
      } else {
        values.append(.string(node.name))
      }
    }
    storage.keep(rawValues: values, of: type)
    return values
  }

  /// The types of the file that extend what a value is.
  func extensions(of value: Value) -> [RuntimeType] {
    // A type of the file that has the name of one of the vocabulary is another.
    (knownTypeNames(of: value) + (value.isBinding ? [] : ["Optional"]))
      .compactMap { program.types[$0] }
      .filter { $0.kind == .extensionOfType || $0.kind == .protocolType }
  }

  /// The names under which a value of the vocabulary can be extended, the nearest first.
  private func knownTypeNames(of value: Value) -> [String] {
    switch value {
    case .binding: ["Binding"]
    case .string: ["String", "StringProtocol", "Collection", "Sequence", "Comparable"]
    // A whole number may stand for a real one whose type could not be told.
    case .int:
      [
        "Int", "FixedWidthInteger", "BinaryInteger", "Numeric", "Comparable", "Double", "CGFloat",
      ]
    case .double:
      [
        "Double", "TimeInterval", "CGFloat", "Float", "FloatingPoint", "BinaryFloatingPoint",
        "Comparable",
      ]
    case .sized(let number):
      number.kind == .float
        ? ["Float", "FloatingPoint", "BinaryFloatingPoint", "Comparable"]
        : [number.kind.rawValue, "FixedWidthInteger", "BinaryInteger", "Numeric", "Comparable"]
    case .bool: ["Bool"]
    case .array: ["Array", "MutableCollection", "RandomAccessCollection", "Collection", "Sequence"]
    case .dictionary: ["Dictionary", "Collection", "Sequence"]
    case .set: ["Set", "Collection", "Sequence"]
    case .range: ["Range", "ClosedRange", "Collection", "Sequence"]
    case .view(let view): [Self.plainName(view.typeName), "View"]
    case .native(let native):
      [knownName(of: native), Self.plainName(native.typeName), "ShapeStyle", "View"]
    default: []
    }
  }

  private static func plainName(_ name: String) -> String {
    String(name.prefix { $0 != "<" })
  }
}
