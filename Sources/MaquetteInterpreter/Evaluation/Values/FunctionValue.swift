/// A closure, a bound method, or a function of the vocabulary.
nonisolated final class FunctionValue {
  enum Body {
    case lowered(FunctionNode, captured: Frame?, receiver: Receiver?, owner: RuntimeType?)
    case native(@MainActor (Arguments) throws -> Value)
  }

  let body: Body
  /// What builds from its statements; nil where they only run.
  let builder: BuilderNode?

  init(_ body: Body, builder: BuilderNode? = nil) {
    self.body = body
    self.builder = builder
  }

  /// The same function as a result builder's content, if it is not one's already.
  @MainActor func built(by builder: BuilderNode = .views) -> FunctionValue {
    self.builder == nil ? FunctionValue(body, builder: builder) : self
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

  init(_ value: Value) { self.value = value }
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
