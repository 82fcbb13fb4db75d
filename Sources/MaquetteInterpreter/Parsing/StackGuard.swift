import Foundation

/// How much of the thread's stack is left, so that deep source never overruns it.
package nonisolated enum StackGuard {
  private static let reserve = 768 * 1024
  /// How many bytes of stack a thread has on which text of any depth is walked.
  static let usualStack = 112 << 20

  /// Whether there is room for another level of nesting.
  static var hasRoom: Bool {
    var marker = 0
    return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) > lowest }
  }

  /// How many bytes are left above the reserve.
  static var room: Int {
    var marker = 0
    return withUnsafePointer(to: &marker) { Int(bitPattern: $0) - Int(lowest) }
  }

  /// Lets the first thread's stack grow as far as the kernel keeps memory free below it, which is
  /// at least 128 MB; to be called on it, before its room is asked for.
  package static func growFirstStack() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(UInt(usualStack), limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    known = nil
  }

  /// Measures another stack from now on; what was measured before is the result.
  static func borrow(
    stack: UnsafeMutableRawPointer, size: Int
  ) -> (thread: pthread_t, lowest: UInt)? {
    let before = borrowed
    borrowed = (pthread_self(), UInt(bitPattern: stack) + UInt(min(reserve, size / 3)))
    return before
  }

  /// Measures again what was measured before.
  static func giveBack(_ before: (thread: pthread_t, lowest: UInt)?) { borrowed = before }

  /// The address below which nesting stops on a stack that is none of a thread's.
  nonisolated(unsafe) private static var borrowed: (thread: pthread_t, lowest: UInt)?

  /// The address below which nesting stops: the end of this thread's stack and a reserve.
  private static var lowest: UInt {
    let thread = pthread_self()
    if let borrowed, borrowed.thread == thread { return borrowed.lowest }
    if let known, known.thread == thread { return known.lowest }
    var attributes = pthread_attr_t()
    guard let query, query(thread, &attributes) == 0 else { return 0 }
    defer { pthread_attr_destroy(&attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    pthread_attr_getstack(&attributes, &start, &size)
    let lowest = UInt(bitPattern: start) + UInt(min(reserve, size / 3))
    known = (thread, lowest)
    return lowest
  }

  private typealias Query =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, which Swift's module of the C library leaves out.
  private static let query: Query? = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast($0, to: Query.self)
  }

  nonisolated(unsafe) private static var known: (thread: pthread_t, lowest: UInt)?
}
