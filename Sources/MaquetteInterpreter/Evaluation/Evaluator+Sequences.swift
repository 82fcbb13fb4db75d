import Foundation

extension Evaluator {
  private static let elementLimit = 100_000

  /// The elements of a sequence; nil, with a report, for what is none.
  func elements(of value: Value, at place: SourceLocation) -> [Value]? {
    switch value {
    case .array(let elements): return elements
    case .set(let elements): return elements.keys
    case .dictionary(let entries):
      budget.allocate(entries.count * 64)
      return entries.entries.map {
        .tuple(TupleValue(labels: ["key", "value"], elements: [$0.key, $0.value]))
      }
    case .string(let text):
      budget.allocate(text.utf8.count * 16)
      return text.map { .string(String($0)) }
    case .range(let range):
      guard let integers = range.integers else { break }
      guard integers.count <= Self.elementLimit else {
        _ = trap("a range of \(integers.count) elements is too large for a preview", at: place)
        return Array(integers.prefix(1000)).map { .int($0) }
      }
      budget.allocate(integers.count * 16)
      return integers.map { .int($0) }
    case .binding(let binding): return elements(of: binding.get(), at: place)
    case .stub(let stub):
      if !stub.path.isEmpty { samples.needs?.note(elementsOf: stub.path) }
      return (1...2).map { .stub(Stub(name: stub.name, index: $0, path: stub.path)) }
    case .null: return []
    case .native(let native) where native.value is IteratorValue:
      return (native.value as? IteratorValue)?.rest(in: self, at: place)
    case .object, .instance, .enumCase:
      if let made = iterated(value, at: place) { return made }
      if let inner = try? instanceMember("elements", of: value, at: place), !inner.isStub {
        return elements(of: inner, at: place)
      }
    default: break
    }
    log.report(
      .error, .typeMismatch, name: value.typeName,
      "for-in loop requires '\(value.typeName)' to conform to 'Sequence'", at: place)
    return nil
  }

  /// Visits the elements of a sequence until the body returns false.
  func forEachElement(of value: Value, at place: SourceLocation, _ body: (Value) throws -> Bool)
    throws
  {
    if case .range(let range) = value, let integers = range.integers {
      for number in integers where !(try body(.int(number))) { return }
      return
    }
    if case .range(let range) = value, let lower = range.lower, range.upper == nil, range.isInteger
    {
      var number = RangeValue.whole(lower)
      while try body(.int(number)) { number &+= 1 }
      return
    }
    if case .native(let native) = value, let stream = native.value as? any Awaited {
      while let element = try stream.next(in: self) { guard try body(element) else { return } }
      return
    }
    for element in elements(of: value, at: place) ?? [] where !(try body(element)) { return }
  }

  /// `base[arguments]`.
  func element(of base: Value, at arguments: Arguments) throws -> Value {
    let index = arguments[0]
    let place = arguments.place
    switch base {
    case .array(let elements):
      if index.isStub, let first = elements.first { return first }
      if let position = index.position {
        if elements.indices.contains(position) { return elements[position] }
        if let safe = arguments.items.first?.label, safe == "safe" { return .null }
        return trap("Index out of range", at: place)
      }
      if case .range(let range) = index {
        guard let bounds = range.positions(in: elements.count) else {
          return trap("Array index is out of range", at: place)
        }
        return .array(Array(elements[bounds]))
      }
    case .dictionary(let entries):
      return entries[try key(index, of: entries)] ?? arguments["default"] ?? .null
    case .string(let text):
      if case .range(let range) = index, let bounds = range.positions(in: text.count) {
        return .string(String(Array(text)[bounds]))
      }
      if case .int(let position) = index, position >= 0, position < text.count {
        return .string(String(text[text.index(text.startIndex, offsetBy: position)]))
      }
    case .range(let range):
      if case .int(let position) = index { return .int(position) }
      _ = range
    case .binding(let binding): return .binding(part(at: arguments, of: binding))
    case .stub(let stub): return .stub(Stub(name: stub.name, index: stub.index))
    case .null: return .null
    case .set(let elements):
      if case .int(let position) = index, position < elements.count, position >= 0 {
        return elements.keys[position]
      }
    default: break
    }
    if case .native(let native) = base, native.value is EnvironmentDefaults { return index }
    if let element = try subscriptNative(base, arguments) { return element }
    if case .keyPath(let path) = index, arguments.items.first?.label == "keyPath" {
      return try value(at: path, of: base, place: place)
    }
    if let property = declaredSubscript(of: base, for: arguments), let getter = property.0.getter {
      return try invoke(
        getter, owner: property.1, receiver: Receiver(base), captured: nil, arguments)
    }
    log.report(
      .error, .typeMismatch, name: base.typeName,
      "value of type '\(base.typeName)' has no subscripts", at: place)
    return .stub(Stub(name: base.typeName))
  }

  /// An implicit member as a key of a dictionary.
  private func key(_ index: Value, of entries: DictionaryValue) throws -> Value {
    guard index.isImplicit, let first = entries.firstKey else { return index }
    return try resolve(index, like: first, at: noPlace)
  }

  /// A binding to an element of what another holds.
  private func part(at arguments: Arguments, of binding: BindingValue) -> BindingValue {
    BindingValue(
      get: { [unowned self] in (try? self.element(of: binding.get(), at: arguments)) ?? .void },
      set: { [unowned self] new in
        var value = binding.get()
        try? self.modifyElement(of: &value, at: arguments) { $0 = new }
        binding.set(value)
      })
  }

  /// Changes an element in place.
  func modifyElement(
    of base: inout Value, at arguments: Arguments, _ body: (inout Value) throws -> Void
  ) throws {
    let index = arguments[0]
    switch base {
    case .array(var elements):
      if index.isStub { return }
      if case .range(let range) = index {
        var slice = try element(of: base, at: arguments)
        try body(&slice)
        guard let bounds = range.positions(in: elements.count), case .array(let new) = slice
        else { return }
        try budget.reserve(new.count * 16)
        base = .void
        elements.replaceSubrange(bounds, with: new)
        base = .array(elements)
        return
      }
      guard let position = index.position, elements.indices.contains(position) else {
        _ = trap("Index out of range", at: arguments.place)
        return
      }
      base = .void
      defer { base = .array(elements) }
      try body(&elements[position])
      if isTooDeep(elements[position]) {
        elements[position] = tooDeep(at: arguments.place)
      }
    case .dictionary(var entries):
      let key = try key(index, of: entries)
      base = .void
      defer { base = .dictionary(entries) }
      try entries.modify(key, or: arguments["default"] ?? .null) { value in
        try body(&value)
        if isTooDeep(value) { value = tooDeep(at: arguments.place) }
      }
    case .binding(let binding):
      try binding.modify { try modifyElement(of: &$0, at: arguments, body) }
    case .stub: break
    default:
      if case .keyPath(let path) = index, arguments.items[0].label == "keyPath" {
        try modify(path, of: &base, place: arguments.place, body)
        return
      }
      guard let property = declaredSubscript(of: base, for: arguments) else { return }
      var value = try element(of: base, at: arguments)
      try body(&value)
      guard let setter = property.0.setter else { return }
      let receiver = Receiver(base)
      _ = try invoke(
        setter, owner: property.1, receiver: receiver, captured: nil,
        Arguments(
          items: [Argument(label: nil, value: value, place: arguments.place)] + arguments.items,
          evaluator: self, place: arguments.place))
      base = receiver.value
    }
  }

  /// What a key path leads to.
  func value(at path: KeyPathValue, of root: Value, place: SourceLocation) throws -> Value {
    var value = root
    for component in path.components {
      switch component {
      case .member("self"): continue
      case .member(let name): value = try member(name, of: value, in: nil, at: place)
      case .optional: if value.isNone { return .null }
      case .index(let index):
        value = try element(
          of: value,
          at: Arguments(
            items: [Argument(label: nil, value: index, place: place)], evaluator: self, place: place
          ))
      }
    }
    return value
  }

  /// Changes what a key path leads to.
  func modify(
    _ path: KeyPathValue, of root: inout Value, place: SourceLocation,
    _ body: (inout Value) throws -> Void
  ) throws {
    try modify(path.names[...], of: &root, place: place, body)
  }

  private func modify(
    _ names: ArraySlice<String>, of root: inout Value, place: SourceLocation,
    _ body: (inout Value) throws -> Void
  ) throws {
    guard let name = names.first, name != "self" else { return try body(&root) }
    try modifyMember(name, of: &root, at: place) {
      try modify(names.dropFirst(), of: &$0, place: place, body)
    }
  }
}
