/// One condition of an `if`, `guard` or `while`.
enum Condition {
  case expression(Expression)
  case optional(Pattern, TypeExpression?, Expression)
  case pattern(Pattern, Expression)
  case availability(Bool)

  /// Whether it holds; binds what it names.
  func holds(in frame: Frame) throws -> Bool {
    switch self {
    case .expression(let expression):
      return frame.evaluator.isTrue(try expression.evaluate(in: frame), at: expression.place)
    case .optional(let pattern, let type, let expression):
      let value = try expression.evaluate(in: frame)
      if value.isNone { return false }
      if let type, !value.isStub, !frame.evaluator.isInstance(value, of: type) { return false }
      return try pattern.matches(value, in: frame)
    case .pattern(let pattern, let expression):
      return try pattern.matches(try expression.evaluate(in: frame), in: frame)
    case .availability(let isAvailable): return isAvailable
    }
  }
}

extension [Condition] {
  /// Whether all hold, in order.
  func hold(in frame: Frame) throws -> Bool {
    for condition in self where !(try condition.holds(in: frame)) { return false }
    return true
  }
}

/// `if … else if … else …`.
final class IfStatement: Statement {
  private let branches: [(conditions: [Condition], body: Block)]
  private let otherwise: Block?

  init(branches: [(conditions: [Condition], body: Block)], otherwise: Block?, place: SourceLocation)
  {
    self.branches = branches
    self.otherwise = otherwise
    super.init(place: place)
  }

  override var makesViews: Bool? {
    (branches.map(\.body) + [otherwise].compactMap { $0 }).allSatisfy(\.makesViews)
  }

  private func chosen(in frame: Frame) throws -> (index: Int, body: Block)? {
    for (index, branch) in branches.enumerated() where try branch.conditions.hold(in: frame) {
      return (index, branch.body)
    }
    return otherwise.map { (branches.count, $0) }
  }

  override func execute(in frame: Frame) throws -> Completion {
    try chosen(in: frame)?.body.execute(in: frame) ?? .normal
  }

  override func build(in frame: Frame, into block: inout BuilderBlock) throws -> Completion {
    guard let (index, body) = try chosen(in: frame) else {
      block.append(.branch(isOptional: true, turns: [], content: nil), standing: standing)
      return .normal
    }
    let count = branches.count + (otherwise == nil ? 0 : 1)
    var content = BuilderBlock()
    let completion = try body.build(in: frame, into: &content)
    block.append(
      .branch(
        isOptional: otherwise == nil, turns: BuilderBlock.turns(to: index, of: count),
        content: content), standing: standing)
    return completion
  }

  override func value(in frame: Frame) throws -> Value {
    try chosen(in: frame)?.body.value(in: frame) ?? .void
  }
}

/// `guard … else { … }`.
final class GuardStatement: Statement {
  private let conditions: [Condition]
  private let body: Block

  init(conditions: [Condition], body: Block, place: SourceLocation) {
    self.conditions = conditions
    self.body = body
    super.init(place: place)
  }

  override func execute(in frame: Frame) throws -> Completion {
    try conditions.hold(in: frame) ? .normal : try body.execute(in: frame)
  }
}

/// `switch subject { … }`.
final class SwitchStatement: Statement {
  struct Case {
    /// Each pattern with its `where`; none for `default`.
    let patterns: [(pattern: Pattern, condition: Expression?)]
    let isDefault: Bool
    let body: Block
  }

  private let subject: Expression
  private let cases: [Case]

  init(subject: Expression, cases: [Case], place: SourceLocation) {
    self.subject = subject
    self.cases = cases
    super.init(place: place)
  }

  override var makesViews: Bool? { cases.allSatisfy(\.body.makesViews) }

  private func chosen(in frame: Frame) throws -> Int? {
    let value = try subject.evaluate(in: frame)
    for (index, candidate) in cases.enumerated() where !candidate.isDefault {
      for (pattern, condition) in candidate.patterns where try pattern.matches(value, in: frame) {
        guard let condition else { return index }
        if frame.evaluator.isTrue(try condition.evaluate(in: frame), at: condition.place) {
          return index
        }
      }
    }
    // What could not be found shows the default, or else the first case.
    return cases.firstIndex { $0.isDefault } ?? (value.isStub && !cases.isEmpty ? 0 : nil)
  }

  override func execute(in frame: Frame) throws -> Completion {
    guard var index = try chosen(in: frame) else { return .normal }
    while true {
      switch try cases[index].body.execute(in: frame) {
      case .fallsThrough where index + 1 < cases.count: index += 1
      case .breaks(nil), .fallsThrough: return .normal
      case let completion: return completion
      }
    }
  }

  override func build(in frame: Frame, into block: inout BuilderBlock) throws -> Completion {
    guard let index = try chosen(in: frame) else { return .normal }
    var content = BuilderBlock()
    let completion = try cases[index].body.build(in: frame, into: &content)
    block.append(
      .branch(
        isOptional: false, turns: BuilderBlock.turns(to: index, of: cases.count),
        content: content), standing: standing)
    if case .breaks(nil) = completion { return .normal }
    return completion
  }

  override func value(in frame: Frame) throws -> Value {
    guard let index = try chosen(in: frame) else { return .void }
    return try cases[index].body.value(in: frame)
  }
}

/// `do { … } catch { … }`.
final class DoStatement: Statement {
  struct Catch {
    let patterns: [(pattern: Pattern, condition: Expression?)]
    /// The slot of the implicit `error`.
    let errorSlot: Int
    let body: Block
  }

  private let body: Block
  private let catches: [Catch]

  init(body: Block, catches: [Catch], place: SourceLocation) {
    self.body = body
    self.catches = catches
    super.init(place: place)
  }

  override func execute(in frame: Frame) throws -> Completion {
    do { return try body.execute(in: frame) } catch Unwind.thrown(let error) {
      for clause in catches {
        frame.slots[clause.errorSlot] = error
        if clause.patterns.isEmpty { return try clause.body.execute(in: frame) }
        for (pattern, condition) in clause.patterns where try pattern.matches(error, in: frame) {
          if let condition,
            !frame.evaluator.isTrue(try condition.evaluate(in: frame), at: condition.place)
          {
            continue
          }
          return try clause.body.execute(in: frame)
        }
      }
      throw Unwind.thrown(error)
    }
  }
}
