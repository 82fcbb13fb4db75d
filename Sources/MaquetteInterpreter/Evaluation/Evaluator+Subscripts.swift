extension Evaluator {
  private static let iterationLimit = 10_000

  /// The subscript of the file's that arguments fit best, with the type that declares it.
  func declaredSubscript(of base: Value, for arguments: Arguments) -> (PropertyNode, RuntimeType)? {
    let isType = if case .type = base { true } else { false }
    let candidates = subscripts(of: base).filter { property, _ in
      property.isStatic == isType
        && (!property.isDynamicMember || arguments.items.first?.label == "dynamicMember")
    }
    let getters = candidates.compactMap(\.0.getter)
    guard candidates.count > 1, getters.count == candidates.count,
      let index = bestOverload(getters, arguments)
    else { return candidates.first }
    return candidates[index]
  }

  /// `super[index]`; nil where the superclass has no such subscript.
  func inheritedElement(of base: Value, at arguments: Arguments, in frame: Frame) throws -> Value? {
    var parent = frame.owner?.superclass
    while let type = parent {
      let getters = type.subscripts.compactMap(\.getter)
      if let index = bestOverload(getters, arguments) {
        return try invoke(
          getters[index], owner: type, receiver: Receiver(base), captured: nil, arguments)
      }
      parent = type.superclass
    }
    return nil
  }

  private func subscripts(of base: Value) -> [(PropertyNode, RuntimeType)] {
    var types: [RuntimeType] =
      switch base {
      case .instance(let value): [value.type]
      case .object(let value): [value.type]
      case .enumCase(let value): [value.type]
      case .type(.declared(let type, _)): [type]
      default: extensions(of: base)
      }
    for type in types {
      var parent = type.superclass
      while let inherited = parent, types.count < 64 {
        types.append(inherited)
        parent = inherited.superclass
      }
      types += type.protocols
    }
    return types.flatMap { type in type.subscripts.map { ($0, type) } }
  }

  /// What `@dynamicMemberLookup` finds for a name, with the subscript that finds it.
  func dynamicMember(_ name: String, of base: Value, at place: SourceLocation) throws -> Value? {
    guard let (property, owner, index) = dynamicSubscript(name, of: base),
      let getter = property.getter
    else { return nil }
    return try invoke(
      getter, owner: owner, receiver: Receiver(base), captured: nil, [index], at: place)
  }

  /// Changes what `@dynamicMemberLookup` finds for a name; false where it finds nothing.
  func modifyDynamicMember(
    _ name: String, of base: inout Value, at place: SourceLocation,
    _ body: (inout Value) throws -> Void
  ) throws -> Bool {
    guard let (property, owner, index) = dynamicSubscript(name, of: base),
      var value = try dynamicMember(name, of: base, at: place)
    else { return false }
    try body(&value)
    guard let setter = property.setter else { return true }
    let receiver = Receiver(base)
    _ = try invoke(
      setter, owner: owner, receiver: receiver, captured: nil, [value, index], at: place)
    base = receiver.value
    return true
  }

  private func dynamicSubscript(_ name: String, of base: Value)
    -> (PropertyNode, RuntimeType, Value)?
  {
    switch base {
    case .instance, .object, .enumCase: break
    default: return nil
    }
    guard let (property, owner) = subscripts(of: base).first(where: { $0.0.isDynamicMember })
    else { return nil }
    let type = property.getter?.parameters.first?.type
    let takesPath = type?.name?.hasSuffix("KeyPath") ?? false
    let index: Value =
      takesPath
      ? .keyPath(KeyPathValue(root: nil, components: [.member(name)], text: "\\." + name))
      : .string(name)
    return (property, owner, index)
  }

  /// Whether a value of the file's says that it is a sequence.
  func isSequence(_ value: Value) -> Bool {
    let type: RuntimeType
    switch value {
    case .instance(let value): type = value.type
    case .object(let value): type = value.type
    case .enumCase(let value): type = value.type
    default: return false
    }
    return ["Sequence", "Collection", "RandomAccessCollection"].contains { type.conforms(to: $0) }
  }

  /// The elements that an iterator of the file's yields; nil for what is no sequence.
  func iterated(_ value: Value, at place: SourceLocation) -> [Value]? {
    let none = Arguments(items: [], evaluator: self, place: place)
    var iterator = value
    if !hasMember("next", iterator) {
      guard hasMember("makeIterator", value),
        let made = try? callDeclared("makeIterator", on: Receiver(value), none, at: place)
      else { return nil }
      iterator = made
      guard hasMember("next", iterator) else { return elements(of: iterator, at: place) }
    }
    let receiver = Receiver(iterator)
    var elements: [Value] = []
    while elements.count < Self.iterationLimit,
      let element = try? callDeclared("next", on: receiver, none, at: place), !element.isNone,
      !element.isStub
    {
      elements.append(element)
    }
    return elements
  }
}

extension PropertyNode {
  /// Whether it is the subscript of `@dynamicMemberLookup`.
  var isDynamicMember: Bool {
    isSubscript && getter?.parameters.first?.label == "dynamicMember"
  }
}
