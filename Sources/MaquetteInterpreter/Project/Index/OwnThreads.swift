import Foundation

/// Work on threads that are started for it.
///
/// The system's pool of threads is not there in a process that was forked from one that used it, as
/// an evaluator may be: what is given to it there never runs.
nonisolated enum OwnThreads {
  /// Begins work on a thread of its own, which ends with it.
  ///
  /// The usual stack is small: deep folders and long files are walked without recursion.
  static func begin(stackSize: Int = 1 << 20, _ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = stackSize
    thread.start()
  }

  /// Does the same work on as many threads as there are cores, and waits for all of them.
  static func onAllCores(_ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 1..<max(1, ProcessInfo.processInfo.activeProcessorCount) {
      group.enter()
      begin {
        work()
        group.leave()
      }
    }
    work()
    group.wait()
  }
}
