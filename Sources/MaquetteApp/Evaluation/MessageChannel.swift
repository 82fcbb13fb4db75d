import Glibc

/// One end of a socket that carries whole messages.
nonisolated final class MessageChannel {
  /// What has arrived.
  enum Arrival: Equatable {
    case message([UInt8])
    /// Nothing whole yet.
    case nothing
    /// The other end is gone, or what it says makes no sense.
    case end
  }

  /// The socket, closed with the channel.
  let descriptor: Int32
  /// Whether something has been read from the socket that nobody has received yet.
  var hasMore: Bool { start < waiting.count }

  private var waiting: [UInt8] = []
  private var start = 0

  /// Takes over a connected stream socket.
  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Two channels that are connected with each other; nil where the limit of descriptors is reached.
  static func pair() -> (MessageChannel, MessageChannel)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (MessageChannel(descriptor: ends[0]), MessageChannel(descriptor: ends[1]))
  }

  /// Limits how long a send may wait for an end that does not read.
  func limitSending(milliseconds: Int) {
    var limit = timeval(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  /// Sends a message; tells whether all of it went out.
  func send(_ message: [UInt8]) -> Bool {
    let count = UInt32(message.count)
    let framed = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * UInt32($0))) } + message
    return framed.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let step = Glibc.send(
          descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if step < 0, errno == EINTR { continue }
        guard step > 0 else { return false }
        sent += step
      }
      return true
    }
  }

  /// The next message, for which it waits so many milliseconds, or until a bell rings; -1 waits
  /// without end.
  func receive(waiting milliseconds: Int32, orUntil bell: Bell? = nil) -> Arrival {
    while true {
      if let arrival = takeWhole() { return arrival }
      var states = [descriptor, bell?.descriptor ?? -1].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let ready = poll(&states, 2, milliseconds)
      if ready < 0 {
        if errno == EINTR { continue }
        return .end
      }
      guard ready > 0, states[0].revents != 0 else { return .nothing }
      guard fill() else { return .end }
    }
  }

  /// Waits until something has come that nobody has received, so many milliseconds at most.
  func waitForMore(milliseconds: Int32) {
    guard !hasMore else { return }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&state, 1, milliseconds)
  }

  private func takeWhole() -> Arrival? {
    guard waiting.count - start >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(waiting[start + $1]) << (8 * $1) }
    guard length <= WireFormat.largestMessage else { return .end }
    guard waiting.count - start - 4 >= length else { return nil }
    let message = Array(waiting[start + 4..<start + 4 + length])
    start += 4 + length
    if start == waiting.count { (waiting, start) = ([], 0) }
    return .message(message)
  }

  private func fill() -> Bool {
    if start > 0 {
      waiting.removeFirst(start)
      start = 0
    }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    guard count > 0 else { return false }
    waiting += buffer[..<count]
    return true
  }
}
