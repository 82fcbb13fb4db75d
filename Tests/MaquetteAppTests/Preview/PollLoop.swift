import Foundation

@testable import MaquetteApp

/// A main loop of `poll(2)`, so that file watching is tested without a display.
@MainActor
final class PollLoop: EventLoop {
  /// How many timers would still wake the loop.
  var timerCount: Int { timers.count { !$0.isCancelled } }

  private var readers: [PollSource] = []
  private var timers: [PollSource] = []

  nonisolated init() {}

  func whenReadable(
    _ fileDescriptor: Int32, perform action: @escaping () -> Void
  ) -> any EventSource {
    let source = PollSource(action: action, fileDescriptor: fileDescriptor)
    readers.append(source)
    return source
  }

  func after(_ delay: Duration, perform action: @escaping () -> Void) -> any EventSource {
    let source = PollSource(action: action, deadline: .now + delay)
    timers.append(source)
    return source
  }

  /// Runs until `isDone` or for `duration`, whichever comes first.
  func run(for duration: Duration, until isDone: () -> Bool = { false }) {
    let end = ContinuousClock.now + duration
    while !isDone(), ContinuousClock.now < end {
      readers.removeAll { $0.isCancelled }
      timers.removeAll { $0.isCancelled }
      let wake = min(end, timers.compactMap(\.deadline).min() ?? end)
      // A millisecond more than asked for would hide a late reload, one less only loops again.
      let wait = max(0, Int32((wake - .now) / .milliseconds(1)))
      var descriptors = readers.map { pollfd(fd: $0.fileDescriptor, events: 1, revents: 0) }
      _ = poll(&descriptors, UInt(descriptors.count), wait)
      for (reader, descriptor) in zip(readers, descriptors) where descriptor.revents != 0 {
        fire(reader)
      }
      for timer in timers where timer.deadline.map({ $0 <= .now }) ?? false {
        fire(timer)
        timer.cancel()
      }
    }
  }

  private func fire(_ source: PollSource) {
    guard !source.isCancelled else { return }
    source.action()
  }
}

@MainActor
private final class PollSource: EventSource {
  let action: () -> Void
  let fileDescriptor: Int32
  let deadline: ContinuousClock.Instant?
  private(set) var isCancelled = false

  init(
    action: @escaping () -> Void, fileDescriptor: Int32 = -1,
    deadline: ContinuousClock.Instant? = nil
  ) {
    self.action = action
    self.fileDescriptor = fileDescriptor
    self.deadline = deadline
  }

  func cancel() { isCancelled = true }
}
