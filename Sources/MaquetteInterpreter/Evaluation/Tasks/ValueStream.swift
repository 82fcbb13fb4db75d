/// What has values one after the other, and waits for those that are not there yet.
protocol Awaited {
  /// The next value, once it is there; nil at the end, and where nothing can wait.
  func next(in evaluator: Evaluator) throws -> Value?
}

/// Values that come one after the other, some of them later: `AsyncStream` and its like.
final class ValueStream: Awaited {
  /// Makes the next value, where they are made as they are asked for.
  var produce: (() throws -> Value)?
  private var values: [Value] = []
  private var isFinished = false
  private var error: Value?
  private var waiting: [PreviewTask] = []
  private static let limit = 10_000

  /// Adds a value for who asks next.
  func yield(_ value: Value) {
    guard !isFinished else { return }
    if values.count >= Self.limit { values.removeFirst() }
    values.append(value)
    wake()
  }

  /// Says that no value comes any more.
  func finish(throwing error: Value? = nil) {
    isFinished = true
    if let error, !error.isNone { self.error = error }
    wake()
  }

  private func wake() {
    for task in waiting { task.wake() }
    waiting = []
  }

  /// The next value, once it is there; nil at the end, and where nothing can wait.
  func next(in evaluator: Evaluator) throws -> Value? {
    if let produce {
      let value = try produce()
      return value.isNone || value.isStub ? nil : value
    }
    while values.isEmpty {
      if isFinished {
        guard let error else { return nil }
        self.error = nil
        throw Unwind.thrown(error)
      }
      guard let task = evaluator.tasks.current, !task.isCancelled else { return nil }
      waiting.append(task)
      try evaluator.tasks.pause(.asleep)
      evaluator.budget.renew()
    }
    return values.removeFirst()
  }
}

/// What gives values to a stream.
final class StreamContinuation {
  let stream: ValueStream

  init(stream: ValueStream) { self.stream = stream }
}

/// One answer that code waits for, given by other code.
final class SingleAnswer {
  private var outcome: PreviewTask.Outcome?
  private var waiting: PreviewTask?

  /// Gives the answer; the first one counts.
  func give(_ outcome: PreviewTask.Outcome) -> Value {
    if self.outcome == nil { self.outcome = outcome }
    waiting?.wake()
    return .void
  }

  /// The answer, once it is there.
  func take(in evaluator: Evaluator) throws -> Value {
    while outcome == nil, let task = evaluator.tasks.current, !task.isCancelled {
      waiting = task
      try evaluator.tasks.pause(.asleep)
      evaluator.budget.renew()
    }
    switch outcome {
    case .value(let value): return value
    case .error(let error): throw Unwind.thrown(error)
    case nil: return .stub(Stub(name: "continuation"))
    }
  }
}

/// The tasks of a group, whose results come in the order in which they were begun.
final class TaskGroupValue: Awaited {
  private(set) var results: [PreviewTask] = []

  /// Begins a task of the group.
  func add(_ operation: Function, at site: CallSite) -> Value {
    if let task = site.evaluator.beginTask(operation.value, at: site.place) {
      results.append(task)
    }
    return .void
  }

  /// The result of the task that was begun first; nil where there is none left.
  func next(in evaluator: Evaluator) throws -> Value? {
    guard !results.isEmpty else { return nil }
    let task = results.removeFirst()
    switch try evaluator.tasks.outcome(of: task) {
    case .value(let value): return value
    case .error(let error): throw Unwind.thrown(error)
    case nil: return nil
    }
  }
}
