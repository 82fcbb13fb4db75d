/// `let pattern: Type = value`, local.
final class VariableStatement: Statement {
  private let pattern: Pattern
  private let type: TypeExpression?
  private let initial: Expression?

  init(pattern: Pattern, type: TypeExpression?, initial: Expression?, place: SourceLocation) {
    self.pattern = pattern
    self.type = type
    self.initial = initial
    super.init(place: place)
  }

  override var makesViews: Bool? { nil }

  override func execute(in frame: Frame) throws -> Completion {
    guard let initial else {
      if type?.isOptional == true { _ = try pattern.matches(.null, in: frame) }
      return .normal
    }
    var value = try initial.evaluate(for: type, in: frame)
    if let type { value = try frame.evaluator.coerce(value, to: type, owner: frame.owner) }
    _ = try pattern.matches(value, in: frame)
    return .normal
  }
}

/// A local variable with a property wrapper: `@State`, `@Bindable`.
final class WrappedVariableStatement: Statement {
  private let property: PropertyNode
  private let slot: Int

  init(_ property: PropertyNode, slot: Int) {
    self.property = property
    self.slot = slot
    super.init(place: property.place)
  }

  override func execute(in frame: Frame) throws -> Completion {
    let evaluator = frame.evaluator
    var value = try property.initial?.expression.evaluate(in: frame) ?? .null
    if let type = property.type {
      value = try evaluator.coerce(value, to: type, owner: frame.owner)
    }
    frame.slots[slot] = evaluator.wrapLocal(value, property, in: frame)
    return .normal
  }
}

/// A local computed variable.
final class ComputedVariableStatement: Statement {
  private let getter: FunctionNode
  private let setter: FunctionNode?
  private let slot: Int

  init(getter: FunctionNode, setter: FunctionNode?, slot: Int, place: SourceLocation) {
    self.getter = getter
    self.setter = setter
    self.slot = slot
    super.init(place: place)
  }

  override func execute(in frame: Frame) -> Completion {
    let evaluator = frame.evaluator
    let function = FunctionValue(
      .lowered(getter, captured: frame, receiver: frame.receiver, owner: frame.owner))
    let set = setter.map {
      FunctionValue(.lowered($0, captured: frame, receiver: frame.receiver, owner: frame.owner))
    }
    let place = self.place
    frame.slots[slot] = .binding(
      BindingValue(
        get: { evaluator.callQuietly(function, [], at: place) },
        set: { if let set { _ = evaluator.callQuietly(set, [$0], at: place) } }))
    return .normal
  }
}

/// A function declared inside another.
final class FunctionStatement: Statement {
  private let function: FunctionNode
  private let slot: Int

  init(_ function: FunctionNode, slot: Int) {
    self.function = function
    self.slot = slot
    super.init(place: function.place)
  }

  override func execute(in frame: Frame) -> Completion {
    frame.slots[slot] = .function(
      FunctionValue(
        .lowered(function, captured: frame, receiver: frame.receiver, owner: frame.owner)))
    return .normal
  }
}
