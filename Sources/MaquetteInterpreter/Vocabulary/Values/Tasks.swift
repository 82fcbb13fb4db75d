extension TypeEntry {
  /// Of work that runs by itself only what can be asked of the running one.
  static let task = TypeEntry(
    "Task",
    statics: ["isCancelled": { _ in false }],
    functions: [
      Overload(
        "static func sleep(@inert for duration: Duration, @inert tolerance: Duration? = nil)"
      ) { () -> Value? in .void },
      Overload("static func sleep(@inert nanoseconds duration: Int)") { () -> Value? in .void },
      Overload("static func yield()") { () -> Value? in .void },
      Overload("static func checkCancellation()") { () -> Value? in .void },
    ])
}
