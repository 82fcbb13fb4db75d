extension Evaluator {
  /// A value for a property or parameter that nothing supplies.
  func sample(
    for type: TypeExpression?, named name: String, owner: RuntimeType? = nil
  ) -> Value {
    storage.dependency.noteRead()
    if samples.depth == 0 || storage.samples[name]?.isRecord == false,
      let value = storage.samples[name],
      let made = given(value, as: type, at: name, owner: owner)
    {
      if samples.depth == 0 { samples.needs?.note(name, made) }
      return made
    }
    samples.depth += 1
    let value = madeUp(type, named: name, owner: owner)
    samples.depth -= 1
    if samples.depth == 0 { samples.needs?.note(name, value) }
    return value
  }

  private func madeUp(_ type: TypeExpression?, named name: String, owner: RuntimeType?) -> Value {
    guard let type else { return .stub(Stub(name: name, path: [name])) }
    switch type.form {
    case .optional(let wrapped):
      // What is made up for a preview shows what it can; what steers it stays away.
      return isMakingUp && !steers(name, wrapped)
        ? sample(for: wrapped, named: name, owner: owner) : .null
    case .array: return .array([])
    case .dictionary: return .dictionary(DictionaryValue())
    case .function(_, let result):
      return .function(
        FunctionValue(
          .native { [unowned self] _ in
            result.text == "Void" || result.text == "()"
              ? .void : self.sample(for: result, named: name, owner: owner)
          }))
    case .named("Binding", let arguments):
      return .binding(
        StateCell(sample(for: arguments.first, named: name, owner: owner), type: arguments.first)
          .binding)
    case .named("Set", _): return .set(DictionaryValue())
    default: break
    }
    switch type.basic {
    case .bool: return .bool(false)
    case .integer: return .int(1)
    case .real: return .double(1)
    case .string, .key: return .string(name)
    case .other: break
    }
    guard let typeName = type.name else { return .stub(Stub(name: name, path: [name])) }
    if let declared = program.type(meantBy: type, from: owner) {
      switch declared.kind {
      case .enumeration:
        if let first = declared.cases.first, first.parameters.isEmpty {
          return .enumCase(EnumInstance(type: declared, typeName: declared.name, name: first.name))
        }
      case .structure, .object:
        let made = synthesising { try? synthesised(declared) }
        if let made = made ?? nil { return made }
      default: break
      }
    }
    return knownSample(typeName, named: name) ?? .stub(Stub(name: name, path: [name]))
  }

  /// An instance of a type of the file with made-up arguments.
  func synthesised(_ type: RuntimeType) throws -> Value {
    let place = type.place ?? noPlace
    let shapes: [(label: String?, name: String, type: TypeExpression?)]
    if let initializer = type.initializers.min(by: { $0.parameters.count < $1.parameters.count }) {
      shapes = initializer.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
        .map { ($0.label, $0.name, $0.type) }
    } else {
      shapes = type.stored.filter {
        isMemberwise($0) && $0.initial == nil
          && !($0.type?.isOptional == true && $0.wrapper != nil)
      }.map {
        (
          $0.name, $0.name,
          $0.wrapper?.known == .binding
            ? TypeExpression(.named("Binding", [$0.type ?? .named("Any")])) : $0.type
        )
      }
    }
    let wasMakingUp = isMakingUp
    isMakingUp = true
    defer { isMakingUp = wasMakingUp }
    let items = shapes.map {
      Argument(
        label: $0.label, value: sample(for: $0.type, named: $0.name, owner: type), place: place)
    }
    return try construct(type, Arguments(items: items, evaluator: self, place: place))
  }

  /// Whether an optional decides by being there what is shown, rather than being shown itself: an
  /// error, a selection, something presented.
  private func steers(_ name: String, _ type: TypeExpression) -> Bool {
    let words = [
      "error", "failure", "selection", "selected", "present", "alert", "sheet", "destination",
      "active", "focus", "editing", "highlight", "dismiss",
    ]
    let name = name.lowercased()
    if words.contains(where: name.contains) { return true }
    let plain = type.name?.split(separator: ".").last.map(String.init) ?? ""
    return plain.hasSuffix("Error") || plain == "ID" || plain.hasPrefix("Binding")
      || plain.hasSuffix("Selection")
  }
}

extension Value {
  /// Whether it is an object of a data file.
  fileprivate var isRecord: Bool {
    if case .instance(let instance) = self { instance.type.isRecord } else { false }
  }
}
