/// What a name that is not local means where it stands.
///
/// This is the one order of scopes. Reading, writing, projecting (`$name`) and calling ask the same
/// question and differ only in what they do with the answer.
enum Meaning {
  /// A member that the file's declarations give `self`.
  case member
  /// A member that the vocabulary gives `self`, where code extends one of its types.
  case builtin
  /// A static member, case, alias or nested type of a type around the code.
  case ofType(RuntimeType)
  /// A static member of the vocabulary's type that the code extends.
  case ofKnownType(String)
  /// A view modifier called on `self`.
  case modifier
  case variable(PropertyNode)
  case functions([FunctionNode])
  case type(RuntimeType)
  case alias(TypeExpression)
  /// A value of the sample data.
  case sample
  case vocabulary
}

/// How a name is used, where that decides between its meanings.
enum NameUse { case value, call }

/// What the meaning of a name depends on beside the name: the same in each run of the same code for
/// a version of the program.
struct ScopeKey: Equatable {
  let version: Int
  let receiver: ObjectIdentifier?
  let isStatic: Bool
  let owner: ObjectIdentifier?

  /// The key of the code that runs in a frame; nil where `self` is a value of the vocabulary, whose
  /// members differ from value to value.
  init?(_ frame: Frame) {
    var isStatic = false
    switch frame.receiver?.value {
    case nil, .void: receiver = nil
    case .instance(let value): receiver = ObjectIdentifier(value.type)
    case .object(let value): receiver = ObjectIdentifier(value.type)
    case .enumCase(let value): receiver = ObjectIdentifier(value.type)
    case .type(.declared(let type, _)):
      receiver = ObjectIdentifier(type)
      isStatic = true
    default: return nil
    }
    self.isStatic = isStatic
    version = frame.evaluator.program.scopeVersion
    owner = frame.owner.map { ObjectIdentifier($0) }
  }
}

/// The meaning that a name was found to have, as long as nothing that it depends on changes.
struct BoundName {
  private var known: (key: ScopeKey, meaning: Meaning?)?

  /// The meaning of a name in the code that runs in a frame.
  mutating func meaning(of name: String, as use: NameUse, in frame: Frame) -> Meaning? {
    guard let key = ScopeKey(frame) else {
      return frame.evaluator.meaning(of: name, as: use, in: frame)
    }
    if let known, known.key == key { return known.meaning }
    let meaning = frame.evaluator.meaning(of: name, as: use, in: frame)
    known = (key, meaning)
    return meaning
  }
}

extension Evaluator {
  /// What a name means in the code that runs in a frame: the innermost scope that has it counts.
  func meaning(of name: String, as use: NameUse, in frame: Frame) -> Meaning? {
    if let receiver = frame.receiver?.value,
      let meaning = meaning(of: name, as: use, on: receiver)
    {
      // What an extension of `Comparable` compares has no `min` of its own, be it a text.
      let isOfElements = use == .call && (name == "min" || name == "max")
      if !isOfElements || frame.owner?.name.hasSuffix("Comparable") != true { return meaning }
    }
    if use == .call, frame.owner?.name == "Optional", name == "map" || name == "flatMap" {
      return .builtin
    }
    var around = frame.owner
    while let type = around {
      if type.hasStaticMember(name) { return .ofType(type) }
      around = type.outer
    }
    if let property = program.globals[name] { return .variable(property) }
    if let nodes = program.functions[name], !nodes.isEmpty { return .functions(nodes) }
    if let type = program.type(named: name, from: nil), type.kind != .extensionOfType {
      return .type(type)
    }
    if storage.samples[name] != nil { return .sample }
    if let alias = program.aliases[name], alias.name != name { return .alias(alias) }
    if use == .call, let receiver = frame.receiver?.value, isModifier(name, of: receiver) {
      return .modifier
    }
    if knownName(name) != nil { return .vocabulary }
    // What a data model declares is no name of the program.
    if use == .value, case .object(let object)? = frame.receiver?.value,
      name.first?.isLowercase == true, object.type.conforms(to: "NSManagedObject")
    {
      return .builtin
    }
    return nil
  }

  private func meaning(of name: String, as use: NameUse, on receiver: Value) -> Meaning? {
    switch receiver {
    case .type(.declared(let type, _)):
      if type.hasStaticMember(name) { return .ofType(type) }
      return isKnownStatic(name, of: type.name, as: use) ? .ofKnownType(type.name) : nil
    case .type(.known(let typeName)):
      if let type = program.types[typeName], type.hasStaticMember(name) { return .ofType(type) }
      return isKnownStatic(name, of: typeName, as: use) ? .ofKnownType(typeName) : nil
    default:
      if hasMember(name, receiver) { return .member }
      if hasImplied(name, receiver, as: use) { return .builtin }
      return isBuiltinKind(receiver) && hasBuiltin(name, receiver, as: use) ? .builtin : nil
    }
  }

  /// Whether a value of a type of the program has a member by what the type conforms to, or an
  /// optional by being one.
  private func hasImplied(_ name: String, _ receiver: Value, as use: NameUse) -> Bool {
    switch (receiver, use) {
    case (.binding, .value): return name == "wrappedValue" || name == "projectedValue"
    case (.instance, .value), (.enumCase, .value):
      return ["hashValue", "description", "localizedDescription"].contains(name)
    case (.object, .value):
      return ["hashValue", "description", "objectWillChange"].contains(name)
    case (.object, .call) where ["access", "withMutation"].contains(name): return true
    case (.instance(let instance), .call) where instance.type.conforms(to: "OptionSet"):
      return Self.optionSetMethods.contains(name)
    case (.instance, .call), (.object, .call), (.enumCase, .call):
      return MemberTable.sequence.methods[name] != nil && isSequence(receiver)
    default: return false
    }
  }

  private func isKnownStatic(_ name: String, of typeName: String, as use: NameUse) -> Bool {
    guard let entry = Vocabulary.types[typeName] else { return false }
    return use == .call ? entry.functions[name] != nil : entry.statics[name] != nil
  }
}

extension RuntimeType {
  /// Whether the type itself has a member of a name: a case, property, function, type or alias.
  func hasStaticMember(_ name: String) -> Bool {
    if let known = foundStatics[name] { return known }
    let isFound =
      caseNames.contains(name) || staticProperty(name) != nil || !statics(name).isEmpty
      || nested[name] != nil || aliases[name] != nil || name == "allCases" && kind == .enumeration
    foundStatics[name] = isFound
    return isFound
  }
}
