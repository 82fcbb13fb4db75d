import Glibc

/// Wakes whoever waits for descriptors, from any thread: a pair of sockets, one of which has
/// something to read once it rang.
nonisolated final class Bell: Sendable {
  /// What to wait for; never readable where the limit of descriptors is reached.
  let descriptor: Int32
  private let clapper: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    let kind = [SOCK_STREAM, SOCK_CLOEXEC, SOCK_NONBLOCK].reduce(0) { $0 | Int32($1.rawValue) }
    _ = socketpair(AF_UNIX, kind, 0, &ends)
    (descriptor, clapper) = (ends[0], ends[1])
  }

  deinit {
    for end in [descriptor, clapper] where end >= 0 { close(end) }
  }

  /// Makes the descriptor readable. One that is full has rung already.
  func ring() {
    var note: UInt8 = 1
    _ = send(clapper, &note, 1, Int32(MSG_NOSIGNAL))
  }

  /// Takes what it rang, so that it can be waited for again.
  func silence() {
    var notes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &notes, notes.count) > 0 {}
  }
}
