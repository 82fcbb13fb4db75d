import MaquetteUI

extension Evaluator {
  /// `Type(arguments)` for a type of the file.
  func construct(_ type: RuntimeType, _ arguments: Arguments) throws -> Value {
    try budget.step()
    constructions += 1
    defer { constructions -= 1 }
    switch type.kind {
    case .enumeration: return try constructEnum(type, arguments)
    case .structure, .object:
      if type.conforms(to: "Layout"), let content = arguments.items.last, content.isTrailing {
        return try constructLayout(type, content, arguments)
      }
      if arguments.count == 1, arguments.items[0].label == nil, type.conforms(to: "OptionSet"),
        case .array = arguments[0]
      {
        return try coerce(arguments[0], to: .named(type.name), owner: type)
      }
      if arguments.items.isEmpty, type.conforms(to: "OptionSet"), type.initializers.isEmpty,
        let empty = try emptyOptionSet(type)
      {
        return empty
      }
    case .protocolType, .extensionOfType:
      if let candidate = try extensionInitializer(type, arguments) { return candidate }
      return try callKnown(type.name, arguments, isView: false)
    }
    let initializers = initializers(of: type)
    let fits = bestOverload(initializers.map(\.0), arguments) != nil
    if !initializers.isEmpty, fits || type.declaresInitializer || type.kind == .object {
      let receiver = Receiver(try blank(type), isInitialising: true)
      let result = try invoke(initializers, receiver: receiver, arguments)
      receiver.isInitialising = false
      // A failable initialiser that returned nil made nothing.
      if case .null = result { return .null }
      return receiver.value
    }
    return try memberwise(type, arguments)
  }

  /// `self.init(arguments)` inside an initialiser: another one makes the same value.
  func delegate(_ arguments: Arguments, to receiver: Receiver, owner: RuntimeType?) throws {
    guard var owner else { return }
    // A subclass may have overridden the initialiser that is meant.
    if case .object(let object) = receiver.value { owner = object.type }
    let initializers = initializers(of: owner)
    if bestOverload(initializers.map(\.0), arguments) != nil, owner.kind != .extensionOfType {
      _ = try invoke(initializers, receiver: receiver, arguments)
    } else {
      receiver.value =
        try owner.kind == .structure
        ? memberwise(owner, arguments) : construct(owner, arguments)
    }
  }

  /// An option set that has none of its options.
  private func emptyOptionSet(_ type: RuntimeType) throws -> Value? {
    guard let index = type.layout.indices["rawValue"],
      case .instance(let set) = try blank(type)
    else { return nil }
    set.fields[index] = try coerce(.int(0), to: type.storedProperty("rawValue")?.type, owner: type)
    return .instance(set)
  }

  /// A layout of the file is not run: its views stand as they are.
  private func constructLayout(
    _ type: RuntimeType, _ content: Argument, _ arguments: Arguments
  ) throws -> Value {
    log.report(
      .warning, .unsupportedView, name: type.name,
      "layout '\(type.name)' is not supported in previews", at: arguments.place)
    guard case .function(let function) = content.value else { return .null }
    return try call(.function(function.built()), with: [], at: arguments.place)
  }

  /// The initialisers that a type has, each with the type that declares it: a class without a
  /// designated one of its own has those of its superclass.
  func initializers(of type: RuntimeType) -> [(FunctionNode, RuntimeType?)] {
    let own = type.initializers.map { ($0, type as RuntimeType?) }
    guard let superclass = type.superclass else { return own }
    let inherited = initializers(of: superclass)
    let labels = type.initializers.map { $0.parameters.map(\.label) }
    func isOverridden(_ node: FunctionNode) -> Bool {
      labels.contains(node.parameters.map(\.label))
    }
    if type.initializers.allSatisfy(\.isConvenience) {
      return own + inherited.filter { !isOverridden($0.0) }
    }
    // With all designated ones overridden the others are inherited.
    guard inherited.allSatisfy({ $0.0.isConvenience || isOverridden($0.0) }) else { return own }
    return own + inherited.filter { $0.0.isConvenience && !isOverridden($0.0) }
  }

  /// An initialiser that an extension gives a type of the vocabulary.
  func extensionInitializer(_ type: RuntimeType, _ arguments: Arguments) throws -> Value? {
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
    if let given = givenMember(property, of: type) {
      value = given
    } else if let initial = property.initial {
      noteUse(of: property)
      value = try initial.evaluate(in: self, owner: type)
      if let declared = property.type { value = try coerce(value, to: declared, owner: type) }
    } else if property.type?.isOptional == true, !property.isLet {
      value =
        property.isUnwrapped
        ? sample(for: property.type?.unwrapped, named: property.name, owner: type) : .null
    }
    guard let wrapper = property.wrapper else { return value }
    return try wrap(value, property, wrapper, in: type)
  }

  /// The initialiser that a struct has without declaring one.
  func memberwise(_ type: RuntimeType, _ arguments: Arguments) throws -> Value {
    let base = try blank(type)
    guard case .instance(let instance) = base else {
      if !arguments.items.isEmpty, !inheritsElsewhere(type) {
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
        hasDefault: property.initial != nil || findsValue(property, in: instance)
          || (property.type?.isOptional == true && !property.isLet),
        takesClosure: property.type?.isFunction ?? false || property.builder != nil)
    }
    let matched: [[Int]]
    do { matched = try ArgumentMatching.match(arguments.items, shapes) } catch {
      report(
        error, parameters: properties.map(\.name), arguments,
        of: type.place.map { (type.name, $0) })
      matched = properties.map { property in
        arguments.items.indices.filter { arguments.items[$0].label == property.name }
      }
    }
    for (property, positions) in zip(properties, matched) {
      guard let index = instance.layout.indices[property.name] else { continue }
      if let position = positions.first {
        var argument = arguments.items[position]
        if property.type == nil, argument.value.isImplicit {
          argument.value = try resolve(
            argument.value, like: instance.fields[index], at: argument.place)
        }
        instance.fields[index] = try given(argument, for: property, in: type)
      } else if case .void = instance.fields[index], property.wrapper?.known != .state {
        instance.fields[index] = sample(for: property.type, named: property.name, owner: type)
      }
    }
    return base
  }

  /// Whether a class inherits from one that the program does not declare, whose initialisers it has.
  private func inheritsElsewhere(_ type: RuntimeType) -> Bool {
    if let superclass = type.superclass { return inheritsElsewhere(superclass) }
    guard let first = type.inherited.first?.name, program.type(named: first, from: nil) == nil
    else { return false }
    return PlatformNames.contains(first) || PlatformNames.actsOutside(first)
      || !isKnown(first) && !SwiftUINames.isType(first) && !Self.protocols.contains(first)
  }

  /// The protocols that classes are declared with most.
  private static let protocols: Set<String> = [
    "ObservableObject", "Observable", "Identifiable", "Hashable", "Equatable", "Comparable",
    "Codable", "Encodable", "Decodable", "Sendable", "CustomStringConvertible", "Error",
  ]

  /// The field for a memberwise argument.
  private func given(_ argument: Argument, for property: PropertyNode, in type: RuntimeType) throws
    -> Value
  {
    var value = argument.value
    if let builder = property.builder, case .function(let function) = value {
      // `@ViewBuilder let content: Content` keeps what the closure builds.
      value = .function(function.built(by: builder))
      if property.type?.isFunction == false {
        value = try call(value, with: [], at: argument.place)
      }
      return value
    }
    guard let wrapper = property.wrapper else {
      guard let declared = property.type else { return value }
      return try checked(argument, value, declared, owner: type)
    }
    return try wrapped(argument, for: property, wrapper, in: type)
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
}
