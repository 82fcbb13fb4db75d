import Foundation

/// The files of the repository that the tests belong to, and the programs that examine them.
enum Repository {
  /// What a program left behind.
  struct Result: Equatable {
    /// Its standard output and standard error.
    var output: String
    /// Its exit status.
    var status: Int32
  }

  /// The path of a file that is named from the top folder.
  static func path(_ name: String) -> String {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return top.appendingPathComponent(name).path
  }

  /// The text of a file that is named from the top folder.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The path of the program that was built with the tests.
  static func program() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("maquette").path
  }

  /// Runs a program that is found on the path, to its end.
  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs a program that is found on the path, to its end.
  static func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }
}
