import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Code that can stop half-way and go on later, on the same thread.
///
/// It has a stack of its own. What it calls when it stops is not left, so nothing that counts on
/// being left in order may be open then, such as a value bound for a task.
final class Coroutine {
  nonisolated(unsafe) private let inside = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)
  nonisolated(unsafe) private let outside = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)
  nonisolated(unsafe) private let stack: UnsafeMutableRawPointer?
  private var body: (() -> Void)?
  private(set) var isFinished = false
  nonisolated private static let stackSize = 8 << 20
  /// The one whose code is to begin.
  private static var beginning: Coroutine?

  /// Code that has not begun to run.
  init(_ body: @escaping () -> Void) {
    self.body = body
    let memory = mmap(
      nil, Self.stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
      0)
    stack = memory == MAP_FAILED ? nil : memory
    guard let stack, let prepare = Switch.prepare, let make = Switch.make else {
      isFinished = true
      return
    }
    // What grows beyond the stack faults rather than writing elsewhere.
    mprotect(stack, Int(getpagesize()), PROT_NONE)
    _ = prepare(inside)
    inside.pointee.uc_stack.ss_sp = stack
    inside.pointee.uc_stack.ss_size = Self.stackSize
    inside.pointee.uc_link = nil
    make(inside, { MainActor.assumeIsolated { Coroutine.beginning?.run() } }, 0)
  }

  deinit {
    if let stack { munmap(stack, Self.stackSize) }
    inside.deallocate()
    outside.deallocate()
  }

  /// Runs it up to where it stops next.
  func resume() {
    guard !isFinished, let stack, let change = Switch.change else { return }
    Self.beginning = self
    let room = StackGuard.borrow(stack: stack, size: Self.stackSize)
    _ = change(outside, inside)
    StackGuard.giveBack(room)
  }

  /// Stops until it is resumed; to be called by the code itself.
  func suspend() { _ = Switch.change?(inside, outside) }

  private func run() {
    body?()
    body = nil
    isFinished = true
    suspend()
  }
}

/// The C library's switching of stacks, which Swift's module of it leaves out.
private enum Switch {
  typealias Prepare = @convention(c) (UnsafeMutableRawPointer) -> Int32
  typealias Change =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32
  typealias Make =
    @convention(c) (UnsafeMutableRawPointer, @convention(c) () -> Void, Int32) -> Void

  static let prepare = dlsym(nil, "getcontext").map { unsafeBitCast($0, to: Prepare.self) }
  static let change = dlsym(nil, "swapcontext").map { unsafeBitCast($0, to: Change.self) }
  static let make = dlsym(nil, "makecontext").map { unsafeBitCast($0, to: Make.self) }
}
