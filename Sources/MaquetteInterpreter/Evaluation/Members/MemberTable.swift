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

  /// Whether a method of this name may change what it is called on.
  func mutatesReceiver(_ name: String) -> Bool { Self.mutatingNames.contains(name) }

  /// A property of the standard library or the vocabulary; nil if there is none.
  func builtinProperty(_ name: String, of base: Value, at place: SourceLocation) throws -> Value? {
    for table in tables(for: base) {
      if let property = table.properties[name], let value = try property(base, self, place) {
        return value
      }
    }
    if let value = try knownProperty(name, of: base, at: place) { return value }
    switch name {
    case "description", "debugDescription", "localizedDescription": return .string(describe(base))
    case "hashValue": return .int(base.hashValue)
    case "self": return base
    case "id":
      // What has no id of its own is its own.
      if case .instance = base { return nil }
      if case .object = base { return .int(base.hashValue) }
      return base
    default: return nil
    }
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
    for table in tables(for: base) {
      if let method = table.methods[name], let value = try method(base, arguments) { return value }
    }
    if case .instance(let instance) = base, instance.type.conforms(to: "OptionSet"),
      let value = try callOptionSet(name, instance, arguments)
    {
      return value
    }
    switch name {
    case "map", "flatMap":
      // On an optional that has a value.
      if arguments.count == 1, case .function = arguments[0], case .native = base {
        return try call(arguments[0], with: [base], at: place)
      }
    case "hash": return .void
    default: break
    }
    return try callKnownMethod(name, on: base, arguments, at: place)
  }

  /// A method of an option set that the file declares.
  private func callOptionSet(_ name: String, _ set: StructInstance, _ arguments: Arguments) throws
    -> Value?
  {
    let other = try coerce(arguments[0], to: .named(set.typeName), owner: nil)
    guard let index = set.layout.indices["rawValue"], case .int(let bits) = set.fields[index],
      case .instance(let operand) = other, case .int(let more) = operand.fields[index]
    else { return nil }
    func with(_ bits: Int) -> Value {
      let result = set.copy()
      result.fields[index] = .int(bits)
      return .instance(result)
    }
    switch name {
    case "contains", "isSuperset": return .bool(bits & more == more)
    case "isDisjoint": return .bool(bits & more == 0)
    case "union", "inserting": return with(bits | more)
    case "intersection": return with(bits & more)
    case "subtracting", "removing": return with(bits & ~more)
    default: return nil
    }
  }

  /// A method of the standard library that changes its receiver; nil if there is none.
  func callMutatingBuiltin(
    _ name: String, on base: inout Value, _ arguments: Arguments, at place: SourceLocation
  ) throws -> Value? {
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
  func integer(_ index: Int) -> Int? { self[index].integer }

  /// The argument as text.
  func text(_ index: Int) -> String { evaluator.describe(self[index]) }
}
