extension TypeEntry {
  /// Of work that runs by itself only what can be asked of the running one.
  ///
  /// Nothing waits in a preview, and so a loop that waits would turn without end: after some turns
  /// its task is taken for cancelled.
  static let task = TypeEntry(
    "Task",
    statics: ["isCancelled": { $0.isTaskCancelled }],
    functions: [
      Overload(
        "static func sleep(@inert for duration: Duration, @inert tolerance: Duration? = nil)"
      ) { (site: CallSite) -> Value? in try site.sleep() },
      Overload("static func sleep(@inert nanoseconds duration: Int)") {
        (site: CallSite) -> Value? in try site.sleep()
      },
      Overload("static func sleep(@inert until deadline: Any, @inert clock: Any? = nil)") {
        (site: CallSite) -> Value? in try site.sleep()
      },
      Overload("static func yield()") { (site: CallSite) -> Value? in try site.sleep() },
      Overload("static func checkCancellation()") { (site: CallSite) -> Value? in
        try site.checkCancellation()
      },
    ])
}

extension CallSite {
  /// Counts a wait of the task that runs.
  fileprivate func sleep() throws -> Value? {
    evaluator.budget.sleeps += 1
    return try checkCancellation()
  }

  fileprivate func checkCancellation() throws -> Value? {
    guard evaluator.isTaskCancelled else { return .void }
    throw Unwind.thrown(.stub(Stub(name: "CancellationError")))
  }
}

extension Evaluator {
  /// How often a task may wait before it is taken for one that never ends.
  private static let sleepLimit = 10

  fileprivate var isTaskCancelled: Bool { budget.sleeps > Self.sleepLimit }
}
