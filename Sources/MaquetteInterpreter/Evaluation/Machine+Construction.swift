extension Machine {
  /// `Type(arguments)` for a type of the file.
  func construct(_ type: RuntimeType, _ arguments: Arguments) throws -> Value {
    try budget.step()
    switch type.kind {
    case .enumeration: return try constructEnum(type, arguments)
    case .structure, .object:
      if type.conforms(to: "Layout"), let content = arguments.items.last, content.isTrailing {
        return try constructLayout(type, content, arguments)
      }
    case .protocolType, .extensionOfType:
      if let candidate = try extensionInitializer(type, arguments) { return candidate }
      return try callKnown(type.name, arguments, isView: false)
    }
    let initializers =
      type.initializers + (type.initializers.isEmpty ? inheritedInitializers(type) : [])
    let fits = bestOverload(initializers, arguments) != nil
    if !initializers.isEmpty, fits || type.declaresInitializer || type.kind == .object {
      let receiver = Receiver(try blank(type))
      let result = try invoke(
        initializers.map { ($0, type) }, receiver: receiver, arguments)
      // A failable initialiser that returned nil made nothing.
      if case .null = result { return .null }
      return receiver.value
    }
    return try memberwise(type, arguments)
  }

  /// A layout of the file is not run: its views stand as they are.
  private func constructLayout(
    _ type: RuntimeType, _ content: Argument, _ arguments: Arguments
  ) throws -> Value {
    log.report(
      .warning, .unsupportedView, name: type.name,
      "layout '\(type.name)' is not supported in previews", at: arguments.place)
    guard case .function(let function) = content.value else { return .null }
    return try call(.function(function.asBuilder), with: [], at: arguments.place)
  }

  private func inheritedInitializers(_ type: RuntimeType) -> [FunctionNode] {
    type.superclass.map {
      $0.initializers + ($0.initializers.isEmpty ? inheritedInitializers($0) : [])
    }
      ?? []
  }

  /// An initialiser that an extension gives a type of the vocabulary.
  private func extensionInitializer(_ type: RuntimeType, _ arguments: Arguments) throws -> Value? {
    guard type.kind == .extensionOfType, !type.initializers.isEmpty,
      let index = bestOverload(type.initializers, arguments)
    else { return nil }
    let receiver = Receiver(.void)
    _ = try invoke(
      type.initializers[index], owner: type, receiver: receiver, captured: nil, arguments)
    return receiver.value
  }

  /// A new instance with the initial values that the declaration gives.
  func blank(_ type: RuntimeType) throws -> Value {
    let properties = type.allStored
    var fields: [Value] = []
    fields.reserveCapacity(properties.count)
    for property in properties { fields.append(try initialValue(of: property, in: type)) }
    return type.kind == .object
      ? .object(
        ObjectInstance(type: type, typeName: type.name, layout: type.layout, fields: fields))
      : .instance(
        StructInstance(type: type, typeName: type.name, layout: type.layout, fields: fields))
  }

  /// The declared initial value of a stored property; `void` where there is none.
  private func initialValue(of property: PropertyNode, in type: RuntimeType) throws -> Value {
    if property.isLazy { return .void }
    var value = Value.void
    if let initial = property.initial {
      value = try initial.evaluate(in: self, owner: type)
      if let declared = property.type { value = try coerce(value, to: declared, owner: type) }
    } else if property.type?.isOptional == true, !property.isLet {
      value = .null
    } else if property.wrapper == nil {
      return .void
    }
    if let wrapper = property.wrapper {
      return try wrap(value, property, wrapper, in: type)
    }
    return value
  }

  /// The field of a wrapped property with an initial value.
  func wrap(
    _ value: Value, _ property: PropertyNode, _ wrapper: WrapperNode, in type: RuntimeType
  ) throws -> Value {
    switch wrapper.name {
    case "Environment", "EnvironmentObject", "ObservedObject", "StateObject", "Bindable", "Binding":
      return value
    case "FocusState", "GestureState":
      let initial: Value =
        if case .void = value { property.type?.basic == .bool ? .bool(false) : .null } else {
          value
        }
      return .binding(StateCell(initial, type: property.type).binding)
    case "AppStorage", "SceneStorage":
      return .binding(storage(of: property, wrapper, initial: value))
    case "Namespace", "Query", "FetchRequest", "SectionedFetchRequest":
      return .binding(StateCell(.array([]), type: property.type).binding)
    default:
      if case .void = value { return .void }
      return .binding(StateCell(value, type: property.type).binding)
    }
  }

  /// A value of `@AppStorage`, kept for the session by its key.
  private func storage(of property: PropertyNode, _ wrapper: WrapperNode, initial: Value)
    -> BindingValue
  {
    let frame = Frame(
      machine: self, size: wrapper.frameSize, parent: nil, receiver: nil, owner: nil)
    let key = (try? wrapper.arguments.first?.expression.evaluate(in: frame)).map(describe)
    let name = "@" + (key ?? property.name)
    if let cell = stored[name] { return cell.binding }
    let value: Value =
      if case .void = initial { sample(for: property.type, named: property.name) } else { initial }
    let cell = StateCell(value, type: property.type)
    cell.onChange = { [weak self] in self?.onObjectChange?() }
    stored[name] = cell
    return cell.binding
  }

  /// A local variable's property wrapper: the value behind a binding.
  func wrapLocal(_ value: Value, _ property: PropertyNode, in frame: Frame) -> Value {
    if property.wrapper?.name == "Bindable" || property.wrapper?.name == "StateObject" {
      return value
    }
    if let state = previewState {
      return .binding(state(property.name, value, property.type))
    }
    return .binding(StateCell(value, type: property.type).binding)
  }

  /// The initialiser that a struct has without declaring one.
  private func memberwise(_ type: RuntimeType, _ arguments: Arguments) throws -> Value {
    let base = try blank(type)
    guard case .instance(let instance) = base else {
      if !arguments.items.isEmpty {
        log.report(
          .error, .invalidArgument, name: type.name,
          "argument passed to call that takes no arguments",
          at: arguments.place)
      }
      return base
    }
    let properties = type.stored.filter(isMemberwise)
    let shapes = properties.map { property in
      ParameterShape(
        label: property.name,
        hasDefault: property.initial != nil || property.wrapper?.name == "State"
          || (property.type?.isOptional == true && !property.isLet),
        takesClosure: property.type?.isFunction ?? false || property.isBuilder)
    }
    let matched: [[Int]]
    do { matched = try ArgumentMatching.match(arguments.items, shapes) } catch {
      report(error, parameters: properties.map(\.name), arguments)
      matched = properties.map { property in
        arguments.items.indices.filter { arguments.items[$0].label == property.name }
      }
    }
    for (property, positions) in zip(properties, matched) {
      guard let index = instance.layout.indices[property.name] else { continue }
      if let position = positions.first {
        instance.fields[index] = try given(arguments.items[position], for: property, in: type)
      } else if case .void = instance.fields[index], property.wrapper?.name != "State" {
        instance.fields[index] = sample(for: property.type, named: property.name, owner: type)
      }
    }
    return base
  }

  private func isMemberwise(_ property: PropertyNode) -> Bool {
    if property.isLet, property.initial != nil { return false }
    return ![
      "Environment", "EnvironmentObject", "FocusState", "Namespace", "GestureState", "Query",
      "FetchRequest", "ScaledMetric",
    ].contains(property.wrapper?.name)
  }

  /// The field for a memberwise argument.
  private func given(_ argument: Argument, for property: PropertyNode, in type: RuntimeType) throws
    -> Value
  {
    var value = argument.value
    if property.isBuilder, case .function(let function) = value {
      // `@ViewBuilder let content: Content` keeps what the closure builds.
      value = .function(function.asBuilder)
      if property.type?.isFunction == false {
        value = try call(value, with: [], at: argument.place)
      }
      return value
    }
    guard let wrapper = property.wrapper else {
      guard let declared = property.type else { return value }
      return try checked(argument, value, declared, owner: type)
    }
    if case .binding = value { return value }
    switch wrapper.name {
    case "Binding":
      if case .implicit(let member) = value, member.name == "constant",
        let inner = member.arguments?[0]
      {
        return .binding(constant(try coerce(inner, to: property.type, owner: type)))
      }
      if case .stub(let stub) = value { return .binding(sampleBinding(stub.name)) }
      log.report(
        .error, .typeMismatch, name: property.name,
        "cannot convert value '\(describe(value))' of type '\(value.typeName)' to expected type "
          + "'Binding<\(property.type?.text ?? "Value")>', use wrapper instead",
        at: argument.place)
      return .binding(constant(value))
    case "ObservedObject", "StateObject", "Bindable", "Environment", "EnvironmentObject":
      return try coerce(value, to: property.type, owner: type)
    default:
      return .binding(
        StateCell(try coerce(value, to: property.type, owner: type), type: property.type).binding)
    }
  }

  /// A binding that ignores what is written.
  func constant(_ value: Value) -> BindingValue { BindingValue(get: { value }, set: { _ in }) }

  private func constructEnum(_ type: RuntimeType, _ arguments: Arguments) throws -> Value {
    if let raw = arguments["rawValue"] {
      guard let values = try rawValues(of: type),
        let index = values.firstIndex(where: { $0 == raw })
      else { return .null }
      return .enumCase(EnumInstance(type: type, typeName: type.name, name: type.cases[index].name))
    }
    guard let index = bestOverload(type.initializers, arguments) else {
      log.report(
        .error, .invalidArgument, name: type.name,
        "'\(type.name)' cannot be constructed because it has no accessible initializers",
        at: arguments.place)
      return .stub(Stub(name: type.name))
    }
    let receiver = Receiver(.void)
    let result = try invoke(
      type.initializers[index], owner: type, receiver: receiver, captured: nil, arguments)
    if case .null = result { return .null }
    return receiver.value
  }

  /// A value for a property or parameter that nothing supplies.
  func sample(
    for type: TypeExpression?, named name: String, owner: RuntimeType? = nil
  ) -> Value {
    if let value = samples[name] { return value }
    guard let type else { return .stub(Stub(name: name)) }
    switch type.form {
    case .optional: return .null
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
    case .integer: return .int(0)
    case .real: return .double(0)
    case .string, .key: return .string(name)
    case .other: break
    }
    guard let typeName = type.name else { return .stub(Stub(name: name)) }
    if let declared = self.type(named: typeName, from: owner) {
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
    return knownSample(typeName, named: name) ?? .stub(Stub(name: name))
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
        isMemberwise($0) && $0.initial == nil && !($0.type?.isOptional == true && !$0.isLet)
      }.map {
        (
          $0.name, $0.name,
          $0.wrapper?.name == "Binding"
            ? TypeExpression(.named("Binding", [$0.type ?? .named("Any")])) : $0.type
        )
      }
    }
    let items = shapes.map {
      Argument(
        label: $0.label, value: sample(for: $0.type, named: $0.name, owner: type), place: place)
    }
    return try construct(type, Arguments(items: items, machine: self, place: place))
  }
}
