import MaquetteUI

/// What property wrappers do: the field of a wrapped property, and what is read and written by it.
///
/// The field holds the value itself, a binding that is read through, or, where the program declares
/// the wrapper, an instance of it whose `wrappedValue` is read and written.
extension Evaluator {
  /// The field of a wrapped property with an initial value; `void` where there is none.
  func wrap(
    _ value: Value, _ property: PropertyNode, _ wrapper: WrapperNode, in type: RuntimeType?
  ) throws -> Value {
    switch wrapper.kind {
    case .declared(let declared):
      return try construct(declared, wrapping: value, wrapper, in: type)
    case .known(let known) where known.keepsValueItself: return value
    case .known(.binding): return value
    case .known(.focusState), .known(.gestureState):
      let initial: Value =
        if case .void = value {
          property.type.map { $0.basic == .bool } ?? true ? .bool(false) : .null
        } else {
          value
        }
      return .binding(StateCell(initial, type: property.type).binding)
    case .known(.appStorage), .known(.sceneStorage):
      return .binding(setting(of: property, wrapper, initial: value, in: type))
    case .known(.namespace):
      return .binding(StateCell(.array([]), type: property.type).binding)
    case .known(.query), .known(.fetchRequest), .known(.sectionedFetchRequest):
      return .binding(query(property, wrapper, in: type))
    case .known, .unknown:
      if case .void = value { return .void }
      return .binding(StateCell(value, type: property.type).binding)
    }
  }

  /// What a static or global property holds at first.
  func initialField(of property: PropertyNode, in type: RuntimeType?) throws -> Value {
    noteUse(of: property)
    var value = try property.initial?.evaluate(in: self, owner: type)
    if let declared = property.type {
      value = try value.map { try coerce($0, to: declared, owner: type) }
    }
    guard let wrapper = property.wrapper else { return value ?? .null }
    return try wrap(value ?? .void, property, wrapper, in: type)
  }

  /// An instance of a wrapper of the program, made as its attribute and the initial value say.
  private func construct(
    _ declared: RuntimeType, wrapping value: Value, _ wrapper: WrapperNode, in type: RuntimeType?
  ) throws -> Value {
    let frame = Frame(
      evaluator: self, size: wrapper.frameSize, parent: nil, receiver: nil, owner: type)
    var items = try wrapper.arguments.map {
      Argument(
        label: $0.label, value: try $0.expression.evaluate(in: frame), place: $0.expression.place)
    }
    if case .void = value {
      // Without any value, it is given later, by an initialiser.
      if items.isEmpty, !canMake(declared, labels: []) { return .void }
    } else if !value.isNone || takesWrappedValue(declared) {
      // An optional is nil by itself, which is no argument where none is taken.
      items.insert(Argument(label: "wrappedValue", value: value, place: wrapper.place), at: 0)
    }
    return try construct(
      declared, Arguments(items: items, evaluator: self, place: wrapper.place))
  }

  /// Whether an initialiser of a property wrapper takes the value that is wrapped.
  private func takesWrappedValue(_ type: RuntimeType) -> Bool {
    if type.initializers.isEmpty { return type.stored.contains { $0.name == "wrappedValue" } }
    return type.initializers.contains { initializer in
      initializer.parameters.contains { $0.label == "wrappedValue" }
    }
  }

  /// Whether an initialiser of a type takes arguments of these labels alone.
  private func canMake(_ type: RuntimeType, labels: [String]) -> Bool {
    if type.initializers.isEmpty {
      return type.stored.allSatisfy {
        !isMemberwise($0) || $0.initial != nil || labels.contains($0.name)
      }
    }
    return type.initializers.contains { initializer in
      initializer.parameters.allSatisfy {
        $0.defaultValue != nil || labels.contains($0.label ?? "")
      }
    }
  }

  /// A value of `@AppStorage`, kept for the session by its key.
  private func setting(
    of property: PropertyNode, _ wrapper: WrapperNode, initial: Value, in type: RuntimeType?
  ) -> BindingValue {
    let frame = Frame(
      evaluator: self, size: wrapper.frameSize, parent: nil, receiver: nil, owner: type)
    let key = (try? wrapper.arguments.first?.expression.evaluate(in: frame)).map(describe)
    let name = "@" + (key ?? property.name)
    let value = stored(initial, of: property, key: key ?? property.name)
    if let cell = storage.settings[name] {
      // What is kept goes on to hold this cell, so a new version's initial value comes into it.
      let isSame = Computation.withoutNoting { cell.value.isSame(as: value) }
      if cell.revision != program.revision, !cell.isChanged, !isSame {
        cell.value = value
      }
      cell.revision = program.revision
      return cell.binding
    }
    let cell = StateCell(value, type: property.type)
    cell.revision = program.revision
    cell.onChange = { [weak self] in self?.storage.onChange?() }
    storage.settings[name] = cell
    return cell.binding
  }

  /// A local variable's property wrapper: the value behind a binding.
  func wrapLocal(_ value: Value, _ property: PropertyNode, in frame: Frame) -> Value {
    if property.wrapper?.known?.keepsValueItself == true { return value }
    if let state = previewState {
      return .binding(state(property.name, value, property.type))
    }
    return .binding(StateCell(value, type: property.type).binding)
  }

  // MARK: The memberwise initialiser

  /// Whether a stored property is a parameter of the memberwise initialiser.
  func isMemberwise(_ property: PropertyNode) -> Bool {
    if property.isLet, property.initial != nil { return false }
    return property.wrapper?.known?.isMemberwise ?? true
  }

  /// Whether a property of a new instance has a value though none is given.
  func findsValue(_ property: PropertyNode, in instance: StructInstance) -> Bool {
    switch property.wrapper?.kind {
    case nil: return false
    case .known(let known): return known.findsValue
    case .unknown: return true
    case .declared:
      guard let index = instance.layout.indices[property.name] else { return false }
      if case .void = instance.fields[index] { return false }
      return true
    }
  }

  /// The field for a memberwise argument of a wrapped property.
  func wrapped(
    _ argument: Argument, for property: PropertyNode, _ wrapper: WrapperNode, in type: RuntimeType
  ) throws -> Value {
    let value = argument.value
    switch wrapper.kind {
    case .declared(let declared):
      if isInstance(value, of: .named(declared.name)) { return value }
      return try wrap(
        try coerce(value, to: property.type, owner: type), property, wrapper, in: type)
    case _ where value.isBinding: return value
    case .known(.binding):
      if case .implicit(let member) = value, member.name == "constant",
        let inner = member.arguments?[0]
      {
        return .binding(constant(try coerce(inner, to: property.type, owner: type)))
      }
      if case .implicit = value,
        let made = try? coerce(value, to: .named("Binding"), owner: type), made.isBinding
      {
        return made
      }
      if case .stub(let stub) = value { return .binding(sampleBinding(stub.name)) }
      log.report(
        .error, .typeMismatch, name: property.name,
        "cannot convert value '\(describe(value))' of type '\(value.typeName)' to expected type "
          + "'Binding<\(property.type?.text ?? "Value")>', use wrapper instead",
        at: argument.place)
      return .binding(constant(value))
    case .known(let known) where known.keepsValueItself:
      return try coerce(value, to: property.type, owner: type)
    case .known, .unknown:
      return .binding(
        StateCell(try coerce(value, to: property.type, owner: type), type: property.type).binding)
    }
  }

  // MARK: Reading and writing

  /// What the field of a property stands for.
  func read(through field: Value, _ property: PropertyNode?, at place: SourceLocation) throws
    -> Value
  {
    guard let wrapper = property?.wrapper else { return field }
    switch (wrapper.kind, field) {
    case (.declared(let type), .instance(let instance)) where instance.type === type:
      return try member("wrappedValue", of: field, in: nil, at: place)
    case (.declared(let type), .object(let object)) where object.type === type:
      return try member("wrappedValue", of: field, in: nil, at: place)
    case (.known(let known), _) where known.keepsValueItself: return field
    case (_, .binding(let binding)): return binding.get()
    default: return field
    }
  }

  /// Changes what the field of a wrapped property stands for; one without a value gets it now.
  func modify(
    through field: inout Value, _ property: PropertyNode, _ wrapper: WrapperNode,
    in type: RuntimeType?, at place: SourceLocation, _ body: (inout Value) throws -> Void
  ) throws {
    if wrapper.declared != nil, !field.isVoid, !field.isBinding {
      return try modifyMember("wrappedValue", of: &field, at: place) { value in
        try body(&value)
        if let type = property.type { value = try coerce(value, to: type, owner: nil) }
      }
    }
    if case .binding(let binding) = field {
      return try binding.modify { value in
        try body(&value)
        if let type = property.type { value = try coerce(value, to: type, owner: nil) }
      }
    }
    var value = field
    try body(&value)
    if !value.isBinding {
      if let type = property.type { value = try coerce(value, to: type, owner: nil) }
      value =
        wrapper.declared == nil
        ? .binding(StateCell(value, type: property.type).binding)
        : try wrap(value, property, wrapper, in: type)
    }
    field = value
  }

  /// What `$name` of a wrapped property is; nil where it is a binding to the property.
  func projection(of field: Value, _ property: PropertyNode, at place: SourceLocation) throws
    -> Value?
  {
    switch property.wrapper?.kind {
    // What it publishes, which no preview waits for.
    case .known(.published): return .stub(Stub(name: "$" + property.name))
    case .declared where !field.isVoid:
      return try member("projectedValue", of: field, in: nil, at: place)
    default: return field.isBinding ? field : nil
    }
  }

  /// What is assigned to `_name`: a wrapper, also written `.init(…)`, whose value may wait for its
  /// type.
  func wrapperValue(_ value: Value, for property: PropertyNode, in type: RuntimeType) throws
    -> Value
  {
    if let declared = property.wrapper?.declared {
      return try coerce(value, to: .named(declared.name), owner: type)
    }
    if case .implicit(let member) = value, member.name == "init", let arguments = member.arguments,
      let wrapper = property.wrapper
    {
      let given = arguments["wrappedValue"] ?? arguments["initialValue"] ?? arguments[0]
      if case .binding = given { return given }
      return try wrap(
        try coerce(given, to: property.type, owner: type), property, wrapper, in: type)
    }
    if case .implicit(let member) = value, member.name == "constant",
      let given = member.arguments?[0]
    {
      return .binding(constant(try coerce(given, to: property.type, owner: type)))
    }
    if case .binding(let binding) = value, let cell = binding.cell {
      cell.value = try coerce(cell.value, to: property.type, owner: type)
      return value
    }
    return try coerce(value, to: property.type, owner: type)
  }
}
