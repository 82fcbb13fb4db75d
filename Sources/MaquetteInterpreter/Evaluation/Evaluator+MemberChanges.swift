extension Evaluator {
  /// Changes a member in place.
  func modifyMember(
    _ name: String, of base: inout Value, isObserved: Bool = true, at place: SourceLocation,
    _ body: (inout Value) throws -> Void
  ) throws {
    switch base {
    case .instance(var instance):
      base = .void
      defer { base = .instance(instance) }
      if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
      let copy = instance
      try modifyDeclared(
        name, type: instance.type, layout: instance.layout, isObserved: isObserved,
        base: { .instance(copy) },
        read: { copy.fields[$0] }, write: { copy.fields[$0] = $1 },
        replace: { if case .instance(let new) = $0 { instance = new } }, at: place, body)
    case .object(let object):
      try modifyDeclared(
        name, type: object.type, layout: object.layout, isObserved: isObserved,
        base: { .object(object) },
        read: { object.fields[$0] }, write: { object.fields[$0] = $1 }, replace: { _ in },
        at: place, body)
      if !isConstructing { object.isChanged = true }
      object.dependency.noteChange()
      if object.subjects != nil { try announce(name, of: object, at: place) }
      storage.onChange?()
    case .tuple(var tuple):
      guard let index = Int(name) ?? tuple.labels.firstIndex(of: name),
        tuple.elements.indices.contains(index)
      else { return }
      try body(&tuple.elements[index])
      base = .tuple(tuple)
    case .binding(let binding):
      try binding.modify { value in
        if name == "wrappedValue" {
          try body(&value)
        } else {
          try modifyMember(name, of: &value, at: place, body)
        }
      }
    case .type(.declared(let type, _)) where type.staticProperty(name) != nil:
      try modifyStatic(name, of: type, at: place, body)
    case .type:
      // A nested type, whose own members are changed.
      var value = try member(name, of: base, in: nil, at: place)
      try body(&value)
    case .enumCase(let value):
      guard case .computed(let property, let owner) = value.type.member(name) else { break }
      let receiver = Receiver(base)
      try modifyComputed(property, owner: owner, receiver: receiver, at: place, body)
      base = receiver.value
    default:
      for type in extensions(of: base) {
        guard case .computed(let property, let owner) = type.member(name) else { continue }
        let receiver = Receiver(base)
        try modifyComputed(property, owner: owner, receiver: receiver, at: place, body)
        base = receiver.value
        return
      }
      var value = try member(name, of: base, in: nil, at: place)
      try body(&value)
      setBuiltinProperty(name, of: &base, to: value)
    }
  }

  private func modifyDeclared(
    _ name: String, type: RuntimeType, layout: Layout, isObserved: Bool, base: () -> Value,
    read: (Int) -> Value, write: (Int, Value) -> Void, replace: (Value) -> Void,
    at place: SourceLocation,
    _ body: (inout Value) throws -> Void
  ) throws {
    if case .computed(let property, let owner) = type.member(name) {
      let receiver = Receiver(base())
      try modifyComputed(property, owner: owner, receiver: receiver, at: place, body)
      replace(receiver.value)
      return
    }
    let isRaw = layout.indices[name] == nil && name.hasPrefix("_")
    let plain = isRaw ? String(name.dropFirst()) : name
    guard let index = layout.indices[plain] else {
      var changed = base()
      if try modifyDynamicMember(name, of: &changed, at: place, body) {
        replace(changed)
        return
      }
      var value = missing(name, of: base(), at: place)
      try body(&value)
      return
    }
    let property = type.storedProperty(plain)
    let observed = isRaw || !isObserved ? nil : property
    let observes = observed?.willSet != nil || observed?.didSet != nil
    let oldField = observed?.willSet == nil ? .void : read(index)
    let old = observes ? try self.read(through: read(index), property, at: place) : .void
    var field = read(index)
    do {
      defer { write(index, field) }
      if !isRaw, let property, let wrapper = property.wrapper,
        wrapper.known?.keepsValueItself != true
      {
        try modify(through: &field, property, wrapper, in: type, at: place, body)
      } else {
        // No second reference is kept while it changes, so that a large one is not copied; an
        // object is reached by others meanwhile.
        if !field.isObject { write(index, .void) }
        try body(&field)
        if isRaw, let property {
          field = try wrapperValue(field, for: property, in: type)
        } else if let declared = property?.type {
          field = try coerce(field, to: declared, owner: type)
        }
      }
    }
    guard let observed, observes else { return }
    if let observer = observed.willSet {
      write(index, oldField)
      _ = try invoke(
        observer, owner: type, receiver: Receiver(base(), observed: name), captured: nil,
        [self.read(through: field, observed, at: place)], at: place)
      write(index, field)
    }
    guard let observer = observed.didSet else { return }
    let receiver = Receiver(base(), observed: name)
    _ = try invoke(observer, owner: type, receiver: receiver, captured: nil, [old], at: place)
    replace(receiver.value)
  }

  private func modifyComputed(
    _ property: PropertyNode, owner: RuntimeType, receiver: Receiver, at place: SourceLocation,
    _ body: (inout Value) throws -> Void
  ) throws {
    guard let getter = property.getter else { return }
    var value = try invoke(
      getter, owner: owner, receiver: Receiver(receiver.value), captured: nil, [], at: place)
    try body(&value)
    guard let setter = property.setter else { return }
    _ = try invoke(setter, owner: owner, receiver: receiver, captured: nil, [value], at: place)
  }

  /// Changes a static property.
  func modifyStatic(
    _ name: String, of type: RuntimeType, at place: SourceLocation,
    _ body: (inout Value) throws -> Void
  ) throws {
    guard let (property, owner) = type.staticProperty(name) else { return }
    defer { storage.noteChange() }
    var value = try staticMember(name, of: type) ?? .void
    if property.getter != nil {
      try body(&value)
      if let declared = property.type { value = try coerce(value, to: declared, owner: owner) }
      guard let setter = property.setter else { return }
      _ = try invoke(
        setter, owner: owner,
        receiver: Receiver(.type(.declared(type, name: type.name))), captured: nil, [value],
        at: place)
      return
    }
    let old: Value = property.didSet == nil ? .void : value
    if let wrapper = property.wrapper {
      value = .void
      var field = storage[name, of: owner] ?? .void
      defer { storage[name, of: owner] = field }
      try modify(through: &field, property, wrapper, in: owner, at: place, body)
    } else {
      // No second reference is kept while it changes, so that a large one is not copied; an object
      // is reached by others meanwhile.
      if !value.isObject { storage[name, of: owner] = .void }
      defer { storage[name, of: owner] = value }
      try body(&value)
      if let declared = property.type { value = try coerce(value, to: declared, owner: owner) }
    }
    if let observer = property.didSet {
      _ = try invoke(
        observer, owner: owner, receiver: Receiver(.type(.declared(type, name: type.name))),
        captured: nil, [old], at: place)
    }
  }
}
