import MaquetteUI

/// The members that a kind of value has without the file declaring them.
struct MemberTable {
  typealias Property = @MainActor (Value, Evaluator, SourceLocation) throws -> Value?
  typealias Method = @MainActor (Value, Arguments) throws -> Value?
  typealias Mutator = @MainActor (inout Value, Arguments) throws -> Value?

  var properties: [String: Property] = [:]
  var methods: [String: Method] = [:]
  var mutators: [String: Mutator] = [:]
}

extension Evaluator {
  /// The tables that hold a value's members, the most special first.
  private func tables(for value: Value) -> [MemberTable] {
    switch value {
    case .string: [.string, .sequence]
    case .array: [.array, .sequence]
    case .dictionary: [.dictionary, .sequence]
    case .set: [.set, .sequence]
    case .range: [.range, .sequence]
    case .int, .double: [.number]
    case .bool: [.bool]
    default: []
    }
  }

  private static let mutatingNames: Set<String> = Set(
    [MemberTable.array, .dictionary, .set, .string, .bool, .number].flatMap { $0.mutators.keys }
      + Vocabulary.allTypes.flatMap(\.mutatingNames))

  /// Whether the standard library or the vocabulary gives a value a member.
  func hasBuiltin(_ name: String, _ value: Value, as use: NameUse) -> Bool {
    if case .sized(let number) = value { return hasBuiltin(name, number.plain, as: use) }
    for table in tables(for: value) {
      switch use {
      case .value: if table.properties[name] != nil { return true }
      case .call: if table.methods[name] != nil || table.mutators[name] != nil { return true }
      }
    }
    let any: Any
    switch value {
    case .native(let native): any = native.value
    case .view(let view): any = Sourced.content(of: view.view)
    default: any = value
    }
    let entry = Self.entry(for: any)
    return switch use {
    case .value: entry?.properties[name] != nil || Self.universalProperties.contains(name)
    case .call: entry?.methods[name] != nil || name == "formatted" || name == "hash"
    }
  }

  private static let universalProperties: Set<String> = [
    "description", "debugDescription", "localizedDescription", "hashValue", "id",
  ]

  /// How many elements or bytes are looked at in the time that a step takes.
  static let itemsOfStep = 32

  /// Whether a method of this name may change what it is called on.
  func mutatesReceiver(_ name: String) -> Bool { Self.mutatingNames.contains(name) }

  /// A property of the standard library or the vocabulary; nil if there is none.
  func builtinProperty(_ name: String, of base: Value, at place: SourceLocation) throws -> Value? {
    if case .sized(let number) = base {
      if let value = sizedProperty(name, number) { return value }
      return try builtinProperty(name, of: number.plain, at: place)
        .map { narrowed($0, like: base) }
    }
    for table in tables(for: base) {
      guard let property = table.properties[name] else { continue }
      // The characters of a text are counted one by one.
      if case .string(let text) = base { try budget.work(text.utf8.count / Self.itemsOfStep) }
      if let value = try property(base, self, place) { return value }
    }
    if let value = try knownProperty(name, of: base, at: place) { return value }
    if name == "isEmpty", case .instance(let set) = base, set.type.conforms(to: "OptionSet"),
      let index = set.layout.indices["rawValue"]
    {
      return .bool(set.fields[index].integer == 0)
    }
    if case .binding(let binding) = base {
      if name == "wrappedValue" { return binding.get() }
      if name == "projectedValue" { return base }
    }
    switch name {
    case "objectWillChange":
      if case .object(let object) = base { return .wrap(changes(of: object)) }
      return nil
    case "localizedDescription": return .string(message(of: base, at: place))
    case "description", "debugDescription": return .string(describe(base))
    case "hashValue": return .int(base.hashValue)
    case "self": return base
    case "id":
      // What has no id of its own is its own.
      if case .instance = base { return nil }
      if case .object(let object) = base {
        return modelled(name, of: object, at: place) ?? .int(base.hashValue)
      }
      return base
    default:
      if case .object(let object) = base { return modelled(name, of: object, at: place) }
      return nil
    }
  }

  /// A property of a managed object, which its data model declares and Xcode writes out; nil of
  /// other objects.
  private func modelled(_ name: String, of object: ObjectInstance, at place: SourceLocation)
    -> Value?
  {
    guard object.type.conforms(to: "NSManagedObject"), !name.hasPrefix("$") else { return nil }
    log.report(
      .note, .missingValue, name: name,
      "'\(name)' of '\(object.typeName)' is declared by its data model; a sample stands for it",
      at: place)
    return sample(for: nil, named: name, owner: object.type)
  }

  /// Sets a property of a vocabulary value, where that means something.
  func setBuiltinProperty(_ name: String, of base: inout Value, to value: Value) {
    setKnownProperty(name, of: &base, to: value)
  }

  /// A method of the standard library or the vocabulary; nil if there is none.
  func callBuiltin(_ name: String, on base: Value, _ arguments: Arguments, at place: SourceLocation)
    throws
    -> Value?
  {
    if case .sized(let number) = base {
      return try callBuiltin(name, on: number.plain, arguments, at: place)
        .map { narrowed($0, like: base) }
    }
    for table in tables(for: base) {
      guard let method = table.methods[name] else { continue }
      // One call may look at all there is, and make as much again.
      let size = base.size + (arguments.items.first?.value.size ?? 0)
      try budget.work(size / Self.itemsOfStep)
      if let value = try method(base, arguments) {
        try budget.reserve(value.size)
        return isTooDeep(value) ? tooDeep(at: place) : value
      }
    }
    if case .instance(let instance) = base, instance.type.conforms(to: "OptionSet"),
      let value = try callOptionSet(name, instance, arguments)
    {
      return value
    }
    if MemberTable.sequence.methods[name] != nil, isSequence(base),
      let elements = iterated(base, at: place)
    {
      return try callBuiltin(name, on: .array(elements), arguments, at: place)
    }
    switch name {
    case "map", "flatMap":
      // On an optional.
      if arguments.count == 1, case .null = base { return .null }
      if arguments.count == 1, isPlain(base) {
        return try call(arguments[0], with: [base], at: place)
      }
    case "access", "withMutation":
      // What `@Observable` gives a class to tell of a property that it computes.
      guard case .object(let object) = base else { break }
      if name == "access" {
        object.dependency.noteRead()
        return .void
      }
      defer {
        object.dependency.noteChange()
        storage.onChange?()
      }
      return try arguments.items.last.map { try call($0.value, with: [], at: place) }
    case "hash": return .void
    default: break
    }
    return try callKnownMethod(name, on: base, arguments, at: place)
  }

  /// Whether a value has no `map` of its own, so that it is the optional that has it.
  private func isPlain(_ value: Value) -> Bool {
    switch value {
    case .bool, .int, .double, .sized, .instance, .enumCase, .object, .tuple: true
    case .native(let native): Self.entry(for: native.value)?.methods["map"] == nil
    default: false
    }
  }

  /// What option sets have that the file declares.
  static let optionSetMethods: Set<String> = [
    "contains", "isSuperset", "isSubset", "isDisjoint", "union", "inserting", "intersection",
    "subtracting", "removing", "symmetricDifference", "insert", "formUnion", "remove", "subtract",
    "formIntersection", "formSymmetricDifference",
  ]

  /// A method of an option set that the file declares.
  private func callOptionSet(_ name: String, _ set: StructInstance, _ arguments: Arguments) throws
    -> Value?
  {
    let other = try coerce(arguments[0], to: .named(set.typeName), owner: nil)
    guard let index = set.layout.indices["rawValue"], let bits = set.fields[index].integer,
      case .instance(let operand) = other, let more = operand.fields[index].integer
    else { return nil }
    func with(_ bits: Int) -> Value {
      let result = set.copy()
      result.fields[index] = narrowed(.int(bits), like: set.fields[index])
      return .instance(result)
    }
    switch name {
    case "contains", "isSuperset": return .bool(bits & more == more)
    case "isSubset": return .bool(bits & more == bits)
    case "symmetricDifference": return with(bits ^ more)
    case "isDisjoint": return .bool(bits & more == 0)
    case "union", "inserting": return with(bits | more)
    case "intersection": return with(bits & more)
    case "subtracting", "removing": return with(bits & ~more)
    default: return nil
    }
  }

  /// A method of an option set that changes it; nil if there is none.
  func callMutatingOptionSet(_ name: String, on base: inout Value, _ arguments: Arguments) throws
    -> Value?
  {
    guard case .instance(let set) = base, set.type.conforms(to: "OptionSet") else { return nil }
    let counterpart: String
    switch name {
    case "insert", "formUnion": counterpart = "union"
    case "remove", "subtract": counterpart = "subtracting"
    case "formIntersection": counterpart = "intersection"
    case "formSymmetricDifference": counterpart = "symmetricDifference"
    default: return nil
    }
    guard let changed = try callOptionSet(counterpart, set, arguments) else { return nil }
    base = changed
    return .void
  }

  /// A method of the standard library that changes its receiver; nil if there is none.
  func callMutatingBuiltin(
    _ name: String, on base: inout Value, _ arguments: Arguments, at place: SourceLocation
  ) throws -> Value? {
    if case .sized(let number) = base {
      var plain = number.plain
      let result = try callMutatingBuiltin(name, on: &plain, arguments, at: place)
      base = narrowed(plain, like: base)
      return result
    }
    for table in tables(for: base) {
      if let mutator = table.mutators[name] { return try mutator(&base, arguments) }
    }
    return nil
  }
}

extension Arguments {
  /// Calls the argument at a position with values.
  func callFunction(_ index: Int = 0, _ values: Value...) throws -> Value {
    try evaluator.call(self[index], with: values, at: place)
  }

  /// Whether the argument at a position, called with a value, holds.
  func test(_ index: Int = 0, _ values: Value...) throws -> Bool {
    evaluator.isTrue(try evaluator.call(self[index], with: values, at: place), at: place)
  }

  /// The argument as an integer.
  func integer(_ index: Int) -> Int? { self[index].amount }

  /// An argument as a position in a collection; nil beyond its end, and the first where what is
  /// given could not be found.
  func position(_ label: String, upTo end: Int) -> Int? {
    guard let value = self[label] else { return nil }
    let index = value.isStub ? 0 : value.integer
    return index.flatMap { $0 >= 0 && $0 <= end ? $0 : nil }
  }

  /// The argument as text.
  func text(_ index: Int) -> String { evaluator.describe(self[index]) }
}
