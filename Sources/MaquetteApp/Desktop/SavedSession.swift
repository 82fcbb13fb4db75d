import Foundation

/// What is kept from one run of the program to the next: the files that were open and those opened
/// before, and whether the last run came to its end.
struct SavedSession: Codable, Equatable {
  /// The files that are open, in the order of opening.
  var files: [String] = []
  /// The files opened last, the newest first.
  var recent: [String] = []
  /// Whether a run is going on; if it is found so by another, that one did not end by itself.
  var isRunning = false
  /// The size of the window closed last.
  var size: Size?

  /// A window's size.
  struct Size: Codable, Equatable {
    var width: Int
    var height: Int
  }

  /// How many recent files are kept.
  static let recentLimit = 20

  /// What is opened again at a start without a file. Of a run that did not come to its end nothing
  /// is: what ended it would do so again.
  var restorable: [String] { isRunning ? [] : files }

  /// The files that a run which did not come to its end left open, to be asked about.
  var doubtful: [String] { isRunning ? files : [] }

  /// Takes note that a file was opened.
  mutating func open(_ path: String) {
    if !files.contains(path) { files.append(path) }
    recent = Array(([path] + recent.filter { $0 != path }).prefix(Self.recentLimit))
  }

  /// Takes note that a file was closed; the last one stays the session's.
  mutating func close(_ path: String) {
    if files.count > 1 { files.removeAll { $0 == path } }
  }
}

extension SavedSession {
  /// The file in which it is kept.
  static func usualPath(variables: [String: String]) -> String {
    let state = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (state ?? NSHomeDirectory() + "/.local/state") + "/maquette/session.json"
  }

  /// Reads what the last run kept; nothing where that cannot be read.
  init(path: String) {
    let data = FileManager.default.contents(atPath: path)
    self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? SavedSession()
  }

  /// Writes it beside the file and then in place of it; a disk that takes nothing is no reason to
  /// end a preview.
  func write(to path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
