import MaquetteUI

extension Evaluator {
  /// `base.name`.
  func member(_ name: String, of base: Value, in frame: Frame?, at place: SourceLocation) throws
    -> Value
  {
    if let value = try instanceMember(name, of: base, at: place) { return value }
    switch base {
    case .type(let type): return try typeMember(name, of: type, in: frame, at: place)
    case .stub(let stub): return stubMember(name, of: stub)
    case .implicit(let member):
      return .implicit(
        ImplicitMember(
          name: member.name, arguments: member.arguments,
          steps: member.steps + [(name, nil)], place: member.place))
    case .binding(let binding): return try bindingMember(name, of: binding, at: place)
    case .tuple(let tuple):
      if let index = Int(name) ?? tuple.labels.firstIndex(of: name),
        tuple.elements.indices.contains(index)
      {
        return tuple.elements[index]
      }
    case .function where name == "callAsFunction": return base
    case .null:
      if name == "hashValue" || name == "debugDescription" { break }
      return .null
    default: break
    }
    if let value = try builtinProperty(name, of: base, at: place) { return value }
    if isBuiltinKind(base), hasBuiltin(name, base, as: .call), !mutatesReceiver(name) {
      return .function(
        FunctionValue(
          .native { [unowned self] in
            try self.callBuiltin(name, on: base, $0, at: place) ?? .stub(Stub(name: name))
          }))
    }
    if let value = try dynamicMember(name, of: base, at: place) { return value }
    if name.hasPrefix("$"),
      let value = try projectedMember(String(name.dropFirst()), of: base, at: place)
    {
      return value
    }
    return missing(name, of: base, at: place)
  }

  /// Reports a member that a value does not have, and stands in for it.
  func missing(_ name: String, of base: Value, at place: SourceLocation) -> Value {
    // What stands for a view that nobody here knows has any member.
    if case .view(let view) = base, view.isOpen || Sourced.content(of: view.view) is Placeholder {
      return .stub(Stub(name: name))
    }
    let type: RuntimeType? =
      switch base {
      case .instance(let instance): instance.type
      case .object(let object): object.type
      case .enumCase(let value): value.type
      default: nil
      }
    if type == nil,
      noteAbsent(name, "value of type '\(base.typeName)' has no member '\(name)'", at: place)
    {
      return .stub(Stub(name: name))
    }
    let near = type.flatMap { Suggestion.nearest(to: name, among: $0.memberNames) }
    log.report(
      .warning, .unresolvedName, name: name,
      "value of type '\(base.typeName)' has no member '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ""),
      at: place,
      notes: type.flatMap(\.place).map { [("'\(base.typeName)' is declared here", $0)] } ?? [],
      replacement: near)
    return .stub(Stub(name: name))
  }

  /// Notes that a member of the vocabulary's types is not there, where a module may have it that the
  /// file imports and that is not here either; false where there is no such module.
  func noteAbsent(_ name: String, _ message: String, at place: SourceLocation) -> Bool {
    let modules = program.absentModules(in: place.anchor.file)
    guard let first = modules.first else { return false }
    let list = modules.count == 1 ? "'\(first)', which is" : "'\(first)' or another module that is"
    log.report(
      .note, .unresolvedName, name: name, message + "; it may be of \(list) not here", at: place)
    return true
  }

  /// A member of an absorbed value is absorbed too; a record kept by a binding keeps its parts.
  private func stubMember(_ name: String, of stub: Stub) -> Value {
    switch name {
    case "isEmpty": .bool(false)
    case "count": .int(2)
    case "wrappedValue", "projectedValue": .stub(stub)
    default: .stub(part(name, of: stub))
    }
  }

  private func part(_ name: String, of stub: Stub) -> Stub {
    let path = stub.path.isEmpty ? [] : stub.path + [name]
    if !path.isEmpty { samples.needs?.note(member: path) }
    return Stub(name: name, index: stub.index, path: path)
  }

  /// A member that the file's declarations give a value; nil if they give none.
  func instanceMember(_ name: String, of base: Value, at place: SourceLocation) throws -> Value? {
    switch base {
    case .instance(let instance):
      if let value = try lazyValue(
        name, of: instance.type, instance.layout, instance.fields, base,
        keep: { instance.fields[$0] = $1 })
      {
        return value
      }
      return try declaredMember(
        name, type: instance.type, layout: instance.layout, fields: instance.fields, base: base,
        at: place)
    case .object(let object):
      object.dependency.noteRead()
      if let value = try lazyValue(
        name, of: object.type, object.layout, object.fields, base,
        keep: { object.fields[$0] = $1 })
      {
        return value
      }
      return try declaredMember(
        name, type: object.type, layout: object.layout, fields: object.fields, base: base,
        at: place)
    case .enumCase(let value):
      if let found = try declaredMember(
        name, type: value.type, layout: value.type.layout, fields: [], base: base, at: place)
      {
        return found
      }
      switch name {
      case "rawValue": return try rawValue(of: value)
      default: return nil
      }
    case .type, .void, .stub, .implicit: return nil
    default:
      for type in extensions(of: base) {
        // `first` is the element, though an extension may add a `first(of:)`.
        if case .methods = type.member(name), hasBuiltin(name, base, as: .value) { continue }
        if let found = try declaredMember(
          name, type: type, layout: type.layout, fields: [], base: base, at: place)
        {
          return found
        }
      }
      return nil
    }
  }

  /// The value of a lazy property that has none yet, which it keeps; nil of any other.
  private func lazyValue(
    _ name: String, of type: RuntimeType, _ layout: Layout, _ fields: [Value], _ base: Value,
    keep: (Int, Value) -> Void
  ) throws -> Value? {
    guard case .stored(let index, let property?) = type.member(name), property.isLazy,
      case .void = field(index, name, layout, fields), let initial = property.initial
    else { return nil }
    var value = try initial.evaluate(in: self, receiver: Receiver(base), owner: type)
    if let declared = property.type { value = try coerce(value, to: declared, owner: type) }
    if let index = layout.indices[name] { keep(index, value) }
    return value
  }

  private func field(_ index: Int, _ name: String, _ layout: Layout, _ fields: [Value]) -> Value {
    // A value kept from before an edit may be laid out otherwise.
    let place =
      layout.names.indices.contains(index) && layout.names[index] == name
      ? index : layout.indices[name]
    guard let place, fields.indices.contains(place) else { return .stub(Stub(name: name)) }
    return fields[place]
  }

  private func declaredMember(
    _ name: String, type: RuntimeType, layout: Layout, fields: [Value], base: Value,
    at place: SourceLocation
  ) throws -> Value? {
    switch type.member(name) {
    case .stored(let index, let property):
      let value = field(index, name, layout, fields)
      if case .void = value, let property, property.type != nil {
        // Nothing gave it a value: an initialiser that could not run, a wrapper of another file.
        return sample(for: property.type, named: name, owner: type)
      }
      return try read(through: value, property, at: place)
    case .computed(let property, let owner):
      guard let getter = property.getter else { return nil }
      return try invoke(
        getter, owner: owner, receiver: Receiver(base), captured: nil, [], at: place)
    case .methods(let methods):
      guard let method = methods.first else { return nil }
      return .function(
        FunctionValue(
          .lowered(method.node, captured: nil, receiver: Receiver(base), owner: method.owner)))
    case nil:
      if name.hasPrefix("_"), case .stored(let index, _) = type.member(String(name.dropFirst())) {
        return field(index, String(name.dropFirst()), layout, fields)
      }
      return nil
    }
  }

  /// Whether the file's declarations give a value a member of this name.
  func hasMember(_ name: String, _ base: Value) -> Bool {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    switch base {
    case .instance(let value):
      return value.type.member(name) != nil || value.type.member(plain) != nil
    case .object(let value):
      return value.type.member(name) != nil || value.type.member(plain) != nil
    case .enumCase(let value):
      return value.type.member(name) != nil || (name == "rawValue" && value.type.hasRawValues)
    case .type(.declared(let type, _)): return type.staticProperty(name) != nil
    case .type, .void, .stub, .implicit: return false
    default: return extensions(of: base).contains { $0.member(name) != nil }
    }
  }

  /// `$name` of a value's wrapped property.
  func projectedMember(_ name: String, of base: Value, at place: SourceLocation) throws -> Value? {
    let type: RuntimeType
    let raw: Value
    switch base {
    case .instance(let instance):
      type = instance.type
      raw = instance.layout.indices[name].map { instance.fields[$0] } ?? .void
    case .object(let object):
      object.dependency.noteRead()
      type = object.type
      raw = object.layout.indices[name].map { object.fields[$0] } ?? .void
    default: return nil
    }
    if let property = type.storedProperty(name),
      case .known(.published)? = property.wrapper?.kind, case .object(let object) = base
    {
      return .wrap(publisher(of: name, object, at: place))
    }
    if let property = type.storedProperty(name),
      let projected = try projection(of: raw, property, at: place)
    {
      return projected
    }
    if raw.isBinding { return raw }
    guard type.member(name) != nil else { return nil }
    return .binding(
      BindingValue(
        type: type.storedProperty(name)?.type,
        get: { [unowned self] in
          (try? self.instanceMember(name, of: base, at: place)) ?? .stub(Stub(name: name))
        },
        set: { [unowned self] new in
          var base = base
          try? self.modifyMember(name, of: &base, at: place) { $0 = new }
        }))
  }

  /// A member of a binding: its parts, or a binding to a part of its value.
  private func bindingMember(_ name: String, of binding: BindingValue, at place: SourceLocation)
    throws
    -> Value
  {
    switch name {
    case "wrappedValue": return binding.get()
    case "projectedValue", "self": return .binding(binding)
    case "id" where !hasMember("id", binding.get()): return binding.get()
    default: return .binding(part(name, of: binding, at: place))
    }
  }

  /// A binding to a member of what another binding holds.
  func part(_ name: String, of binding: BindingValue, at place: SourceLocation) -> BindingValue {
    var type: TypeExpression?
    switch binding.get() {
    case .instance(let instance): type = instance.type.storedProperty(name)?.type
    case .object(let object): type = object.type.storedProperty(name)?.type
    default: break
    }
    return BindingValue(
      type: type,
      get: { [unowned self] in
        (try? self.member(name, of: binding.get(), in: nil, at: place)) ?? .void
      },
      set: { [unowned self] new in
        var value = binding.get()
        try? self.modifyMember(name, of: &value, at: place) { $0 = new }
        binding.set(value)
      })
  }
}
