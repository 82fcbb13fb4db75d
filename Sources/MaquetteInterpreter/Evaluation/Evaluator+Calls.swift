import MaquetteUI

extension Evaluator {
  /// Calls a value.
  func call(_ function: Value, _ arguments: Arguments) throws -> Value {
    switch function {
    case .function(let function):
      if case .function(let parameters, let result)? = function.type?.form {
        var arguments = arguments
        for (index, type) in parameters.enumerated() where index < arguments.count {
          arguments.items[index].value = try coerce(
            arguments.items[index].value, to: type, owner: nil)
        }
        return try coerce(
          call(.function(FunctionValue(function.body, builder: function.builder)), arguments),
          to: result, owner: nil)
      }
      switch function.body {
      case .native(let body): return try body(arguments)
      case .lowered(let node, let captured, let receiver, let owner):
        return try invoke(
          node, owner: owner, receiver: receiver, captured: captured, arguments.labelled(for: node),
          builder: function.builder)
      }
    case .type(.declared(let type, _)): return try construct(type, arguments)
    case .type(.known(let name)): return try callKnown(name, arguments, isView: false)
    case .stub: return function
    case .keyPath(let path): return try value(at: path, of: arguments[0], place: arguments.place)
    case .instance(let instance):
      if case .methods(let methods) = instance.type.member("callAsFunction") {
        return try invoke(methods, on: function, arguments)
      }
      if case .methods(let methods) = instance.type.member("dynamicallyCall") {
        return try invoke(methods, on: function, arguments.gathered)
      }
    case .object(let object):
      if case .methods(let methods) = object.type.member("callAsFunction") {
        return try invoke(methods, on: function, arguments)
      }
    case .native: if let result = try callNative(function, arguments) { return result }
    case .null: return .null
    case .binding(let binding): return try call(binding.get(), arguments)
    default: break
    }
    log.report(
      .error, .typeMismatch, name: function.typeName,
      "cannot call value of non-function type '\(function.typeName)'", at: arguments.place)
    return .stub(Stub(name: function.typeName))
  }

  /// Calls a function with plain values.
  func call(_ function: Value, with values: [Value], at place: SourceLocation) throws -> Value {
    try call(
      function,
      Arguments(
        items: values.map { Argument(label: nil, value: $0, place: place) }, evaluator: self,
        place: place))
  }

  /// Calls what a name that is not local stands for.
  func call(
    _ meaning: Meaning?, _ name: String, _ arguments: Arguments, in frame: Frame,
    at place: SourceLocation, isView: Bool
  ) throws -> Value {
    let receiver = frame.receiver ?? Receiver(.void)
    var result: Value?
    switch meaning {
    case .member:
      result =
        try callDeclared(name, on: receiver, arguments, at: place)
        ?? callGiven(name, on: receiver.value, arguments, in: frame, at: place)
    case .builtin:
      result =
        try mutatesReceiver(name)
        ? callMutating(name, on: receiver, arguments, in: frame, at: place)
        : callBuiltin(name, on: receiver.value, arguments, at: place)
    case .ofType(let type): result = try callStaticMember(name, of: type, arguments)
    case .ofKnownType(let typeName):
      result = try callKnownStatic(name, of: typeName, arguments, at: place)
    case .modifier:
      result = try callImplicitSelf(name, on: receiver.value, arguments, in: frame, at: place)
    case .functions(let nodes):
      result = try invoke(nodes.map { ($0, nil) }, receiver: nil, arguments)
    case .type(let type): result = try construct(type, arguments)
    case .variable, .sample: result = try global(name, at: place).map { try call($0, arguments) }
    case .alias(let type): result = try callKnown(type.name ?? type.text, arguments, isView: isView)
    case .vocabulary: result = try callKnown(name, arguments, isView: isView)
    case nil: break
    }
    if let result { return result }
    let isType = name.first?.isUppercase == true
    report(unresolved: name, in: frame, at: place)
    return isView && isType ? unknownView(name, arguments) : .stub(Stub(name: name))
  }

  /// A method that `self` has beside those that the program declares under its name.
  private func callGiven(
    _ name: String, on receiver: Value, _ arguments: Arguments, in frame: Frame,
    at place: SourceLocation
  ) throws -> Value? {
    if isBuiltinKind(receiver),
      let result = try callBuiltin(name, on: receiver, arguments, at: place)
    {
      return result
    }
    guard Vocabulary.modifiers[name] != nil else { return nil }
    return try callImplicitSelf(name, on: receiver, arguments, in: frame, at: place)
  }

  private func callStaticMember(_ name: String, of type: RuntimeType, _ arguments: Arguments) throws
    -> Value?
  {
    let methods = statics(name, of: type, taking: arguments)
    if !methods.isEmpty { return try invokeStatic(methods, of: type, arguments) }
    if let nested = type.nested[name] { return try construct(nested, arguments) }
    return try staticMember(name, of: type).map { try call($0, arguments) }
  }

  /// A method, or stored function, that the file declares for the receiver; nil if it has none.
  func callDeclared(
    _ name: String, on receiver: Receiver, _ arguments: Arguments, at place: SourceLocation
  ) throws -> Value? {
    let types: [RuntimeType] =
      switch receiver.value {
      case .instance(let value): [value.type]
      case .object(let value): [value.type]
      case .enumCase(let value): [value.type]
      case .type(.declared(let type, _)): [type]
      case .type, .void, .stub, .implicit: []
      default: extensions(of: receiver.value)
      }
    if case .type = receiver.value {
      for type in types {
        let methods = statics(name, of: type, taking: arguments)
        if !methods.isEmpty { return try invokeStatic(methods, of: type, arguments) }
      }
      return nil
    }
    for type in types {
      switch type.member(name) {
      case .methods(let methods):
        // SwiftUI's or the standard library's own may be meant by a name that is added to.
        if hasGiven(name, beside: receiver.value), !fits(methods, arguments) { continue }
        return try invoke(methods.map { ($0.node, $0.owner) }, receiver: receiver, arguments)
      case nil: continue
      case let member?:
        // A property and a method may share a name; what is called is the method.
        if member.isOfNoFunction, let methods = type.methodsBeside(name) {
          return try invoke(methods.map { ($0.node, $0.owner) }, receiver: receiver, arguments)
        }
        // The method that is meant may be one that another file declares.
        if member.isNeverCalled { continue }
        guard let value = try instanceMember(name, of: receiver.value, at: place) else { continue }
        // A view's setting may have the name of a modifier of another file.
        if !value.isCallable, viewValue(receiver.value) != nil { continue }
        return try call(value, arguments)
      }
    }
    return nil
  }

  /// The static methods that a call may mean; none where it means a case of the same name.
  private func statics(
    _ name: String, of type: RuntimeType, taking arguments: Arguments
  ) -> [RuntimeType.Method] {
    let methods = type.statics(name)
    let isCase =
      type.caseNames.contains(name) && bestFit(methods.map(\.node), arguments) == nil
    return isCase ? [] : methods
  }

  /// Whether something has a method of a name without the program declaring it.
  private func hasGiven(_ name: String, beside receiver: Value) -> Bool {
    let isView =
      if case .instance(let instance) = receiver { instance.type.conforms(to: "View") } else {
        isBuiltinKind(receiver)
      }
    if isView, Vocabulary.modifiers[name] != nil { return true }
    return isBuiltinKind(receiver) && hasBuiltin(name, receiver, as: .call)
  }

  /// Whether one of the methods takes the arguments by their labels and kinds.
  private func fits(_ methods: [RuntimeType.Method], _ arguments: Arguments) -> Bool {
    guard let best = bestFit(methods.map(\.node), arguments) else { return false }
    guard best.cost >= Self.misfit, let name = methods.first?.node.name,
      let given = Vocabulary.modifiers[name]
    else { return true }
    return !given.overloads.contains { cost(of: $0.signature, for: arguments) != nil }
  }

  /// What an argument costs that is of no kind that a parameter takes.
  private static let misfit = 50

  /// Calls a method that the file gives a value.
  func invoke(_ methods: [RuntimeType.Method], on value: Value, _ arguments: Arguments) throws
    -> Value
  {
    try invoke(methods.map { ($0.node, $0.owner) }, receiver: Receiver(value), arguments)
  }

  private func invokeStatic(
    _ methods: [RuntimeType.Method], of type: RuntimeType, _ arguments: Arguments
  ) throws -> Value {
    try invoke(
      methods.map { ($0.node, $0.owner) },
      receiver: Receiver(.type(.declared(type, name: type.name))), arguments)
  }

  /// Calls the overload that fits the arguments best.
  func invoke(
    _ candidates: [(FunctionNode, RuntimeType?)], receiver: Receiver?, _ arguments: Arguments
  ) throws -> Value {
    let chosen =
      candidates.count == 1
      ? candidates[0] : candidates[bestOverload(candidates.map(\.0), arguments) ?? 0]
    return try invoke(
      chosen.0, owner: chosen.1, receiver: receiver, captured: nil, arguments)
  }

  /// The position of the overload that the arguments fit best.
  func bestOverload(_ nodes: [FunctionNode], _ arguments: Arguments) -> Int? {
    bestFit(nodes, arguments)?.index
  }

  private func bestFit(_ nodes: [FunctionNode], _ arguments: Arguments)
    -> (index: Int, cost: Int)?
  {
    var best: (index: Int, cost: Int)?
    for (index, node) in nodes.enumerated() {
      guard let matched = try? ArgumentMatching.match(arguments.items, shapes(of: node)) else {
        continue
      }
      var cost = 0
      for (parameter, positions) in zip(node.parameters, matched) {
        guard let type = parameter.type, let position = positions.first else {
          cost += 1
          continue
        }
        cost += fit(arguments.items[position], type) ?? Self.misfit
      }
      if cost < best?.cost ?? Int.max { best = (index, cost) }
    }
    return best
  }

  /// What matching needs to know of a function's parameters.
  func shapes(of node: FunctionNode) -> [ParameterShape] {
    node.parameters.map {
      ParameterShape(
        label: $0.label, hasDefault: $0.defaultValue != nil, isVariadic: $0.isVariadic,
        takesClosure: $0.type?.isFunction ?? true)
    }
  }

  /// Reports why a call does not fit, as the compiler would.
  func report(
    _ mismatch: ArgumentMatching.Mismatch, parameters: [String], _ arguments: Arguments,
    severity: Diagnostic.Severity = .error,
    of declaration: (name: String, place: SourceLocation)? = nil
  ) {
    let notes =
      declaration.map { [(message: "'\($0.name)' is declared here", place: $0.place)] } ?? []
    switch mismatch {
    case .extra(let index):
      let argument = arguments.items[index]
      let label = argument.label
      let message =
        if argument.isTrailing { "extra trailing closure passed in call" } else if let label {
          "extra argument '\(label)' in call"
        } else { "extra argument in call" }
      log.report(
        severity, .invalidArgument, name: label ?? "", message, at: argument.place, notes: notes)
    case .missing(let index):
      log.report(
        severity, .invalidArgument, name: parameters[index],
        "missing argument for parameter '\(parameters[index])' in call", at: arguments.place,
        notes: notes)
    case .label(let index, let next):
      let argument = arguments.items[index]
      // Of several that may come next, the one that is written nearly so is meant.
      let near = argument.label.flatMap { Suggestion.nearest(to: $0, among: parameters) }
      let expected = next.map { near ?? $0 }
      let label = argument.label.flatMap { argument.place.label($0) }
      let replaced: SourceLocation? =
        if expected == nil { label?.upTo(argument.place) } else if argument.label == nil {
          argument.place.beginning
        } else { label }
      let have = arguments.items[index].label.map { $0 + ":" } ?? "_:"
      let message =
        if let expected, arguments.items[index].label == nil {
          "missing argument label '\(expected):' in call"
        } else if let expected {
          "incorrect argument label in call (have '\(have)', expected '\(expected):')"
        } else { "extraneous argument label '\(have)' in call" }
      log.report(
        severity, .invalidArgument, name: argument.label ?? expected ?? "", message,
        at: label ?? argument.place, notes: notes,
        replacement: replaced == nil
          ? nil : expected.map { argument.label == nil ? $0 + ": " : $0 } ?? "",
        replaced: replaced)
    }
  }
}

extension Arguments {
  /// The arguments as the one that `@dynamicCallable` types take.
  fileprivate var gathered: Arguments {
    let isLabelled = items.contains { $0.label != nil }
    let all: Value =
      isLabelled
      ? .dictionary(DictionaryValue(items.map { (.string($0.label ?? ""), $0.value) }))
      : .array(items.map(\.value))
    let label = isLabelled ? "withKeywordArguments" : "withArguments"
    return Arguments(
      items: [Argument(label: label, value: all, place: place)], evaluator: evaluator,
      place: place)
  }

  /// The arguments with the labels of a function that is called through a value, which has none.
  fileprivate func labelled(for node: FunctionNode) -> Arguments {
    guard node.kind != .closure, items.count <= node.parameters.count,
      items.allSatisfy({ $0.label == nil }),
      (try? ArgumentMatching.match(items, evaluator.shapes(of: node))) == nil
    else { return self }
    var labelled = self
    for index in items.indices { labelled.items[index].label = node.parameters[index].label }
    return labelled
  }
}

extension Value {
  /// Whether a call of it can mean anything.
  fileprivate var isCallable: Bool {
    switch self {
    case .void, .bool, .int, .double, .sized, .string, .array, .dictionary, .set, .range, .tuple,
      .enumCase:
      false
    case .instance(let instance):
      instance.type.member("callAsFunction") != nil
        || instance.type.member("dynamicallyCall") != nil
    case .object(let object): object.type.member("callAsFunction") != nil
    default: true
    }
  }
}

extension RuntimeType.Member {
  /// Whether what it holds is written as another type than one of functions, which a name of one may
  /// stand for all the same.
  fileprivate var isOfNoFunction: Bool {
    switch self {
    case .stored(_, let property?):
      property.type?.isFunction == false && property.wrapper == nil
    case .computed: isNeverCalled
    default: false
    }
  }

  /// Whether it is computed and of a type of the library whose values cannot be called.
  fileprivate var isNeverCalled: Bool {
    guard case .computed(let property, _) = self, let type = property.type else { return false }
    return ["String", "Int", "Double", "CGFloat", "Bool", "Date", "URL", "Color", "Text"]
      .contains(type.text)
  }
}
