/// `for pattern in sequence where condition { … }`.
final class ForStatement: Statement {
  private let pattern: Pattern
  private let sequence: Expression
  private let condition: Expression?
  private let body: Block
  private let label: String?
  /// The size of the frame that each turn gets, so that closures keep their own variables.
  private let frameSize: FrameSize

  init(
    pattern: Pattern, sequence: Expression, condition: Expression?, body: Block, label: String?,
    frameSize: FrameSize, place: SourceLocation
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.body = body
    self.label = label
    self.frameSize = frameSize
    super.init(place: place)
  }

  override func execute(in frame: Frame) throws -> Completion {
    try forEachTurn(in: frame) { try self.body.execute(in: $0) }
  }

  override func build(in frame: Frame, into block: inout BuilderBlock) throws -> Completion {
    var turns: [BuilderBlock] = []
    let completion = try forEachTurn(in: frame) { inner in
      var turn = BuilderBlock()
      let completion = try self.body.build(in: inner, into: &turn)
      turns.append(turn)
      return completion
    }
    if turns.contains(where: { !$0.elements.isEmpty }) {
      block.append(.loop(turns), standing: standing)
    }
    return completion
  }

  private func forEachTurn(in frame: Frame, _ run: (Frame) throws -> Completion) throws
    -> Completion
  {
    let evaluator = frame.evaluator
    let value = try sequence.evaluate(in: frame)
    var result = Completion.normal
    try evaluator.forEachElement(of: value, at: sequence.place) { element in
      try evaluator.budget.step()
      RunningPlace.note(self.place)
      let inner = Frame(
        evaluator: evaluator, size: self.frameSize.count, parent: frame, receiver: frame.receiver,
        owner: frame.owner)
      guard try self.pattern.matches(element, in: inner) else { return true }
      if let condition = self.condition,
        !evaluator.isTrue(try condition.evaluate(in: inner), at: condition.place)
      {
        return true
      }
      switch try run(inner) {
      case .normal, .continues(nil), .fallsThrough: return true
      case .continues(let name) where name == self.label: return true
      case .breaks(nil): return false
      case .breaks(let name) where name == self.label: return false
      case let completion:
        result = completion
        return false
      }
    }
    return result
  }
}

/// How many slots a frame needs; known when its lowering is done.
final class FrameSize {
  var count = 0
}

/// `while conditions { … }` and `repeat { … } while condition`.
final class WhileStatement: Statement {
  private let conditions: [Condition]
  private let body: Block
  private let label: String?
  private let testsFirst: Bool

  init(
    conditions: [Condition], body: Block, label: String?, testsFirst: Bool, place: SourceLocation
  ) {
    self.conditions = conditions
    self.body = body
    self.label = label
    self.testsFirst = testsFirst
    super.init(place: place)
  }

  override func execute(in frame: Frame) throws -> Completion {
    do { return try loop(in: frame) } catch Unwind.budget {
      let budget = frame.evaluator.budget
      if budget.place == nil { budget.place = place }
      throw Unwind.budget
    }
  }

  private func loop(in frame: Frame) throws -> Completion {
    if testsFirst, !(try conditions.hold(in: frame)) { return .normal }
    repeat {
      try frame.evaluator.budget.step()
      RunningPlace.note(place)
      switch try body.execute(in: frame) {
      case .normal, .continues(nil), .fallsThrough: break
      case .continues(let name) where name == label: break
      case .breaks(nil): return .normal
      case .breaks(let name) where name == label: return .normal
      case let completion: return completion
      }
    } while try conditions.hold(in: frame)
    return .normal
  }
}
