import CGtk
import Dispatch

/// GLib's main loop on the main thread, and the sources that wake it.
package enum MainLoop {
  /// Runs one iteration, waiting for an event if asked to; tells whether anything was dispatched.
  @discardableResult
  package static func iterate(mayBlock: Bool) -> Bool {
    g_main_context_iteration(nil, mayBlock.native) != 0
  }

  /// Iterates until `condition` holds or the time is over; tells which.
  @discardableResult
  package static func run(milliseconds: Int, until condition: () -> Bool = { false }) -> Bool {
    var isOver = false
    let timer = timeout(milliseconds: milliseconds) {
      isOver = true
      return false
    }
    defer { timer.cancel() }
    while !condition() {
      if isOver { return false }
      iterate(mayBlock: true)
    }
    return true
  }

  /// Calls `action` every so often for as long as it returns true.
  @discardableResult
  package static func timeout(milliseconds: Int, _ action: @escaping () -> Bool) -> LoopSource {
    LoopSource(g_timeout_source_new(guint(clamping: milliseconds)), action: action)
  }

  /// Calls `action` when nothing more urgent is due, for as long as it returns true.
  @discardableResult
  package static func idle(
    priority: LoopPriority = .idle, _ action: @escaping () -> Bool
  ) -> LoopSource {
    LoopSource(g_idle_source_new(), priority: priority, action: action)
  }

  /// Calls `action` whenever the descriptor has something to read, for as long as it returns true.
  @discardableResult
  package static func watch(
    fileDescriptor: Int32, priority: LoopPriority = .normal, _ action: @escaping () -> Bool
  ) -> LoopSource {
    let condition = GIOCondition(
      G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
    return LoopSource(
      descriptor: g_unix_fd_source_new(fileDescriptor, condition), priority: priority,
      action: action)
  }

  /// Calls `action` when a signal such as `SIGTERM` reaches the process, instead of its ending, for
  /// as long as it returns true.
  @discardableResult
  package static func watch(signal: Int32, _ action: @escaping () -> Bool) -> LoopSource {
    LoopSource(g_unix_signal_source_new(signal), action: action)
  }

  /// Lets the main dispatch queue, and so the main actor's tasks, run from this loop; once is
  /// enough.
  package static func attachMainQueue() {
    _ = mainQueue
  }

  private static let mainQueue: LoopSource = {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    return watch(fileDescriptor: descriptor) {
      // The queue never empties its event counter; unread, it would wake the loop for ever.
      var counter: UInt64 = 0
      _ = read(descriptor, &counter, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
      return true
    }
  }()

  /// How often the loop wakes up while `body` runs it, for tests of idleness.
  package static func countingWakeUps(_ body: () -> Void) -> Int {
    let poll = g_main_context_get_poll_func(nil)
    wakeUps = 0
    systemPoll = poll
    g_main_context_set_poll_func(nil) { descriptors, count, timeout in
      let result = MainLoop.systemPoll?(descriptors, count, timeout) ?? -1
      MainLoop.wakeUps += 1
      return result
    }
    defer { g_main_context_set_poll_func(nil, poll) }
    body()
    return wakeUps
  }

  private static var wakeUps = 0
  private static var systemPoll: GPollFunc?
}

/// When a source's turn comes, relative to input events and drawing.
package nonisolated enum LoopPriority {
  /// Before drawing and most events.
  case high
  /// With events.
  case normal
  /// After resizing and drawing.
  case idle

  var native: gint {
    switch self {
    case .high: G_PRIORITY_HIGH
    case .normal: G_PRIORITY_DEFAULT
    case .idle: G_PRIORITY_DEFAULT_IDLE
    }
  }
}
