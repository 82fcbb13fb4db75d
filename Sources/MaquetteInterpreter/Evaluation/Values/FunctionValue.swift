/// A closure, a bound method, or a function of the vocabulary.
nonisolated final class FunctionValue {
  enum Body {
    case lowered(FunctionNode, captured: Frame?, receiver: Receiver?, owner: RuntimeType?)
    case native(@MainActor (Arguments) throws -> Value)
  }

  let body: Body
  /// What builds from its statements; nil where they only run.
  let builder: BuilderNode?
  /// The type that it was given where it is kept, by which its arguments and result are converted.
  let type: TypeExpression?

  init(_ body: Body, builder: BuilderNode? = nil, type: TypeExpression? = nil) {
    self.body = body
    self.builder = builder
    self.type = type
  }

  /// The same function as a result builder's content, if it is not one's already.
  @MainActor func built(by builder: BuilderNode = .views) -> FunctionValue {
    self.builder == nil ? FunctionValue(body, builder: builder, type: type) : self
  }

  /// The same function with a type.
  @MainActor func typed(as type: TypeExpression) -> FunctionValue {
    FunctionValue(body, builder: builder, type: type)
  }

  /// Whether its arguments or result may be others by a type than without one.
  @MainActor func gains(_ parameters: [TypeExpression], _ result: TypeExpression) -> Bool {
    guard builder == nil else { return false }
    if case .lowered(let node, _, _, _) = body, node.kind != .closure { return false }
    return (parameters + [result]).contains(where: \.converts)
  }
}

/// An argument that was evaluated.
nonisolated struct Argument {
  var label: String?
  var value: Value
  /// What kind of literal the source has there, for overload choice.
  var literal: LiteralKind = .computed
  var isTrailing = false
  var place: SourceLocation
  /// The expression, where its syntax still matters (a literal's pieces, an `inout` target).
  var expression: Expression?
  /// The pieces of an interpolated literal, which a localised key keeps apart.
  var interpolation: InterpolatedText?
}

/// The arguments of one call, with the evaluator that runs it.
nonisolated struct Arguments {
  var items: [Argument]
  let evaluator: Evaluator
  let place: SourceLocation

  subscript(index: Int) -> Value { index < items.count ? items[index].value : .null }
  var count: Int { items.count }

  /// The value of the argument with a label.
  subscript(label: String) -> Value? { items.first { $0.label == label }?.value }
}

/// What kind of literal an expression is.
nonisolated enum LiteralKind { case computed, string, integer, float, other }

/// Holds `self` of a running function, so that a mutating one can hand it back.
nonisolated final class Receiver {
  var value: Value
  /// Whether its properties get their first values, which no observer is told of.
  var isInitialising: Bool
  /// The property whose observer runs, which is not told of what it sets itself.
  private let observed: String?

  init(_ value: Value, isInitialising: Bool = false, observed: String? = nil) {
    self.value = value
    self.isInitialising = isInitialising
    self.observed = observed
  }

  /// Changes the value. Meanwhile nothing else is there, so that a large one is not copied; an object
  /// stays, as what changes it may reach it too.
  @MainActor func modify(_ body: (inout Value) throws -> Void) rethrows {
    var value = self.value
    if !value.isObject { self.value = .void }
    defer { self.value = value }
    try body(&value)
  }

  /// Whether the observers of a property are told when the running function sets it.
  /// An initialiser gives the properties of its own type their first values, and changes others.
  @MainActor func observes(_ name: String, in owner: RuntimeType?) -> Bool {
    if isInitialising, owner?.superclass?.storedProperty(name) == nil { return false }
    return observed != name
  }
}

/// The local variables of a running function, closure or loop body.
nonisolated final class Frame {
  unowned let evaluator: Evaluator
  var slots: [Value]
  let parent: Frame?
  let receiver: Receiver?
  /// The type whose member this code is.
  let owner: RuntimeType?

  init(
    evaluator: Evaluator, size: Int, parent: Frame?, receiver: Receiver?, owner: RuntimeType?
  ) {
    self.evaluator = evaluator
    slots = Array(repeating: .void, count: size)
    self.parent = parent
    self.receiver = receiver
    self.owner = owner
  }

  deinit { Release.drop(&slots) }

  /// The frame a number of frames out.
  func outer(_ depth: Int) -> Frame {
    var frame = self
    for _ in 0..<depth { if let parent = frame.parent { frame = parent } }
    return frame
  }
}
