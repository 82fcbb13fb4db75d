extension Evaluator {
  /// Runs a function with plain values in order.
  func invoke(
    _ node: FunctionNode, owner: RuntimeType?, receiver: Receiver?, captured: Frame?,
    _ values: [Value], at place: SourceLocation
  ) throws -> Value {
    let frame = Frame(
      evaluator: self, size: node.frameSize, parent: captured, receiver: receiver, owner: owner)
    for (parameter, value) in zip(node.parameters, values) { frame.slots[parameter.slot] = value }
    return try run(node, in: frame)
  }

  /// Runs a function or closure with the arguments of a call.
  func invoke(
    _ node: FunctionNode, owner: RuntimeType?, receiver: Receiver?, captured: Frame?,
    _ arguments: Arguments, builder: BuilderNode? = nil
  ) throws -> Value {
    try budget.step()
    let frame = Frame(
      evaluator: self, size: node.frameSize, parent: captured, receiver: receiver, owner: owner)
    let written = takeInoutValues(for: node)
    if node.kind == .closure {
      try bindClosure(node, arguments, in: frame)
      let result = try run(node, in: frame, builder: builder)
      if let written {
        for (index, parameter) in node.parameters.enumerated() {
          written.values[index] = frame.slots[parameter.slot]
        }
      }
      return result
    }
    let positions = try bind(node, arguments, in: frame, owner: owner)
    let result = try run(node, in: frame, builder: builder)
    if let written {
      for (parameter, positions) in zip(node.parameters, positions) where parameter.isInout {
        for position in positions { written.values[position] = frame.slots[parameter.slot] }
      }
    }
    return result
  }

  /// Where a function that is called leaves its `inout` parameters, if its call has any.
  private func takeInoutValues(for node: FunctionNode) -> InoutValues? {
    guard let written = inoutValues,
      node.kind == .closure || node.parameters.contains(where: \.isInout)
    else { return nil }
    inoutValues = nil
    return written
  }

  private func bindClosure(_ node: FunctionNode, _ arguments: Arguments, in frame: Frame) throws {
    if node.takesAnything { return }
    var values = arguments.items.map(\.value)
    if node.parameters.count > 1, values.count == 1, case .tuple(let tuple) = values[0] {
      values = tuple.elements
    }
    for (index, parameter) in node.parameters.enumerated() {
      guard index < values.count else {
        // Who calls it knows nothing of what it is given.
        frame.slots[parameter.slot] = .stub(Stub(name: parameter.name))
        continue
      }
      let value = values[index]
      frame.slots[parameter.slot] =
        if let type = parameter.type { try coerce(value, to: type, owner: frame.owner) } else {
          value
        }
    }
  }

  private func bind(
    _ node: FunctionNode, _ arguments: Arguments, in frame: Frame, owner: RuntimeType?
  ) throws -> [[Int]] {
    let matched: [[Int]]
    do { matched = try ArgumentMatching.match(arguments.items, shapes(of: node)) } catch {
      report(
        error, parameters: node.parameters.map { $0.label ?? $0.name }, arguments,
        of: (node.name.isEmpty ? "init" : node.name, node.place))
      // What can be paired by label still is.
      matched = node.parameters.map { parameter in
        arguments.items.indices.filter { arguments.items[$0].label == parameter.label }.prefix(1)
          .map { $0 }
      }
    }
    for (parameter, positions) in zip(node.parameters, matched) {
      if parameter.isVariadic {
        frame.slots[parameter.slot] = .array(
          try positions.map { try coerce(arguments[$0], to: parameter.type, owner: owner) })
      } else if let position = positions.first {
        var value = arguments[position]
        if let builder = parameter.builder, case .function(let function) = value {
          value = .function(function.built(by: builder))
        }
        if parameter.isAutoclosure { value = constantFunction(value) }
        if let type = parameter.type {
          if type.unwrapped.basic == .key, let pieces = arguments.items[position].interpolation {
            value = .wrap(key(from: .wrap(pieces)))
          }
          if case .named("Self", _) = type.form, case .double? = frame.receiver?.value {
            value = try coerce(value, to: .named("Double"), owner: nil)
          }
          value = try checked(arguments.items[position], value, type, owner: owner)
        }
        frame.slots[parameter.slot] = value
      } else if let initial = parameter.defaultValue {
        let value = try initial.evaluate(in: self, owner: owner)
        frame.slots[parameter.slot] =
          try parameter.type.map {
            try coerce(value, to: $0, owner: owner)
          } ?? value
      } else {
        frame.slots[parameter.slot] = .stub(Stub(name: parameter.name))
      }
    }
    return matched
  }

  /// A function that always yields a value.
  func constantFunction(_ value: Value) -> Value {
    if case .function = value { return value }
    return .function(FunctionValue(.native { _ in value }))
  }

  /// Converts an argument for a parameter; reports one that cannot be.
  func checked(
    _ argument: Argument, _ value: Value, _ type: TypeExpression, owner: RuntimeType?
  ) throws -> Value {
    var converted = try coerce(value, to: type, owner: owner)
    if case .int = value, case .double = converted, let real = argument.expression?.realValue {
      converted = .double(real)
    }
    var probe = argument
    probe.value = converted
    if fit(probe, type) == nil, type.basic != .other {
      log.report(
        .error, .typeMismatch, name: type.text,
        "cannot convert value of type '\(value.typeName)' to expected argument type '\(type.text)'",
        at: argument.place)
    }
    return converted
  }

  /// Runs a function whose frame holds its arguments.
  ///
  /// - Parameter builder: what builds from its statements, if it does not say so itself and has no
  ///   `return`.
  func run(_ node: FunctionNode, in frame: Frame, builder: BuilderNode? = nil) throws -> Value {
    noteUse(of: node)
    guard let body = node.body else { return .void }
    let result = try budget.deeper(node) { () -> Value in
      var result: Value
      if let builder = node.builder ?? (body.containsReturn ? nil : builder) {
        if let declared = builder.declared(in: program, from: frame.owner) {
          return try build(body, by: declared, in: frame)
        }
        var block = BuilderBlock()
        let completion = try body.build(in: frame, into: &block)
        result =
          if case .returned(let value) = completion { value } else { self.value(of: block) }
      } else if let expression = body.singleExpression,
        node.resultType != nil || node.kind == .closure || !(expression is StatementExpression)
      {
        result = try expression.evaluate(for: node.resultType, in: frame)
      } else {
        let completion = try body.execute(in: frame)
        result = if case .returned(let value) = completion { value } else { .void }
      }
      if let type = node.resultType { result = try coerce(result, to: type, owner: frame.owner) }
      return result
    }
    return result ?? endless(node.name, at: node.place)
  }

  /// What stands for the innermost call of a function that calls itself without end.
  func endless(_ name: String, at place: SourceLocation) -> Value {
    log.report(
      .error, .runtime, name: "", "function calls are nested without end", at: place)
    return .stub(Stub(name: name.isEmpty ? "…" : name))
  }
}
