/// A parameter of a function or closure of the file.
final class ParameterNode {
  let label: String?
  let name: String
  let slot: Int
  let type: TypeExpression?
  let defaultValue: Thunk?
  let isInout: Bool
  let isVariadic: Bool
  /// What builds from the statements of a closure that is given for it.
  let builder: BuilderNode?
  let isAutoclosure: Bool
  /// Whether it is spelled `$name` and takes the binding itself.
  let isProjection: Bool
  /// The slots of a tuple that is taken apart in the parameter list.
  let elementSlots: [Int]

  init(
    label: String?, name: String, slot: Int, type: TypeExpression?, defaultValue: Thunk? = nil,
    isInout: Bool = false, isVariadic: Bool = false, builder: BuilderNode? = nil,
    isAutoclosure: Bool = false, isProjection: Bool = false, elementSlots: [Int] = []
  ) {
    self.label = label
    self.name = name
    self.slot = slot
    self.type = type
    self.defaultValue = defaultValue
    self.isInout = isInout
    self.isVariadic = isVariadic
    self.builder = builder
    self.isAutoclosure = isAutoclosure
    self.isProjection = isProjection
    self.elementSlots = elementSlots
  }
}

/// A function, initialiser, accessor or closure of the file, lowered.
final class FunctionNode {
  /// What a piece of code that can be run is in the source.
  enum Kind { case function, initializer, accessor, closure, topLevel }

  let kind: Kind
  /// The name of the function or property; empty for what has none.
  let name: String
  let place: SourceLocation
  /// What the unit that it stands in uses.
  let uses: Uses
  /// The version of the program that has it among its declarations last; 0 for local ones.
  var revision = 0
  var parameters: [ParameterNode] = []
  var body: Block?
  var frameSize = 0
  var resultType: TypeExpression?
  var isMutating = false
  var isStatic = false
  /// What builds from its statements; nil where they only run.
  var builder: BuilderNode?
  /// The requirement of a protocol that makes its statements build views, where a type that has it
  /// conforms to one that says so; linking decides.
  var requirement: BuilderRequirement?
  /// Whether it is a closure without a parameter list, which takes what it is given.
  var takesAnything = false
  /// Whether it is an initialiser that calls another of its class.
  var isConvenience = false
  /// What a closure's capture list keeps from where it is made, in a frame around its own.
  var captures: [Capture] = []
  /// The size of that frame.
  var captureSize = 0

  /// A value that a closure keeps from where it is made.
  struct Capture {
    let slot: Int
    let value: Expression
  }

  init(_ kind: Kind, name: String = "", place: SourceLocation, uses: Uses) {
    self.kind = kind
    self.name = name
    self.place = place
    self.uses = uses
  }
}

/// An expression with the frame it needs: a default argument or an initial value.
final class Thunk {
  let expression: Expression
  var frameSize: Int

  init(_ expression: Expression, frameSize: Int) {
    self.expression = expression
    self.frameSize = frameSize
  }

  /// Evaluates it in a frame of its own.
  func evaluate(in evaluator: Evaluator, receiver: Receiver? = nil, owner: RuntimeType?) throws
    -> Value
  {
    // Initial values can refer to each other in a circle.
    let value = try evaluator.budget.deeper(self) {
      try expression.evaluate(
        in: Frame(
          evaluator: evaluator, size: frameSize, parent: nil, receiver: receiver, owner: owner))
    }
    return value ?? evaluator.endless("", at: expression.place)
  }
}
