import Foundation
import Gtk

/// A display server of the program's own, for pictures where no display is set.
final class PrivateDisplay {
  /// The display's name, as `DISPLAY` holds it.
  let name: String

  private let server: Process

  /// Whether the environment names a display that windows could open on.
  static func isNeeded(environment: [String: String]) -> Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].allSatisfy { environment[$0, default: ""].isEmpty }
  }

  /// Starts Xvfb on a display number that is free, and waits until it takes clients.
  init(program: String = "Xvfb") throws(CommandFailure) {
    guard let path = Self.find(program) else {
      throw .unavailable(
        "no display is set, and \(program) is not installed (on Debian: apt install xvfb)")
    }
    server = Process()
    server.executableURL = URL(fileURLWithPath: path)
    // Given `-displayfd`, the server itself looks for a free number, and tells it when it is ready;
    // given `-terminate`, it ends with its last client, should this process not come to `stop`.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-terminate",
    ]
    let output = Pipe()
    let errors = Pipe()
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = output
    server.standardError = errors
    do {
      try server.run()
    } catch {
      throw .unavailable("\(program) does not start: \(error.localizedDescription)")
    }
    guard let number = Self.firstLine(of: output.fileHandleForReading, within: 10_000) else {
      server.terminate()
      let reason = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      throw .unavailable("\(program) does not start: \(reason.split(separator: "\n").last ?? "")")
    }
    name = ":" + number
  }

  /// Whether there is a server to be started.
  static var isInstalled: Bool { find("Xvfb") != nil }

  /// Ends the server.
  func stop() {
    server.terminate()
    server.waitUntilExit()
  }

  /// Connects GTK to the display that is set, or to one that nobody sees, and runs `body`.
  static func withConnection<Result>(
    contrast: CommonOptions.Contrast?, _ body: () throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    let variables = ProcessInfo.processInfo.environment
    let display = isNeeded(environment: variables) ? try PrivateDisplay() : nil
    defer { display?.stop() }
    SteadySurroundings.apply(
      SteadySurroundings.variables(display: display?.name, contrast: contrast))
    do {
      try Application.initialize()
    } catch {
      throw .unavailable("\(error)")
    }
    return try body()
  }

  private static func find(_ program: String) -> String? {
    if program.contains("/") { return program }
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Reads up to a line's end, for at most so many milliseconds; nil when there is none by then.
  private static func firstLine(of file: FileHandle, within milliseconds: Int32) -> String? {
    let end = ContinuousClock.now + .milliseconds(Int(milliseconds))
    var text = ""
    while !text.hasSuffix("\n") {
      let rest = Int32(clamping: Int((end - .now) / .milliseconds(1)))
      var descriptor = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard rest > 0, poll(&descriptor, 1, rest) > 0 else { return nil }
      let data = file.availableData
      guard !data.isEmpty else { return nil }
      text += String(decoding: data, as: UTF8.self)
    }
    return String(text.dropLast())
  }
}
