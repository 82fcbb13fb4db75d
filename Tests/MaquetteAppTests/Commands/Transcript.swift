import Foundation

@testable import MaquetteApp

/// What a run of the program wrote, and how it ended.
@MainActor
struct Transcript {
  /// The results.
  private(set) var output = ""
  /// The complaints.
  private(set) var complaints = ""
  /// What was shown of how far it had come.
  private(set) var progress: [String] = []
  /// How it ended.
  private(set) var status = ExitStatus.success

  /// Runs a command line.
  init(_ arguments: String...) { self.init(arguments) }

  /// Runs a command line.
  init(_ arguments: [String]) {
    let record = Record()
    let console = Console(
      write: { record.output += $0 }, complain: { record.complaints += $0 },
      progress: { record.progress.append($0) })
    status = CommandRun(console: console).run(arguments)
    output = record.output
    complaints = record.complaints
    progress = record.progress
  }

  private final class Record {
    var output = ""
    var complaints = ""
    var progress: [String] = []
  }
}

/// A folder of its own for one test, gone afterwards.
final class TemporaryFolder {
  /// The folder's path.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/maquette-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}
