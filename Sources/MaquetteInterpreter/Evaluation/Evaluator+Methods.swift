extension Evaluator {
  /// `base.name(arguments)` where the call cannot change the base.
  func callMember(
    _ name: String, on base: Value, _ arguments: Arguments, in frame: Frame?,
    at place: SourceLocation
  ) throws -> Value {
    switch base {
    case .stub(let stub): return try callOnStub(stub, name, arguments, at: place)
    case .implicit(let member):
      return .implicit(
        ImplicitMember(
          name: member.name, arguments: member.arguments,
          steps: member.steps + [(name, arguments)], place: member.place))
    case .type(let type): return try callStatic(name, of: type, arguments, in: frame, at: place)
    case .binding(let binding):
      if let result = try callDeclared(name, on: Receiver(base), arguments, at: place)
        ?? callOnBinding(name, binding, arguments, at: place)
      {
        return result
      }
      return try callMember(name, on: binding.get(), arguments, in: frame, at: place)
    case .keyPath(let path) where name == "appending":
      guard case .keyPath(let more)? = arguments["path"] else { break }
      return .keyPath(
        KeyPathValue(
          root: path.root, components: path.components + more.components,
          text: path.text + more.text.drop { $0 != "." }))
    default: break
    }
    if let result = try callDeclared(name, on: Receiver(base), arguments, at: place) {
      return result
    }
    if let result = try callBuiltin(name, on: base, arguments, at: place) { return result }
    if case .null = base { return .null }
    if let shape = shapeValue(base),
      let result = try callKnownMethod(name, on: shape, arguments, at: place)
    {
      return result
    }
    if let view = viewValue(base),
      let result = made(
        try callModifier(name, on: view, arguments, at: place), of: [base], at: place)
    {
      return result
    }
    // A stored function, such as a tuple's element.
    let value = try member(name, of: base, in: frame, at: place)
    return value.isStub ? value : try call(value, arguments)
  }

  /// A call on a type: a static method, a case, an initialiser.
  private func callStatic(
    _ name: String, of reference: TypeReference, _ arguments: Arguments, in frame: Frame?,
    at place: SourceLocation
  ) throws -> Value {
    if case .declared(let type, _) = reference {
      if name == "init" { return try construct(type, arguments) }
      if let result = try callDeclared(
        name, on: Receiver(.type(reference)), arguments, at: place)
      {
        return result
      }
      if let value = try staticMember(name, of: type) { return try call(value, arguments) }
    } else if case .known(let typeName) = reference {
      if name == "init" { return try callKnown(typeName, arguments, isView: false) }
      if let type = program.types[typeName], type.kind == .extensionOfType,
        let result = try callDeclared(
          name, on: Receiver(.type(.declared(type, name: typeName))), arguments, at: place)
      {
        return result
      }
    }
    if let result = try callKnownStatic(name, of: reference.name, arguments, at: place) {
      return result
    }
    let value = try typeMember(name, of: reference, in: frame, at: place)
    return try call(value, arguments)
  }

  /// A method that changes the value that code runs on.
  func callMutating(
    _ name: String, on receiver: Receiver, _ arguments: Arguments, in frame: Frame,
    at place: SourceLocation
  ) throws -> Value {
    var result = Value.void
    try receiver.modify {
      result = try callMutating(name, on: &$0, arguments, in: frame, at: place)
    }
    return result
  }

  /// A method that changes the value it is called on.
  func callMutating(
    _ name: String, on base: inout Value, _ arguments: Arguments, in frame: Frame,
    at place: SourceLocation
  ) throws -> Value {
    switch base {
    case .instance, .enumCase:
      guard hasMember(name, base) else {
        if let result = try callMutatingOptionSet(name, on: &base, arguments) { return result }
        return try callMember(name, on: base, arguments, in: frame, at: place)
      }
      let receiver = Receiver(base)
      base = .void
      defer { base = receiver.value }
      return try callDeclared(name, on: receiver, arguments, at: place) ?? .void
    case .binding(let binding):
      var result = Value.void
      try binding.modify {
        result = try callMutating(name, on: &$0, arguments, in: frame, at: place)
      }
      return result
    case .native:
      if try callKnownMutating(name, on: &base, arguments) { return .void }
      return try callMember(name, on: base, arguments, in: frame, at: place)
    case .object, .type, .stub, .view, .implicit, .function:
      return try callMember(name, on: base, arguments, in: frame, at: place)
    default:
      for type in extensions(of: base) where type.member(name) != nil {
        let receiver = Receiver(base)
        defer { base = receiver.value }
        return try callDeclared(name, on: receiver, arguments, at: place) ?? .void
      }
      if let result = try callMutatingBuiltin(name, on: &base, arguments, at: place) {
        return result
      }
      return try callMember(name, on: base, arguments, in: frame, at: place)
    }
  }

  /// `super.name(arguments)`.
  func callInherited(_ name: String, on base: Value, _ arguments: Arguments, in frame: Frame) throws
    -> Value
  {
    guard let parent = frame.owner?.superclass else { return .void }
    if case .type(.declared(let type, _)) = base {
      let methods = parent.statics(name).map { ($0.node, $0.owner as RuntimeType?) }
      guard !methods.isEmpty else { return .void }
      return try invoke(
        methods, receiver: Receiver(.type(.declared(type, name: type.name))), arguments)
    }
    guard case .object = base else { return .void }
    if name == "init" {
      let candidates = initializers(of: parent)
      guard !candidates.isEmpty else { return .void }
      let receiver = Receiver(base, isInitialising: true)
      defer { receiver.isInitialising = false }
      return try invoke(candidates, receiver: receiver, arguments)
    }
    guard case .methods(let methods) = parent.member(name) else { return .void }
    return try invoke(methods, on: base, arguments)
  }

  /// `super.name`; nil where nothing is computed there, so that it is what `self` has.
  func inheritedMember(
    _ name: String, of base: Value, in frame: Frame, at place: SourceLocation
  ) throws -> Value? {
    guard let parent = frame.owner?.superclass else { return nil }
    if case .type(.declared(let type, _)) = base {
      guard let (property, owner) = parent.staticProperty(name), let getter = property.getter
      else { return nil }
      return try invoke(
        getter, owner: owner, receiver: Receiver(.type(.declared(type, name: type.name))),
        captured: nil, [], at: place)
    }
    switch parent.member(name) {
    case .computed(let property, let owner):
      return try property.getter.map {
        try invoke($0, owner: owner, receiver: Receiver(base), captured: nil, [], at: place)
      }
    case .methods(let methods):
      return methods.first.map {
        .function(
          FunctionValue(
            .lowered($0.node, captured: nil, receiver: Receiver(base), owner: $0.owner)))
      }
    default: return nil
    }
  }
}
