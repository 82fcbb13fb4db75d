import Foundation

/// A process that was forked before anything was started in it, and from which evaluators come.
///
/// A process with several threads, as GTK's is, cannot be forked; one that is begun anew takes
/// longer to load than a form to evaluate. So the window forks this one first of all. It does
/// nothing but fork itself, once for each socket that it is sent, and ends with the window.
final class EvaluatorNursery {
  /// What runs in an evaluator's process, given its end of the socket and its number.
  typealias Work = (MessageChannel, Int) -> Void

  private let control: Int32

  /// Forks the process; nil where that is not to be had.
  init?(work: @escaping Work) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    switch Self.fork() {
    case 0:
      close(ends[0])
      Self.serve(ends[1], work)
      _exit(0)
    case let process where process > 0:
      close(ends[1])
      control = ends[0]
    default: return nil
    }
  }

  /// Forks a process whose evaluators note on `board` where they are.
  convenience init?(board: RunningPlaceBoard) {
    self.init { channel, number in
      board.part(number).take()
      EvaluatorServer(channel, isConfined: true).run()
    }
  }

  deinit { close(control) }

  /// Another evaluator, which is told a number below 256; nil when there is none to be had.
  func child(_ number: Int = 0) -> EvaluatorChild? {
    guard let (own, other) = MessageChannel.pair(),
      Self.send(other.descriptor, number, through: control)
    else { return nil }
    var state = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
    var process: pid_t = 0
    guard poll(&state, 1, 1000) == 1,
      recv(control, &process, MemoryLayout<pid_t>.size, 0) == MemoryLayout<pid_t>.size, process > 0
    else { return nil }
    own.limitSending(milliseconds: 200)
    return EvaluatorChild(process: process, channel: own)
  }

  private static func serve(_ control: Int32, _ work: Work) {
    // Evaluators that end are forgotten without being asked for.
    signal(SIGCHLD, SIG_IGN)
    signal(SIGQUIT, SIG_DFL)
    while let (descriptor, number) = receive(through: control) {
      let process = fork()
      if process == 0 {
        close(control)
        EvaluatorChild.prepare(endingWith: descriptor)
        work(MessageChannel(descriptor: descriptor), number)
        _exit(0)
      }
      close(descriptor)
      var answer = process
      _ = Glibc.send(control, &answer, MemoryLayout<pid_t>.size, Int32(MSG_NOSIGNAL))
    }
  }

  /// `fork`, which Swift's module of the C library hides, as it is safe in few places: here no
  /// other thread is there.
  static func fork() -> pid_t {
    typealias Fork = @convention(c) () -> pid_t
    guard let symbol = dlsym(nil, "fork") else { return -1 }
    return unsafeBitCast(symbol, to: Fork.self)()
  }

  // MARK: Descriptors

  /// The length of a control message with one descriptor: a header of 16 bytes, and 4 that are
  /// padded to 8.
  private static let controlLength = 24

  private static func send(
    _ descriptor: Int32, _ number: Int, through control: Int32
  ) -> Bool {
    withMessage(UInt8(clamping: number)) { message, buffer in
      buffer.storeBytes(of: 20, as: Int.self)
      buffer.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
      buffer.storeBytes(of: Int32(SCM_RIGHTS), toByteOffset: 12, as: Int32.self)
      buffer.storeBytes(of: descriptor, toByteOffset: 16, as: Int32.self)
      return sendmsg(control, &message, Int32(MSG_NOSIGNAL)) == 1
    }
  }

  private static func receive(through control: Int32) -> (descriptor: Int32, number: Int)? {
    withMessage(0) { message, buffer in
      var count = recvmsg(control, &message, 0)
      while count < 0, errno == EINTR { count = recvmsg(control, &message, 0) }
      guard count == 1, message.msg_controllen >= 20 else { return nil }
      let number = message.msg_iov?.pointee.iov_base?.load(as: UInt8.self) ?? 0
      return (buffer.load(fromByteOffset: 16, as: Int32.self), Int(number))
    }
  }

  private static func withMessage<Result>(
    _ content: UInt8, _ body: (inout msghdr, UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    var byte = content
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: controlLength, alignment: 8)
    buffer.initializeMemory(as: UInt8.self, repeating: 0)
    defer { buffer.deallocate() }
    return withUnsafeMutablePointer(to: &byte) { pointer in
      var part = iovec(iov_base: pointer, iov_len: 1)
      return withUnsafeMutablePointer(to: &part) { part in
        var message = msghdr()
        message.msg_iov = part
        message.msg_iovlen = 1
        message.msg_control = buffer.baseAddress
        message.msg_controllen = controlLength
        return body(&message, buffer)
      }
    }
  }
}
