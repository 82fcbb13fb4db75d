import Foundation

/// What one reload or update cost, as `--trace` writes it.
nonisolated struct TraceRecord: Codable, Equatable {
  /// What made the window change.
  enum Event: String, Codable {
    /// A save of the file.
    case reload
    /// A change of state.
    case update
    /// The cells of the gallery, which follow either; `nodes` is how many there are.
    case cells
  }

  var event: Event
  var bytes = 0
  var nodes = 0
  var readMs = 0.0
  var parseMs = 0.0
  /// Making the syntax into a program that can be run.
  var lowerMs = 0.0
  /// Running the bodies of the views, and making them into nodes.
  var resolveMs = 0.0
  var reconcileMs = 0.0
  var presentMs = 0.0
  /// From the file event or the change to the frame that shows it.
  var totalMs = 0.0
  var writes = 0
  var created = 0
  var moved = 0
  var removed = 0
  /// Statements that were kept as they were, those inside kept ones not counted, and run again.
  var kept = 0
  var run = 0
}

/// A file that grows by a JSON object a line for each change of the window.
final class ReloadTrace {
  private let descriptor: Int32

  /// Opens the file at `path` for appending, and makes it if need be.
  init(path: String) throws(CommandFailure) {
    // A pipe that nobody reads would otherwise hold up who opens it and, when full, who writes.
    let flags = O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    var status = stat()
    // With both ends in one hand a reader may come late and go early.
    let isPipe = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    descriptor = open(path, flags | (isPipe ? O_RDWR : O_WRONLY), 0o644)
    guard descriptor >= 0 else {
      throw .file("cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Appends a record; a full disk, or a pipe that is not read, loses it, and nothing else.
  func append(_ record: TraceRecord) {
    // So short a line goes into a pipe as a whole or not at all.
    var line = Self.line(for: record) + "\n"
    _ = line.withUTF8 { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// The record as one JSON object, its members in the order of the record.
  static func line(for record: TraceRecord) -> String {
    let times: [(String, Double)] = [
      ("readMs", record.readMs), ("parseMs", record.parseMs), ("lowerMs", record.lowerMs),
      ("resolveMs", record.resolveMs), ("reconcileMs", record.reconcileMs),
      ("presentMs", record.presentMs), ("totalMs", record.totalMs),
    ]
    let counts = [
      ("writes", record.writes), ("created", record.created), ("moved", record.moved),
      ("removed", record.removed), ("kept", record.kept), ("run", record.run),
    ]
    let members =
      ["\"event\":\"\(record.event.rawValue)\"", "\"bytes\":\(record.bytes)"]
      + ["\"nodes\":\(record.nodes)"] + times.map { "\"\($0)\":\(rounded($1))" }
      + counts.map { "\"\($0)\":\($1)" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func rounded(_ milliseconds: Double) -> Double {
    (milliseconds * 1000).rounded() / 1000
  }
}
