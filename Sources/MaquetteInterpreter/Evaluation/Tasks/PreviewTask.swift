import Foundation

/// Work that code of the preview began by itself: `Task { … }`, `.task`, a timer.
final class PreviewTask {
  /// What came of it.
  enum Outcome {
    case value(Value)
    case error(Value)
  }

  /// Why it does not run.
  enum Pause {
    case ready
    case until(Date)
    /// Until something wakes it.
    case asleep
  }

  /// What is thrown through the code of a task that is ended.
  struct Ended: Error {}

  fileprivate(set) var isCancelled = false
  fileprivate(set) var pause = Pause.ready
  private(set) var outcome: Outcome?
  fileprivate var isEnded = false
  /// How often it slept after it had been cancelled.
  private var refusals = 0
  fileprivate var waiting: [PreviewTask] = []
  fileprivate var coroutine: Coroutine?
  /// How the evaluator stood where the task stopped last.
  fileprivate var dynamics = Evaluator.Dynamics()

  fileprivate init() {}

  fileprivate func finish(_ outcome: Outcome) {
    self.outcome = outcome
    for task in waiting { task.wake() }
    waiting = []
  }

  /// Ends one that sleeps over and over though it was cancelled.
  func refuseSleep() throws {
    refusals += 1
    if refusals > 100 { throw Ended() }
  }

  /// Has it go on where the tasks are run next.
  func wake() {
    if case .ready = pause { return }
    pause = .ready
  }

  /// Tells it to stop; what sleeps ends early.
  func cancel() {
    isCancelled = true
    wake()
  }
}

/// The tasks of a preview, run one at a time in the order in which they became ready, by its clock.
final class PreviewTasks {
  /// Who a task is cancelled with: a place of the form, or nobody.
  struct Owner: Hashable {
    let place: AnyHashable
    let index: Int
  }

  private var tasks: [PreviewTask] = []
  private var owned: [Owner: PreviewTask] = [:]
  private var subscriptions: [Owner: Subscription] = [:]
  /// What is done with what a place of the form is told of.
  var handlers: [Owner: (Value) -> Void] = [:]
  /// The task whose code runs now.
  private(set) var current: PreviewTask?
  /// Called when there is something to run or to wait for.
  var onChange: (() -> Void)?
  private static let limit = 256
  private static let turnsOfRun = 1000

  /// The moment to which the tasks' sleep is compared.
  var now: Date { Date() }

  /// Begins a task; its code runs when the tasks are run next. Nil where there are too many.
  @discardableResult
  func begin(
    owner: Owner? = nil, _ body: @escaping () throws -> Value
  ) -> PreviewTask? {
    guard tasks.count < Self.limit else { return nil }
    let task = PreviewTask()
    task.coroutine = Coroutine { [weak task] in
      guard let task else { return }
      do { task.finish(.value(try body())) } catch Unwind.thrown(let error) {
        task.finish(.error(error))
      } catch {
        task.finish(.value(.void))
      }
    }
    tasks.append(task)
    if let owner {
      owned[owner]?.cancel()
      owned[owner] = task
    }
    onChange?()
    return task
  }

  /// Keeps a subscription until the place of the form that it belongs to is no longer there.
  func hold(_ subscription: Subscription, for owner: Owner) {
    subscriptions.updateValue(subscription, forKey: owner)?.cancel()
  }

  /// Cancels what a place of the form began.
  func cancel(_ owner: Owner) {
    owned.removeValue(forKey: owner)?.cancel()
    subscriptions.removeValue(forKey: owner)?.cancel()
    handlers[owner] = nil
    onChange?()
  }

  /// Ends all tasks wherever they stand.
  func endAll(in evaluator: Evaluator) {
    for task in tasks {
      task.isEnded = true
      task.cancel()
    }
    for subscription in subscriptions.values { subscription.cancel() }
    (subscriptions, handlers) = ([:], [:])
    run(in: evaluator)
    (tasks, owned) = ([], [:])
  }

  /// When a task that sleeps is to go on; nil where none sleeps.
  var nextWake: Date? {
    tasks.compactMap { if case .until(let date) = $0.pause { date } else { nil } }.min()
  }

  /// Whether a task could go on now.
  private var next: PreviewTask? {
    let now = self.now
    return tasks.first { task in
      switch task.pause {
      case .ready: true
      case .until(let date): date <= now
      case .asleep: false
      }
    }
  }

  /// Runs what is ready, and what becomes ready by it.
  func run(in evaluator: Evaluator) {
    guard current == nil else { return }
    var turns = 0
    while turns < Self.turnsOfRun, let task = next {
      turns += 1
      // Those that wait longest come first.
      tasks.removeAll { $0 === task }
      tasks.append(task)
      resume(task, in: evaluator)
    }
  }

  private func resume(_ task: PreviewTask, in evaluator: Evaluator) {
    task.pause = .ready
    current = task
    let outer = evaluator.takeDynamics(task.dynamics)
    task.coroutine?.resume()
    task.dynamics = evaluator.takeDynamics(outer)
    current = nil
    guard task.coroutine?.isFinished ?? true else { return }
    task.coroutine = nil
    tasks.removeAll { $0 === task }
    owned = owned.filter { $0.value !== task }
  }

  /// Stops the task that runs; elsewhere nothing waits, and the code goes on at once.
  func pause(_ pause: PreviewTask.Pause) throws {
    guard let current else { return }
    if current.isEnded { throw PreviewTask.Ended() }
    if current.isCancelled, case .ready = pause { return }
    current.pause = current.isCancelled ? .ready : pause
    current.coroutine?.suspend()
    if current.isEnded { throw PreviewTask.Ended() }
  }

  /// Stops the task that runs until another one has ended; what came of it is the result.
  func outcome(of task: PreviewTask) throws -> PreviewTask.Outcome? {
    while task.outcome == nil, let current, current !== task {
      task.waiting.append(current)
      try pause(.asleep)
      if current.isCancelled, task.outcome == nil { task.cancel() }
    }
    return task.outcome
  }
}
