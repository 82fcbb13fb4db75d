/// `a op b` for an operator that evaluates both sides.
final class BinaryExpression: Expression {
  private let symbol: String
  private let operation: BinaryOperation?
  private let left: Expression
  private let right: Expression

  init(symbol: String, left: Expression, right: Expression, place: SourceLocation) {
    self.symbol = symbol
    operation = BinaryOperation(rawValue: symbol)
    self.left = left
    self.right = right
    super.init(place: place)
  }

  private lazy var real: Double? = {
    guard let a = left.realValue, let b = right.realValue else { return nil }
    switch operation {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    default: return nil
    }
  }()

  override var realValue: Double? { real }

  override func evaluate(in frame: Frame) throws -> Value {
    var a = try left.evaluate(in: frame)
    var b = try right.evaluate(in: frame)
    // Beside a real number literals are real ones, whatever is made of them first.
    if case .int = a, case .double = b, left is BinaryExpression, let real = left.realValue {
      a = .double(real)
    } else if case .double = a, case .int = b, right is BinaryExpression,
      let real = right.realValue
    {
      b = .double(real)
    }
    if let operation, let result = frame.evaluator.quickResult(operation, a, b) { return result }
    return try frame.evaluator.apply(symbol, operation, a, b, in: frame, at: place)
  }
}

/// `a && b`, `a || b`, `a ?? b`.
final class ShortCircuitExpression: Expression {
  enum Kind { case and, or, coalesce }

  private let kind: Kind
  private let left: Expression
  private let right: Expression

  init(kind: Kind, left: Expression, right: Expression, place: SourceLocation) {
    self.kind = kind
    self.left = left
    self.right = right
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    let evaluator = frame.evaluator
    let value = try left.evaluate(in: frame)
    if kind != .coalesce, evaluator.isOfProgram(value),
      let result = try evaluator.declaredOperator(
        kind == .and ? "&&" : "||", value, right.evaluate(in: frame), at: place)
    {
      return result
    }
    switch kind {
    case .and:
      guard evaluator.isTrue(value, at: left.place) else { return .bool(false) }
      return .bool(evaluator.isTrue(try right.evaluate(in: frame), at: right.place))
    case .or:
      if evaluator.isTrue(value, at: left.place) { return .bool(true) }
      return .bool(evaluator.isTrue(try right.evaluate(in: frame), at: right.place))
    case .coalesce:
      guard value.isNone else { return value }
      let other = try right.evaluate(in: frame)
      // `.name` is one of the type that is not there.
      let waits = if case .int = other { true } else { other.isImplicit }
      guard waits, let type = try evaluator.declaredType(of: left, in: frame) else { return other }
      return try evaluator.coerce(other, to: type.unwrapped, owner: frame.owner)
    }
  }
}

/// `target = value` and `target op= value`.
final class AssignmentExpression: Expression {
  private let target: Expression
  /// The operator of a compound assignment.
  private let symbol: String?
  private let value: Expression

  init(target: Expression, symbol: String?, value: Expression, place: SourceLocation) {
    self.target = target
    self.symbol = symbol
    self.value = value
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    let new = try value.evaluate(in: frame)
    if let symbol {
      let evaluator = frame.evaluator
      let operation = BinaryOperation(rawValue: symbol)
      try target.modify(in: frame) { old in
        if try evaluator.applyDeclared(symbol + "=", to: &old, new, at: self.place) != nil {
          return
        }
        if case .array(var elements) = old, symbol == "+", case .array(let more) = new {
          try evaluator.budget.reserve(more.count * 16)
          old = .void
          elements.append(contentsOf: more)
          old = .array(elements)
        } else {
          old = try evaluator.apply(symbol, operation, old, new, in: frame, at: self.place)
        }
      }
    } else {
      try assign(new, to: target, in: frame)
    }
    return .void
  }

  private func assign(_ new: Value, to target: Expression, in frame: Frame) throws {
    if target is WildcardExpression { return }
    if let tuple = target as? TupleExpression, case .tuple(let values) = new {
      for (target, value) in zip(tuple.expressions, values.elements) {
        try assign(value, to: target, in: frame)
      }
      return
    }
    let evaluator = frame.evaluator
    if target is SelfExpression, new.isImplicit, let owner = frame.owner {
      frame.receiver?.value = try evaluator.coerce(new, to: .named(owner.name), owner: owner)
      return
    }
    try target.modify(in: frame) { old in
      switch (old, new) {
      case (_, .implicit): old = try evaluator.resolve(new, like: old, at: self.place)
      // Only a literal can be written so.
      case (.double, .int(let number)): old = .double(self.value.realValue ?? Double(number))
      default: old = new
      }
    }
  }
}

/// `_` as the target of an assignment.
final class WildcardExpression: Expression {}

/// `-a`, `!a` and other prefix operators.
final class PrefixExpression: Expression {
  private let symbol: String
  private let operand: Expression

  init(symbol: String, operand: Expression, place: SourceLocation) {
    self.symbol = symbol
    self.operand = operand
    super.init(place: place)
  }

  override var literal: LiteralKind {
    symbol == "-" && (operand.literal == .integer || operand.literal == .float)
      ? operand.literal : .computed
  }

  override var realValue: Double? { symbol == "-" ? operand.realValue.map { -$0 } : nil }

  override func evaluate(in frame: Frame) throws -> Value {
    try frame.evaluator.applyPrefix(symbol, try operand.evaluate(in: frame), in: frame, at: place)
  }
}

/// `a++`, for an operator that the program declares.
final class PostfixExpression: Expression {
  private let symbol: String
  private let operand: Expression

  init(symbol: String, operand: Expression, place: SourceLocation) {
    self.symbol = symbol
    self.operand = operand
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    var result: Value?
    try operand.modify(in: frame) {
      result = try frame.evaluator.applyDeclared(self.symbol, to: &$0, at: self.place)
    }
    return result
      ?? UnsupportedExpression("operator '\(symbol)'", place: place).evaluate(in: frame)
  }
}

/// `a...b`, `a..<b` and the one-sided ranges.
final class RangeExpression: Expression {
  private let lower: Expression?
  private let upper: Expression?
  private let isClosed: Bool

  init(lower: Expression?, upper: Expression?, isClosed: Bool, place: SourceLocation) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    let low = try lower?.evaluate(in: frame)
    let high = try upper?.evaluate(in: frame)
    return frame.evaluator.range(low, high, isClosed: isClosed, at: place)
  }
}

/// `condition ? a : b`.
final class TernaryExpression: Expression {
  private let condition: Expression
  private let first: Expression
  private let second: Expression

  init(condition: Expression, first: Expression, second: Expression, place: SourceLocation) {
    self.condition = condition
    self.first = first
    self.second = second
    super.init(place: place)
  }

  /// Literals on both sides choose an overload as one literal would.
  override var literal: LiteralKind { first.literal == second.literal ? first.literal : .computed }

  override func evaluate(in frame: Frame) throws -> Value {
    let isTrue = frame.evaluator.isTrue(try condition.evaluate(in: frame), at: condition.place)
    let value = try (isTrue ? first : second).evaluate(in: frame)
    if case .int(let number) = value, (isTrue ? second : first).literal == .float {
      return .double(Double(number))
    }
    guard case .implicit(let member) = value,
      let type = try Self.type(of: isTrue ? second : first, in: frame),
      frame.evaluator.hasStatic(member.name, in: type)
    else { return value }
    return try frame.evaluator.resolve(member, in: type, owner: nil)
  }

  /// The type that an alternative names, which both are of: `Mode` for `Mode.fast`.
  private static func type(of expression: Expression, in frame: Frame) throws -> String? {
    if let inner = expression as? TernaryExpression {
      return try type(of: inner.first, in: frame) ?? type(of: inner.second, in: frame)
    }
    guard let member = expression as? MemberExpression, let base = member.base as? NameExpression,
      base.name.first?.isUppercase == true,
      case .type(let type) = try base.evaluate(in: frame)
    else { return nil }
    return type.name
  }
}

/// `a as T`, `a as? T`, `a as! T` and `a is T`.
final class CastExpression: Expression {
  enum Kind { case coerce, optional, forced, test }

  private let kind: Kind
  private let operand: Expression
  private let written: TypeExpression
  /// What tells which type it is, where a generic parameter is written.
  private let generic: GenericTypeExpression?

  init(
    kind: Kind, operand: Expression, type: TypeExpression, generic: GenericTypeExpression? = nil,
    place: SourceLocation
  ) {
    self.kind = kind
    self.operand = operand
    written = type
    self.generic = generic
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    let evaluator = frame.evaluator
    let value = try operand.evaluate(in: frame)
    var type = written
    if case .type(let reference)? = generic?.evaluate(in: frame) { type = .named(reference.name) }
    switch kind {
    case .coerce: return try evaluator.coerce(value, to: type, owner: frame.owner)
    case .test: return .bool(evaluator.isInstance(value, of: type))
    case .optional:
      return evaluator.isInstance(value, of: type)
        ? try evaluator.coerce(value, to: type, owner: frame.owner) : .null
    case .forced:
      if value.isStub || evaluator.isInstance(value, of: type) {
        return try evaluator.coerce(value, to: type, owner: frame.owner)
      }
      return evaluator.trap(
        "could not cast value of type '\(value.typeName)' to '\(type.text)'", at: place)
    }
  }
}

/// `try a`, `try? a`, `try! a`.
final class TryExpression: Expression {
  enum Kind { case plain, optional, forced }

  private let kind: Kind
  let operand: Expression

  init(kind: Kind, operand: Expression, place: SourceLocation) {
    self.kind = kind
    self.operand = operand
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    if kind == .plain { return try operand.evaluate(in: frame) }
    do { return try operand.evaluate(in: frame) } catch Unwind.thrown(let error) {
      if kind == .optional { return .null }
      return frame.evaluator.trap(
        "'try!' expression unexpectedly raised an error: \(frame.evaluator.describe(error))",
        at: place)
    }
  }
}

/// An `if` or `switch` used as a value.
final class StatementExpression: Expression {
  let statement: Statement

  init(_ statement: Statement, place: SourceLocation) {
    self.statement = statement
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value { try statement.value(in: frame) }
}

extension Evaluator {
  /// The type that a property is declared with, where an expression names one.
  func declaredType(of expression: Expression, in frame: Frame) throws -> TypeExpression? {
    switch expression {
    case let name as NameExpression:
      return frame.receiver.flatMap { declaredType(ofMember: name.name, of: $0.value) }
        ?? program.globals[name.name]?.type
    case let member as MemberExpression:
      return declaredType(ofMember: member.name, of: try member.base.evaluate(in: frame))
    case let local as LocalExpression: return local.type
    case let call as CallExpression: return try resultType(of: call.callee, in: frame)
    case let attempt as TryExpression: return try declaredType(of: attempt.operand, in: frame)
    case let element as SubscriptExpression:
      let type = try declaredType(of: element.base, in: frame)?.unwrapped
      if case .dictionary(_, let value)? = type?.form { return value }
      return type?.element
    default: return nil
    }
  }

  /// The type that a function is declared to yield, where an expression names one.
  private func resultType(of callee: Expression, in frame: Frame) throws -> TypeExpression? {
    func result(_ member: RuntimeType.Member?) -> TypeExpression? {
      if case .methods(let methods)? = member { methods.first?.node.resultType } else { nil }
    }
    switch callee {
    case let name as NameExpression:
      if program.type(named: name.name, from: frame.owner) != nil { return .named(name.name) }
      switch frame.receiver?.value {
      case .instance(let value): return result(value.type.member(name.name))
      case .object(let value): return result(value.type.member(name.name))
      default: return program.functions[name.name]?.first?.resultType
      }
    // What is called on the result of a call would run that once more.
    case let member as MemberExpression where !(member.base is CallExpression):
      switch try member.base.evaluate(in: frame) {
      case .instance(let value): return result(value.type.member(member.name))
      case .object(let value): return result(value.type.member(member.name))
      case .enumCase(let value): return result(value.type.member(member.name))
      case .type(.declared(let type, _)):
        return type.statics(member.name).first?.node.resultType
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether an expression is declared to yield an optional, as far as can be told.
  func isOptional(_ expression: Expression, in frame: Frame) throws -> Bool {
    if let type = try declaredType(of: expression, in: frame) { return type.isOptional }
    guard let member = expression as? MemberExpression else { return false }
    return ["first", "last"].contains(member.name)
  }

  private func declaredType(ofMember name: String, of value: Value) -> TypeExpression? {
    let type: RuntimeType
    switch value {
    case .instance(let instance): type = instance.type
    case .object(let object): type = object.type
    case .enumCase(let instance): type = instance.type
    case .type(.declared(let declared, _)): return declared.staticProperty(name)?.property.type
    case .binding(let binding): return declaredType(ofMember: name, of: binding.get())
    default: return nil
    }
    switch type.member(name) {
    case .stored(_, let property): return property?.type
    case .computed(let property, _): return property.type ?? property.getter?.resultType
    default: return nil
    }
  }
}
