import Foundation
import MaquetteUI

extension Evaluator {
  /// What belongs to the code that runs, and is another thing for each task.
  struct Dynamics {
    var depth = 0
    var constructions = 0
    var inoutValues: InoutValues?
    var isMakingUp = false
  }

  /// Lets other code go on; how the one before it stood is the result.
  func takeDynamics(_ dynamics: Dynamics) -> Dynamics {
    let before = Dynamics(
      depth: budget.depth, constructions: constructions, inoutValues: inoutValues,
      isMakingUp: isMakingUp)
    budget.depth = dynamics.depth
    constructions = dynamics.constructions
    inoutValues = dynamics.inoutValues
    isMakingUp = dynamics.isMakingUp
    return before
  }

  /// Begins a task that calls a function.
  @discardableResult
  func beginTask(
    _ function: Value, _ values: [Value] = [], owner: PreviewTasks.Owner? = nil,
    after delay: Double = 0, at place: SourceLocation
  ) -> PreviewTask? {
    tasks.begin(owner: owner) { [unowned self] in
      if delay > 0 { try tasks.pause(.until(tasks.now + delay)) }
      if tasks.current?.isCancelled ?? false, delay > 0 { return .void }
      return try asTask(at: place) { try call(function, with: values, at: place) }
    }
  }

  /// Runs the code of a task: what it throws is its outcome, what spends the budget is told.
  private func asTask(at place: SourceLocation, _ body: () throws -> Value) throws -> Value {
    budget.renew()
    do { return try body() } catch Unwind.budget {
      log.report(
        .error, .runtime, name: "", budget.isSpent ?? "evaluation was stopped",
        at: budget.place ?? place)
      budget.forgiveSpending()
      return .void
    }
  }

  /// Stops the running task for a time; false where it was cancelled meanwhile.
  func sleep(_ seconds: Double) throws -> Bool {
    guard let task = tasks.current else { return true }
    guard !task.isCancelled else {
      try task.refuseSleep()
      return false
    }
    try tasks.pause(.until(tasks.now + min(max(0, seconds), 1e9)))
    budget.renew()
    return !task.isCancelled
  }

  /// The error of a task that was cancelled.
  var cancellation: Unwind { .thrown(.wrap(Cancellation())) }
}

/// `CancellationError`.
struct Cancellation: Hashable {}
