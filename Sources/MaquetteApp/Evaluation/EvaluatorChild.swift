import Foundation
import MaquetteInterpreter

/// A process that evaluates, seen from the window.
nonisolated final class EvaluatorChild {
  /// The process.
  let process: pid_t
  /// What connects it.
  let channel: MessageChannel

  /// A process that answers through `channel`.
  init(process: pid_t, channel: MessageChannel) {
    self.process = process
    self.channel = channel
  }

  /// How much processor time it has used, in seconds.
  var processorTime: Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    guard let end = text.lastIndex(of: ")") else { return 0 }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13])
    else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Ends it at once.
  func end() { kill(process, SIGKILL) }

  /// Prepares this process, which was forked for it, to run what may fault or never end.
  static func prepare(endingWith descriptor: Int32) {
    // A fault ends the process there and then: nobody waits for a backtrace.
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT, SIGCHLD] {
      signal(fault, SIG_DFL)
    }
    StackGuard.growFirstStack()
    limit(__rlimit_resource_t(RLIMIT_DATA.rawValue), to: 1536 << 20)
    limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), to: 0)
    endWhenClosed(descriptor)
  }

  private static func limit(_ resource: __rlimit_resource_t, to value: UInt) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource, &limit)
  }

  /// Ends this process, whatever it is doing, when the other end of a socket is closed.
  private static func endWhenClosed(_ descriptor: Int32) {
    var thread = pthread_t()
    let argument = UnsafeMutableRawPointer(bitPattern: Int(descriptor))
    pthread_create(
      &thread, nil,
      { argument in
        var state = pollfd(fd: Int32(Int(bitPattern: argument)), events: 0, revents: 0)
        while poll(&state, 1, -1) < 1 {}
        _exit(0)
      }, argument)
  }
}
