extension Evaluator {
  /// The value of a name that is not local.
  func resolve(_ name: String, in frame: Frame, at place: SourceLocation) throws -> Value {
    if let receiver = frame.receiver,
      let value = try instanceMember(name, of: receiver.value, at: place)
    {
      return value
    }
    if let receiver = frame.receiver?.value, isBuiltinKind(receiver),
      let value = try builtinProperty(name, of: receiver, at: place)
    {
      return value
    }
    if let value = try lexical(name, in: frame) { return value }
    if let value = try global(name, at: place) { return value }
    if let value = knownName(name) { return value }
    return unresolved(name, in: frame, at: place)
  }

  /// Whether a value's members are not the file's, as `self` of an extension's function may be.
  func isBuiltinKind(_ value: Value) -> Bool {
    switch value {
    case .string, .int, .double, .bool, .array, .dictionary, .set, .range, .native, .view: true
    default: false
    }
  }

  /// A static member or nested type of the types around the code.
  private func lexical(_ name: String, in frame: Frame) throws -> Value? {
    var current = frame.owner
    if case .type(.declared(let type, _)) = frame.receiver?.value {
      if let value = try staticMember(name, of: type) { return value }
    }
    while let type = current {
      if let value = try staticMember(name, of: type) { return value }
      current = type.outer
    }
    return nil
  }

  /// A type, function, variable or sample of the whole file.
  func global(_ name: String, at place: SourceLocation) throws -> Value? {
    if let property = globals[name] { return try globalValue(property) }
    if let nodes = functions[name], let node = nodes.first {
      return .function(FunctionValue(.lowered(node, captured: nil, receiver: nil, owner: nil)))
    }
    if let type = type(named: name, from: nil), type.kind != .extensionOfType {
      return .type(.declared(type, name: type.name))
    }
    return samples[name]
  }

  private func globalValue(_ property: PropertyNode) throws -> Value {
    if let getter = property.getter {
      return try invoke(getter, owner: nil, receiver: nil, captured: nil, [], at: property.place)
    }
    if let value = globalValues[property.name] { return value }
    var value = try property.initial?.evaluate(in: self, owner: nil) ?? .null
    if let type = property.type { value = try coerce(value, to: type, owner: nil) }
    globalValues[property.name] = value
    return value
  }

  /// Reports a name that nothing declares, and stands in for it.
  func unresolved(_ name: String, in frame: Frame, at place: SourceLocation) -> Value {
    report(unresolved: name, in: frame, at: place)
    return .stub(Stub(name: name))
  }

  /// Reports a name that nothing declares.
  func report(
    unresolved name: String, code: Diagnostic.Code = .unresolvedName, in frame: Frame?,
    at place: SourceLocation
  ) {
    var candidates = Array(globals.keys) + functions.keys + types.keys + samples.keys
    if let frame {
      if case .instance(let instance) = frame.receiver?.value {
        candidates += instance.type.memberNames
      }
      if let owner = frame.owner { candidates += owner.staticNames }
    }
    candidates += vocabularyNames
    let hint = Suggestion.nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" }
    log.report(
      .warning, code, name: name,
      "cannot find '\(name)' in scope" + (hint ?? ""), at: place)
  }

  /// Changes what a name that is not local stands for.
  func modify(
    _ name: String, in frame: Frame, at place: SourceLocation, _ body: (inout Value) throws -> Void
  ) throws {
    if let receiver = frame.receiver, hasMember(name, receiver.value) {
      try modifyMember(name, of: &receiver.value, at: place, body)
      return
    }
    var owner = frame.owner
    while let type = owner {
      if type.staticProperty(name) != nil {
        try modifyStatic(name, of: type, at: place, body)
        return
      }
      owner = type.outer
    }
    if let property = globals[name] {
      var value = try globalValue(property)
      try body(&value)
      if let setter = property.setter {
        _ = try invoke(
          setter, owner: nil, receiver: nil, captured: nil, [value], at: place)
      } else {
        globalValues[name] = value
      }
      onObjectChange?()
      return
    }
    if var value = samples[name] {
      try body(&value)
      samples[name] = value
      onObjectChange?()
      return
    }
    var value = unresolved(name, in: frame, at: place)
    try body(&value)
  }

  /// `$name` for a name that is not local.
  func projection(of name: String, in frame: Frame, at place: SourceLocation) throws -> Value {
    if let receiver = frame.receiver, hasMember(name, receiver.value),
      let value = projectedMember(name, of: receiver.value, at: place)
    {
      return value
    }
    if samples[name] == nil, globals[name] == nil {
      report(unresolved: "$" + name, in: frame, at: place)
    }
    return .binding(sampleBinding(name))
  }

  /// A working binding to a sample value, or to a stub of that name.
  func sampleBinding(_ name: String) -> BindingValue {
    BindingValue(
      get: { [unowned self] in (try? self.global(name, at: noPlace)) ?? .stub(Stub(name: name)) },
      set: { [unowned self] value in
        if self.globals[name] != nil {
          self.globalValues[name] = value
        } else {
          self.samples[name] = value
        }
        self.onObjectChange?()
      })
  }

  /// A place for what stands nowhere in the source.
  var noPlace: SourceLocation {
    SourceLocation(
      anchor: Anchor(file: SourceFile(name: "", text: ""), offset: 0), start: 0, end: 0)
  }
}
