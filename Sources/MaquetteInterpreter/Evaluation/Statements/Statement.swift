import MaquetteUI

/// How a statement ended.
enum Completion {
  case normal
  case returned(Value)
  case breaks(String?)
  case continues(String?)
  case fallsThrough
}

/// A lowered statement; its subclasses say what it does.
class Statement {
  let place: SourceLocation
  /// Where what it yields stands in a result builder's block; nil for the block's only view.
  var standing: NodeIdentity.Component?
  /// The place as what it yields carries it, the same object as long as the statement is.
  private(set) lazy var mark = SourceMark(place)

  init(place: SourceLocation) { self.place = place }

  /// Runs it as ordinary code.
  func execute(in frame: Frame) throws -> Completion { .normal }

  /// Runs it inside a result builder, adding what it yields.
  func build(in frame: Frame, into block: inout BuilderBlock) throws -> Completion {
    try execute(in: frame)
  }

  /// Whether it builds a view; nil where it does neither that nor act on anything.
  var makesViews: Bool? { false }

  /// Runs it as an expression, as the branches of an `if` expression are.
  func value(in frame: Frame) throws -> Value {
    if case .returned(let value) = try execute(in: frame) { return value }
    return .void
  }
}

/// What a result builder's statements yielded, in order.
struct BuilderBlock {
  enum Element {
    case value(Value, SourceMark)
    /// A chosen branch: the turns of the compiler's balanced tree of alternatives, outermost first.
    case branch(isOptional: Bool, turns: [Bool], content: BuilderBlock?)
    /// What each turn of a loop yielded.
    case loop([BuilderBlock])
  }

  private(set) var elements: [Element] = []
  /// Where each element stands in the block.
  private(set) var standings: [NodeIdentity.Component?] = []

  /// Adds what a statement yields.
  mutating func append(_ element: Element, standing: NodeIdentity.Component?) {
    elements.append(element)
    standings.append(standing)
  }

  /// Numbers the elements, where several statements were built into one block from outside.
  mutating func number() {
    if elements.count > 1 { standings = elements.indices.map { .index($0) } }
  }

  /// The turns by which the compiler reaches alternative `index` of `count`.
  static func turns(to index: Int, of count: Int) -> [Bool] {
    var index = index
    var count = count
    var turns: [Bool] = []
    while count > 1 {
      let isUnpaired = index == count - 1 && count % 2 == 1
      if !isUnpaired { turns.insert(index % 2 == 0, at: 0) }
      index /= 2
      count = (count + 1) / 2
    }
    return turns
  }
}

/// A place in the source with what views and nodes carry to find it.
final class SourceMark {
  let place: SourceLocation
  /// What finds it in the present text; nil in another file than the one that is shown.
  private(set) lazy var origin: SourceOrigin? =
    place.anchor.file.isForeign ? nil : SourceOrigin { [place] in place.sourceRange }

  init(_ place: SourceLocation) { self.place = place }
}

/// Statements between braces.
final class Block {
  let statements: [Statement]
  /// Whether a `return` stands in it, which turns a result builder off.
  let containsReturn: Bool

  init(_ statements: [Statement], containsReturn: Bool) {
    self.statements = statements
    self.containsReturn = containsReturn
  }

  /// Whether its statements can only be meant to build views, so that running them acts on nothing.
  private(set) lazy var makesViews: Bool = {
    let yields = statements.map(\.makesViews)
    return yields.contains(true) && !yields.contains(false)
  }()

  /// The only statement, if it is an expression: its value is the block's.
  var singleExpression: Expression? {
    statements.count == 1 ? (statements[0] as? ExpressionStatement)?.expression : nil
  }

  /// Runs the statements until one leaves.
  func execute(in frame: Frame) throws -> Completion {
    var deferred: [DeferStatement] = []
    defer { for statement in deferred.reversed() { _ = try? statement.body.execute(in: frame) } }
    for statement in statements {
      try frame.evaluator.budget.step()
      if let statement = statement as? DeferStatement {
        deferred.append(statement)
        continue
      }
      let completion = try statement.execute(in: frame)
      guard case .normal = completion else { return completion }
    }
    return .normal
  }

  /// Runs the statements inside a result builder.
  func build(in frame: Frame, into block: inout BuilderBlock) throws -> Completion {
    for statement in statements {
      try frame.evaluator.budget.step()
      let hidden = frame.evaluator.hiddenStatements
      if !hidden.isEmpty, hidden.contains(ObjectIdentifier(statement)) { continue }
      let completion = try statement.build(in: frame, into: &block)
      guard case .normal = completion else { return completion }
    }
    return .normal
  }

  /// The value of the last statement, as in an `if` expression's branch.
  func value(in frame: Frame) throws -> Value {
    for statement in statements.dropLast() {
      if case .returned(let value) = try statement.execute(in: frame) { return value }
    }
    return try statements.last?.value(in: frame) ?? .void
  }
}

/// An expression as a statement.
final class ExpressionStatement: Statement {
  let expression: Expression
  /// What it uses of what is around it; nil where it is not known, and nothing can be kept.
  var uses: Uses?

  override var standing: NodeIdentity.Component? {
    didSet { (expression as? StatementExpression)?.statement.standing = standing }
  }

  init(_ expression: Expression, place: SourceLocation) {
    self.expression = expression
    super.init(place: place)
  }

  override func execute(in frame: Frame) throws -> Completion {
    if let inner = expression as? StatementExpression {
      return try inner.statement.execute(in: frame)
    }
    _ = try expression.evaluate(in: frame)
    return .normal
  }

  override func build(in frame: Frame, into block: inout BuilderBlock) throws -> Completion {
    if let inner = expression as? StatementExpression {
      return try inner.statement.build(in: frame, into: &block)
    }
    let value = try frame.evaluator.keeping(self, in: frame) {
      try expression.evaluate(in: frame)
    }
    if case .void = value { return .normal }
    block.append(.value(value, mark), standing: standing)
    return .normal
  }

  override func value(in frame: Frame) throws -> Value { try expression.evaluate(in: frame) }

  override var makesViews: Bool? {
    if let inner = expression as? StatementExpression { return inner.statement.makesViews }
    var current = expression
    while let call = current as? CallExpression {
      let qualified = (call.callee as? QualifiedNameExpression)?.name
      if let name = (call.callee as? NameExpression)?.name ?? qualified {
        return name.first?.isUppercase == true
      }
      guard let member = call.callee as? MemberExpression else { return false }
      // `Module.Panel { }`
      if !(member.base is CallExpression), member.name.first?.isUppercase == true { return true }
      current = member.base
    }
    return false
  }
}

/// `return value`.
final class ReturnStatement: Statement {
  let result: Expression?

  init(_ result: Expression?, place: SourceLocation) {
    self.result = result
    super.init(place: place)
  }

  override func execute(in frame: Frame) throws -> Completion {
    .returned(try result?.evaluate(in: frame) ?? .void)
  }
}

/// `break`, `continue`, `fallthrough`.
final class JumpStatement: Statement {
  private let completion: Completion

  init(_ completion: Completion, place: SourceLocation) {
    self.completion = completion
    super.init(place: place)
  }

  override func execute(in frame: Frame) -> Completion { completion }
}

/// `throw error`.
final class ThrowStatement: Statement {
  private let error: Expression

  init(_ error: Expression, place: SourceLocation) {
    self.error = error
    super.init(place: place)
  }

  override func execute(in frame: Frame) throws -> Completion {
    throw Unwind.thrown(try error.evaluate(in: frame))
  }
}

/// `defer { … }`, run when its block is left.
final class DeferStatement: Statement {
  let body: Block

  init(_ body: Block, place: SourceLocation) {
    self.body = body
    super.init(place: place)
  }
}

/// A declaration that needs no running where it stands, such as a local type.
final class EmptyStatement: Statement {}
