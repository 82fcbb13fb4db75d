import Foundation

/// The formatter of the Swift toolchain, which lays out a text as the project's `.swift-format`
/// says.
nonisolated struct SourceFormatter {
  /// Why a text stays as it is.
  enum Failure: Error {
    /// The formatter says so, of a text that does not parse above all.
    case refused(String)
  }

  /// The program's path.
  let program: String

  /// The formatter in one of the folders of `PATH`; nil where there is none.
  init?(variables: [String: String] = ProcessInfo.processInfo.environment) {
    let folders = variables["PATH", default: ""].split(separator: ":").map(String.init)
    let found = folders.map { $0 + "/swift-format" }
      .first(where: FileManager.default.isExecutableFile)
    guard let found else { return nil }
    program = found
  }

  /// The text of a file, formatted; to be called where it may take its time.
  func formatted(_ text: String, of file: String) throws -> String {
    // A file, not a pipe: the formatter may end before it has read all.
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-\(UUID().uuidString).swift")
    try Data(text.utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["format", "--assume-filename", file, "-"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    let problem = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !result.isEmpty || text.isEmpty else {
      let lines = String(decoding: problem, as: UTF8.self).split(separator: "\n")
      throw Failure.refused(lines.first.map(String.init) ?? "swift-format")
    }
    return String(decoding: result, as: UTF8.self)
  }
}
