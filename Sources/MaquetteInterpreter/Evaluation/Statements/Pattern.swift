/// A lowered pattern; its subclasses say what it accepts.
class Pattern {
  init() {}

  /// Whether it accepts the value; binds the names in it.
  func matches(_ value: Value, in frame: Frame) throws -> Bool { true }
}

/// `_`.
final class WildcardPattern: Pattern {}

/// `let name`, or a name in a declaration.
final class BindingPattern: Pattern {
  private let slot: Int

  init(slot: Int) { self.slot = slot }

  override func matches(_ value: Value, in frame: Frame) -> Bool {
    frame.slots[slot] = value
    return true
  }
}

/// An expression that is compared: a value, a range, an enum case without bindings.
final class ExpressionPattern: Pattern {
  private let expression: Expression

  init(_ expression: Expression) { self.expression = expression }

  override func matches(_ value: Value, in frame: Frame) throws -> Bool {
    let evaluator = frame.evaluator
    let candidate = try expression.evaluate(in: frame)
    if case .enumCase(let instance) = value, case .implicit(let member) = candidate,
      member.steps.isEmpty, member.arguments == nil
    {
      if instance.name == member.name { return true }
      if instance.type.caseNames.contains(member.name) { return false }
    }
    let wanted =
      candidate.isImplicit
      ? try evaluator.resolve(candidate, like: value, at: expression.place) : candidate
    if case .range(let range) = wanted, let number = value.number {
      return range.contains(number)
    }
    if let range = wanted.native(as: OrderedRange.self) {
      return try evaluator.isContained(value, in: range, at: expression.place)
    }
    if case .enumCase(let wanted) = wanted, case .enumCase(let instance) = value,
      wanted.payload.isEmpty
    {
      return wanted.name == instance.name && wanted.typeName == instance.typeName
    }
    if case .function = wanted, case .enumCase(let instance) = value,
      let name = (expression as? MemberExpression)?.name
    {
      return instance.name == name
    }
    return try evaluator.areEqual(value, wanted, in: frame, at: expression.place)
  }
}

/// `(a, b)`.
final class TuplePattern: Pattern {
  private let elements: [Pattern]

  init(_ elements: [Pattern]) { self.elements = elements }

  override func matches(_ value: Value, in frame: Frame) throws -> Bool {
    if elements.count == 1 { return try elements[0].matches(value, in: frame) }
    guard case .tuple(let tuple) = value, tuple.elements.count == elements.count else {
      guard value.isStub else { return false }
      for element in elements where !(try element.matches(value, in: frame)) { return false }
      return true
    }
    for (pattern, element) in zip(elements, tuple.elements)
    where !(try pattern.matches(element, in: frame)) {
      return false
    }
    return true
  }
}

/// `.name(patterns)`.
final class EnumCasePattern: Pattern {
  private let name: String
  private let payload: [Pattern]

  init(name: String, payload: [Pattern]) {
    self.name = name
    self.payload = payload
  }

  override func matches(_ value: Value, in frame: Frame) throws -> Bool {
    if case .enumCase(let instance) = value, !isOfOptional(instance) {
      guard instance.name == name else { return false }
      if payload.count == 1, instance.payload.count > 1 {
        return try payload[0].matches(
          .tuple(TupleValue(labels: instance.labels, elements: instance.payload)), in: frame)
      }
      for (pattern, element) in zip(payload, instance.payload)
      where !(try pattern.matches(element, in: frame)) {
        return false
      }
      return true
    }
    if name == "some", !value.isNone { return try payload.first?.matches(value, in: frame) ?? true }
    return name == "none" && value.isNone
  }

  /// Whether it speaks of the optional around a value of an enum, which has no such case itself.
  private func isOfOptional(_ instance: EnumInstance) -> Bool {
    (name == "some" || name == "none") && !instance.type.caseNames.contains(name)
  }
}

/// `pattern?`.
final class OptionalPattern: Pattern {
  private let wrapped: Pattern

  init(_ wrapped: Pattern) { self.wrapped = wrapped }

  override func matches(_ value: Value, in frame: Frame) throws -> Bool {
    value.isNone ? false : try wrapped.matches(value, in: frame)
  }
}

/// `is Type` and `pattern as Type`.
final class TypePattern: Pattern {
  private let type: TypeExpression
  private let wrapped: Pattern?

  init(type: TypeExpression, wrapped: Pattern?) {
    self.type = type
    self.wrapped = wrapped
  }

  override func matches(_ value: Value, in frame: Frame) throws -> Bool {
    guard frame.evaluator.isInstance(value, of: type) else { return false }
    return try wrapped?.matches(value, in: frame) ?? true
  }
}
