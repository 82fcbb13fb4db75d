/// `callee(arguments)`, with its trailing closures among the arguments.
final class CallExpression: Expression {
  let callee: Expression
  let arguments: [ArgumentNode]
  let isChained: Bool
  /// Whether it is the root of a statement, where a capitalised call makes a view.
  var isStatementRoot = false
  private let hasInout: Bool
  /// Whether it may be the method of an optional that collections have too.
  private let isTransform: Bool

  init(callee: Expression, arguments: [ArgumentNode], isChained: Bool, place: SourceLocation) {
    self.callee = callee
    self.arguments = arguments
    self.isChained = isChained
    hasInout = arguments.contains { $0.expression is InOutExpression }
    let name = (callee as? MemberExpression)?.name
    isTransform = arguments.count == 1 && (name == "map" || name == "flatMap")
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    try frame.evaluator.budget.step()
    RunningPlace.note(place)
    let evaluator = frame.evaluator
    switch callee {
    case let callee as NameExpression:
      let arguments = try arguments.evaluate(in: frame, place: place)
      return try finish(arguments, in: frame) {
        try callee.call($0, in: frame, isView: self.isStatementRoot)
      }
    case let callee as QualifiedNameExpression:
      let arguments = try arguments.evaluate(in: frame, place: place)
      return try finish(arguments, in: frame) {
        try callee.call($0, in: frame, isView: self.isStatementRoot)
      }
    case let callee as MemberExpression: return try callMember(callee, in: frame)
    case let callee as ImplicitMemberExpression:
      let arguments = try arguments.evaluate(in: frame, place: place)
      return .implicit(
        ImplicitMember(name: callee.name, arguments: arguments, place: callee.place))
    default:
      let function = try callee.evaluate(in: frame)
      if isChained, function.isNone { return .null }
      let arguments = try arguments.evaluate(in: frame, place: place)
      return try finish(arguments, in: frame) { try evaluator.call(function, $0) }
    }
  }

  private func callMember(_ callee: MemberExpression, in frame: Frame) throws -> Value {
    let evaluator = frame.evaluator
    if callee.name == "init", callee.base is SelfExpression, let receiver = frame.receiver {
      let arguments = try arguments.evaluate(in: frame, place: place)
      if case .type(.declared(let type, _)) = receiver.value {
        return try evaluator.construct(type, arguments)
      }
      try evaluator.delegate(arguments, to: receiver, owner: frame.owner)
      return .void
    }
    if evaluator.mutatesReceiver(callee.name) {
      // The arguments come first, so that they may read what is changed.
      let arguments = try arguments.evaluate(in: frame, place: place)
      var result = Value.void
      try callee.base.modify(in: frame) { base in
        if callee.isChained, base.isNone {
          result = .null
          return
        }
        result = try evaluator.callMutating(
          callee.name, on: &base, arguments, in: frame, at: callee.place)
      }
      return result
    }
    let base = try callee.base.evaluate(in: frame)
    if callee.isChained, base.isNone { return .null }
    let arguments = try arguments.evaluate(in: frame, place: place)
    if isTransform, !callee.isChained, !base.isNone,
      try evaluator.isOptional(callee.base, in: frame)
    {
      return try evaluator.call(arguments[0], with: [base], at: callee.place)
    }
    return try finish(arguments, in: frame) { arguments in
      if callee.base is SuperExpression {
        return try evaluator.callInherited(callee.name, on: base, arguments, in: frame)
      }
      if case .instance(let instance) = base, instance.type.isMutating(callee.name) {
        var result = Value.void
        try callee.base.modify(in: frame) {
          result = try evaluator.callMutating(
            callee.name, on: &$0, arguments, in: frame, at: callee.place)
        }
        return result
      }
      if evaluator.program.mutatingExtensions.contains(callee.name),
        evaluator.isBuiltinKind(base) || base.isNone,
        evaluator.extensions(of: base).contains(where: { $0.isMutating(callee.name) })
      {
        var result = Value.void
        try callee.base.modify(in: frame) {
          result = try evaluator.callMutating(
            callee.name, on: &$0, arguments, in: frame, at: callee.place)
        }
        return result
      }
      if case .enumCase(let value) = base, value.type.isMutating(callee.name) {
        var result = Value.void
        try callee.base.modify(in: frame) {
          result = try evaluator.callMutating(
            callee.name, on: &$0, arguments, in: frame, at: callee.place)
        }
        return result
      }
      return try evaluator.callMember(
        callee.name, on: base, arguments, in: frame, at: callee.place)
    }
  }

  /// Runs the call and writes `inout` arguments back.
  private func finish(
    _ arguments: Arguments, in frame: Frame, _ call: (Arguments) throws -> Value
  ) throws -> Value {
    guard hasInout else { return try call(arguments) }
    let written = InoutValues()
    frame.evaluator.inoutValues = written
    defer { frame.evaluator.inoutValues = nil }
    let result = try call(arguments)
    for (index, argument) in self.arguments.enumerated() {
      guard let target = (argument.expression as? InOutExpression)?.target,
        let value = written.values[index]
      else { continue }
      try target.modify(in: frame) { $0 = value }
    }
    return result
  }
}

/// What a call left in its `inout` parameters, by the argument's position.
final class InoutValues {
  var values: [Int: Value] = [:]
}
