import MaquetteUI

extension Evaluator {
  /// The value of a name that is not local.
  func read(_ meaning: Meaning?, _ name: String, in frame: Frame, at place: SourceLocation) throws
    -> Value
  {
    let receiver = frame.receiver?.value ?? .void
    let value: Value? =
      switch meaning {
      case .member: try instanceMember(name, of: receiver, at: place)
      case .builtin: try builtinProperty(name, of: receiver, at: place)
      case .ofType(let type): try staticMember(name, of: type)
      case .ofKnownType(let typeName): knownStatic(name, of: typeName, at: place)
      case .modifier, .vocabulary: knownName(name)
      case .alias(let type): typeValue(type, owner: nil)
      case .variable, .functions, .type, .sample: try global(name, at: place)
      case nil: nil
      }
    return value ?? unresolved(name, in: frame, at: place)
  }

  /// Whether a value's members are not the file's, as `self` of an extension's function may be.
  func isBuiltinKind(_ value: Value) -> Bool {
    switch value {
    case .string, .int, .double, .sized, .bool, .array, .dictionary, .set, .range, .native, .view:
      true
    default: false
    }
  }

  /// A type, function, variable or sample of the whole file.
  func global(_ name: String, at place: SourceLocation) throws -> Value? {
    if let property = program.globals[name] { return try globalValue(property) }
    if let nodes = program.functions[name], let node = nodes.first {
      return .function(FunctionValue(.lowered(node, captured: nil, receiver: nil, owner: nil)))
    }
    if let type = program.type(named: name, from: nil), type.kind != .extensionOfType {
      return .type(.declared(type, name: type.name))
    }
    guard let sample = storage.samples[name] else { return nil }
    samples.names.insert(name)
    storage.dependency.noteRead()
    return sample
  }

  private func globalValue(_ property: PropertyNode) throws -> Value {
    if let getter = property.getter {
      return try invoke(getter, owner: nil, receiver: nil, captured: nil, [], at: property.place)
    }
    storage.dependency.noteRead()
    if storage.globals[property.name] == nil {
      storage.globals[property.name] = try initialField(of: property, in: nil)
    }
    return try read(
      through: storage.globals[property.name] ?? .void, property, at: property.place)
  }

  /// Reports a name that nothing declares, and stands in for it.
  func unresolved(_ name: String, in frame: Frame, at place: SourceLocation) -> Value {
    report(unresolved: name, in: frame, at: place)
    return standIn(name)
  }

  /// What a name that nothing declares stands for: what was written to it, else a stub.
  private func standIn(_ name: String) -> Value {
    storage.dependency.noteRead()
    samples.names.insert(name)
    if let written = storage.standIns[name] { return written }
    if name.first?.isLowercase == true { samples.needs?.note(member: [name]) }
    return .stub(Stub(name: name, path: [name]))
  }

  /// Reports a name that nothing declares.
  func report(
    unresolved name: String, in frame: Frame?, at place: SourceLocation
  ) {
    if SwiftUINames.isPlainValue(name) { return }
    if SwiftUINames.isType(name) {
      log.report(
        .warning, .unsupportedView, name: name, "'\(name)' is not supported in previews", at: place)
      return
    }
    if PlatformNames.actsOutside(name) {
      log.report(
        .note, .noEffect, name: name, "'\(name)' has no effect in previews", at: place)
      return
    }
    if PlatformNames.contains(name) {
      // The form is none the worse for it where a stand-in does.
      log.report(
        .note, .unsupportedConstruct, name: name, "'\(name)' is not supported in previews",
        at: place)
      return
    }
    if name.first?.isLowercase == true,
      noteAbsent(name, "cannot find '\(name)' in scope", at: place)
    {
      return
    }
    var candidates =
      Array(program.globals.keys) + program.functions.keys + program.types.keys
      + storage.samples.keys
    if let frame {
      if case .instance(let instance) = frame.receiver?.value {
        candidates += instance.type.memberNames
      }
      if let owner = frame.owner { candidates += owner.staticNames }
    }
    candidates += vocabularyNames
    candidates += program.projectNames
    // A name with a dollar sign is that of a property's projection.
    let dollar = name.hasPrefix("$") ? "$" : ""
    let near = Suggestion.nearest(to: String(name.dropFirst(dollar.count)), among: candidates)
      .map { dollar + $0 }
    let hint = near.map { "; did you mean '\($0)'?" }
    log.report(
      .warning, .unresolvedName, name: name,
      "cannot find '\(name)' in scope" + (hint ?? ""), at: place, replacement: near)
  }

  /// Changes what a name that is not local stands for; a type's name leads to its static members.
  func modify(
    _ meaning: Meaning?, _ name: String, in frame: Frame, at place: SourceLocation,
    _ body: (inout Value) throws -> Void
  ) throws {
    switch meaning {
    case .member, .builtin:
      guard let receiver = frame.receiver else { return }
      let isObserved = receiver.observes(name, in: frame.owner)
      try receiver.modify {
        try modifyMember(name, of: &$0, isObserved: isObserved, at: place, body)
      }
    case .ofType(let type) where type.staticProperty(name) != nil:
      try modifyStatic(name, of: type, at: place, body)
    case .variable(let property): try modify(property, at: place, body)
    case .sample:
      guard var value = storage.samples[name] else { return }
      storage.samples[name] = .void
      defer { storage.samples[name] = value }
      try body(&value)
      storage.noteChange()
    default:
      var value = try read(meaning, name, in: frame, at: place)
      try body(&value)
    }
  }

  private func modify(
    _ property: PropertyNode, at place: SourceLocation, _ body: (inout Value) throws -> Void
  ) throws {
    var value = try globalValue(property)
    if let wrapper = property.wrapper {
      var field = storage.globals[property.name] ?? .void
      defer {
        storage.globals[property.name] = field
        storage.noteChange()
      }
      return try modify(through: &field, property, wrapper, in: nil, at: place, body)
    }
    let isStored = property.getter == nil
    // No second reference is kept while it changes, so that a large one is not copied.
    if isStored, !value.isObject { storage.globals[property.name] = .void }
    let old: Value = property.willSet == nil && property.didSet == nil ? .void : value
    do { try body(&value) } catch {
      if isStored { storage.globals[property.name] = value }
      throw error
    }
    if let type = property.type { value = try coerce(value, to: type, owner: nil) }
    if let setter = property.setter {
      _ = try invoke(setter, owner: nil, receiver: nil, captured: nil, [value], at: place)
    }
    if let observer = property.willSet {
      storage.globals[property.name] = old
      _ = try invoke(observer, owner: nil, receiver: nil, captured: nil, [value], at: place)
    }
    if isStored { storage.globals[property.name] = value }
    if let observer = property.didSet {
      _ = try invoke(observer, owner: nil, receiver: nil, captured: nil, [old], at: place)
    }
    storage.noteChange()
  }

  /// `$name` for a name that is not local.
  func projection(
    of meaning: Meaning?, _ name: String, in frame: Frame, at place: SourceLocation
  ) throws -> Value {
    switch meaning {
    case .member:
      if let receiver = frame.receiver,
        let value = try projectedMember(name, of: receiver.value, at: place)
      {
        return value
      }
    case .ofType(let type) where type.staticProperty(name) != nil:
      return .binding(staticBinding(name, of: type, at: place))
    case .variable, .sample: return .binding(sampleBinding(name))
    default: break
    }
    report(unresolved: "$" + name, in: frame, at: place)
    return .binding(sampleBinding(name))
  }

  /// A binding to a static property.
  private func staticBinding(_ name: String, of type: RuntimeType, at place: SourceLocation)
    -> BindingValue
  {
    BindingValue(
      type: type.staticProperty(name)?.property.type,
      get: { [unowned self] in (try? self.staticMember(name, of: type)) ?? .stub(Stub(name: name))
      },
      set: { [unowned self] new in
        try? self.modifyStatic(name, of: type, at: place) { $0 = new }
      })
  }

  /// A working binding to a sample value, or to a stub of that name.
  func sampleBinding(_ name: String) -> BindingValue {
    BindingValue(
      get: { [unowned self] in (try? self.global(name, at: noPlace)) ?? self.standIn(name) },
      set: { [unowned self] value in
        if program.globals[name] != nil {
          storage.globals[name] = value
        } else if storage.samples[name] != nil {
          storage.samples[name] = value
        } else {
          storage.standIns[name] = value
        }
        storage.noteChange()
      })
  }

  /// A place for what stands nowhere in the source.
  var noPlace: SourceLocation {
    SourceLocation(
      anchor: Anchor(file: SourceFile(name: "", text: ""), offset: 0), start: 0, end: 0)
  }
}
