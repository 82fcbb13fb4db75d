/// A local variable or parameter, found when lowering.
final class LocalExpression: Expression {
  let name: String
  private let depth: Int
  private let slot: Int
  /// Whether the slot holds a binding that is read through (`$item` parameters, local wrappers).
  private let isWrapped: Bool
  /// The type that it is declared with.
  let type: TypeExpression?

  init(
    name: String, depth: Int, slot: Int, isWrapped: Bool, type: TypeExpression? = nil,
    place: SourceLocation
  ) {
    self.name = name
    self.depth = depth
    self.slot = slot
    self.isWrapped = isWrapped
    self.type = type
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) -> Value {
    let value = depth == 0 ? frame.slots[slot] : frame.outer(depth).slots[slot]
    if isWrapped, case .binding(let binding) = value { return binding.get() }
    return value
  }

  override func modify(in frame: Frame, _ body: (inout Value) throws -> Void) throws {
    let home = frame.outer(depth)
    if isWrapped, case .binding(let binding) = home.slots[slot] {
      try binding.modify(body)
    } else {
      // An object stays where it is: what changes it may reach it too.
      var value = Value.void
      if home.slots[slot].isObject {
        value = home.slots[slot]
      } else {
        swap(&value, &home.slots[slot])
      }
      defer { home.slots[slot] = value }
      try body(&value)
    }
  }

  /// The binding behind a wrapped local, or one to the variable itself.
  func projection(in frame: Frame) -> Value {
    let home = frame.outer(depth)
    if isWrapped, case .binding = home.slots[slot] { return home.slots[slot] }
    let slot = self.slot
    return .binding(BindingValue(get: { home.slots[slot] }, set: { home.slots[slot] = $0 }))
  }
}

/// A name that is not local: a member of `self`, a global, sample data, or the vocabulary's.
final class NameExpression: Expression {
  let name: String
  private var bound = BoundName()
  private var called = BoundName()

  init(name: String, place: SourceLocation) {
    self.name = name
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    try frame.evaluator.read(
      bound.meaning(of: name, as: .value, in: frame), name, in: frame, at: place)
  }

  override func modify(in frame: Frame, _ body: (inout Value) throws -> Void) throws {
    try frame.evaluator.modify(
      bound.meaning(of: name, as: .value, in: frame), name, in: frame, at: place, body)
  }

  /// Calls what it stands for.
  func call(_ arguments: Arguments, in frame: Frame, isView: Bool) throws -> Value {
    try frame.evaluator.call(
      called.meaning(of: name, as: .call, in: frame), name, arguments, in: frame, at: place,
      isView: isView)
  }
}

/// `Module.name`: what a module has, whatever the file declares under that name.
final class QualifiedNameExpression: Expression {
  let name: String

  init(name: String, place: SourceLocation) {
    self.name = name
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    try frame.evaluator.read(
      frame.evaluator.knownName(name) == nil ? nil : .vocabulary, name, in: frame, at: place)
  }

  /// Calls what it stands for.
  func call(_ arguments: Arguments, in frame: Frame, isView: Bool) throws -> Value {
    try frame.evaluator.call(
      frame.evaluator.isKnown(name) ? .vocabulary : nil, name, arguments, in: frame, at: place,
      isView: isView)
  }
}

/// `self`.
final class SelfExpression: Expression {
  override func evaluate(in frame: Frame) -> Value { frame.receiver?.value ?? .void }

  override func modify(in frame: Frame, _ body: (inout Value) throws -> Void) throws {
    try frame.receiver?.modify(body)
  }
}

/// `super`, for calls of an inherited member.
final class SuperExpression: Expression {
  override func evaluate(in frame: Frame) -> Value { frame.receiver?.value ?? .void }
}

/// `$name`: the projected value of a wrapped property or variable.
final class ProjectionExpression: Expression {
  private let name: String
  private let local: LocalExpression?
  private var bound = BoundName()

  init(name: String, local: LocalExpression?, place: SourceLocation) {
    self.name = name
    self.local = local
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    if let local { return local.projection(in: frame) }
    return try frame.evaluator.projection(
      of: bound.meaning(of: name, as: .value, in: frame), name, in: frame, at: place)
  }
}

/// `base.name`.
final class MemberExpression: Expression {
  let base: Expression
  let name: String
  /// Whether it stands behind a `?` of its chain and is nil when the base is.
  let isChained: Bool

  init(base: Expression, name: String, isChained: Bool, place: SourceLocation) {
    self.base = base
    self.name = name
    self.isChained = isChained
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    let value = try base.evaluate(in: frame)
    if isChained, value.isNone { return .null }
    if base is SuperExpression,
      let inherited = try frame.evaluator.inheritedMember(name, of: value, in: frame, at: place)
    {
      return inherited
    }
    return try frame.evaluator.member(name, of: value, in: frame, at: place)
  }

  override func modify(in frame: Frame, _ body: (inout Value) throws -> Void) throws {
    let isObserved =
      !(base is SelfExpression) || frame.receiver?.observes(name, in: frame.owner) ?? true
    try base.modify(in: frame) { value in
      if self.isChained, value.isNone { return }
      try frame.evaluator.modifyMember(
        self.name, of: &value, isObserved: isObserved, at: self.place, body)
    }
  }
}

/// `.name` without a base.
final class ImplicitMemberExpression: Expression {
  let name: String

  init(name: String, place: SourceLocation) {
    self.name = name
    super.init(place: place)
  }

  override var literal: LiteralKind { .other }
  override func evaluate(in frame: Frame) -> Value {
    .implicit(ImplicitMember(name: name, arguments: nil, place: place))
  }
}

/// `function(label:)`: a function with the labels of its parameters, which a call of the value does
/// without.
final class LabelledReferenceExpression: Expression {
  private let function: Expression
  private let labels: [String?]

  init(_ function: Expression, labels: [String?], place: SourceLocation) {
    self.function = function
    self.labels = labels
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    let value = try function.evaluate(in: frame)
    guard case .function = value, labels.contains(where: { $0 != nil }) else { return value }
    return .function(
      FunctionValue(
        .native { [unowned evaluator = frame.evaluator, labels] call in
          var call = call
          for index in call.items.indices where index < labels.count {
            call.items[index].label = labels[index]
          }
          return try evaluator.call(value, call)
        }))
  }
}

/// `base[index]`.
final class SubscriptExpression: Expression {
  let base: Expression
  private let arguments: [ArgumentNode]
  private let isChained: Bool

  init(base: Expression, arguments: [ArgumentNode], isChained: Bool, place: SourceLocation) {
    self.base = base
    self.arguments = arguments
    self.isChained = isChained
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    let value = try base.evaluate(in: frame)
    if isChained, value.isNone { return .null }
    let indices = try arguments.evaluate(in: frame, place: place)
    if case .implicit(let member) = value {
      return .implicit(
        ImplicitMember(
          name: member.name, arguments: member.arguments,
          steps: member.steps + [(ImplicitMember.element, indices)], place: member.place))
    }
    if base is SuperExpression,
      let element = try frame.evaluator.inheritedElement(of: value, at: indices, in: frame)
    {
      return element
    }
    return try frame.evaluator.element(of: value, at: indices)
  }

  override func modify(in frame: Frame, _ body: (inout Value) throws -> Void) throws {
    let indices = try arguments.evaluate(in: frame, place: place)
    try base.modify(in: frame) { value in
      if self.isChained, value.isNone { return }
      try frame.evaluator.modifyElement(of: &value, at: indices, body)
    }
  }
}

/// `value!`.
final class ForceUnwrapExpression: Expression {
  private let base: Expression

  init(_ base: Expression, place: SourceLocation) {
    self.base = base
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value {
    let value = try base.evaluate(in: frame)
    guard value.isNone else { return value }
    return frame.evaluator.trap(
      "unexpectedly found nil while unwrapping an Optional value", at: place)
  }

  override func modify(in frame: Frame, _ body: (inout Value) throws -> Void) throws {
    try base.modify(in: frame, body)
  }
}

/// `value?` inside a chain: the members behind it check for nil.
final class OptionalUnwrapExpression: Expression {
  private let base: Expression

  init(_ base: Expression, place: SourceLocation) {
    self.base = base
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value { try base.evaluate(in: frame) }
  override func modify(in frame: Frame, _ body: (inout Value) throws -> Void) throws {
    try base.modify(in: frame) { if !$0.isNone { try body(&$0) } }
  }
}

/// `&value`.
final class InOutExpression: Expression {
  let target: Expression

  init(_ target: Expression, place: SourceLocation) {
    self.target = target
    super.init(place: place)
  }

  override func evaluate(in frame: Frame) throws -> Value { try target.evaluate(in: frame) }
}
