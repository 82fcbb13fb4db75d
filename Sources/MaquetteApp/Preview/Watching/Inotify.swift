import Glibc

/// An event as the kernel reports it.
nonisolated struct InotifyEvent: Equatable {
  /// The watch that saw it; -1 when the queue overflowed.
  var watch: Int32
  /// The `IN_…` bits.
  var mask: UInt32
  /// The directory entry concerned; empty for the watched thing itself.
  var name: String
}

/// An inotify instance, closed with its last reference.
nonisolated final class Inotify {
  /// Why a watch could not be made.
  struct Failure: Error, Equatable {
    /// The `errno` of the call.
    var code: Int32
  }

  /// What a main loop waits on.
  let fileDescriptor: Int32

  /// Opens an instance; throws where the user's or the process's limit is reached.
  init() throws(Failure) {
    fileDescriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    guard fileDescriptor >= 0 else { throw Failure(code: errno) }
  }

  deinit { close(fileDescriptor) }

  /// Watches `path` for the events of `mask`, and returns the number that they will carry.
  func add(_ path: String, mask: UInt32) throws(Failure) -> Int32 {
    let watch = inotify_add_watch(fileDescriptor, path, mask)
    guard watch >= 0 else { throw Failure(code: errno) }
    return watch
  }

  /// Ends a watch; one that the kernel has already ended is no failure.
  func remove(_ watch: Int32) {
    _ = inotify_rm_watch(fileDescriptor, watch)
  }

  /// All events that are waiting.
  func readEvents() -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(fileDescriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return events }
      events += Self.events(in: buffer[..<count])
    }
  }

  /// Takes apart what a `read` of an instance returned.
  static func events(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
    let headerSize = 16
    var events: [InotifyEvent] = []
    var rest = bytes
    while rest.count >= headerSize {
      let (watch, mask, length) = rest.withUnsafeBytes {
        (
          $0.loadUnaligned(fromByteOffset: 0, as: Int32.self),
          $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
          Int($0.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        )
      }
      rest = rest.dropFirst(headerSize)
      let name = String(decoding: rest.prefix(length).prefix { $0 != 0 }, as: UTF8.self)
      events.append(InotifyEvent(watch: watch, mask: mask, name: name))
      rest = rest.dropFirst(length)
    }
    return events
  }
}
