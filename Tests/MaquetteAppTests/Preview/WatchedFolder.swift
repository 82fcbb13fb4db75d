import Foundation

@testable import MaquetteApp

/// A folder of its own for one test, a watcher on a loop, and what the watcher reported.
@MainActor
final class WatchedFolder {
  /// The folder's physical path.
  let root: String
  /// The loop that the watcher runs on.
  let loop = PollLoop()
  /// The watcher.
  private(set) var watcher: FileWatcher!
  /// A line for each report: the texts of a change in the order of their paths, or the absence.
  private(set) var log: [String] = []
  /// The time from the last change's first event to its report.
  private(set) var latency: Duration = .zero

  /// How long the watcher awaits a vanished file.
  static let absenceGrace = Duration.milliseconds(600)

  init(
    openInotify: @escaping WatchSet.Opener = { () throws(Inotify.Failure) in try Inotify() }
  ) throws {
    let name = "maquette-watch-\(UUID().uuidString)"
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    root = place.resolvingSymlinksInPath().path
    watcher = FileWatcher(
      loop: loop, absenceGrace: Self.absenceGrace, openInotify: openInotify
    ) { [weak self] in self?.record($0) }
  }

  isolated deinit {
    watcher.stop()
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The path of `name` in the folder.
  func path(_ name: String) -> String { root + "/" + name }

  /// Runs a shell script in the folder, while the loop does not run.
  func shell(_ script: String) throws { try start(script).waitUntilExit() }

  /// Runs a shell script in the folder beside the loop, and collects the reports of it and of the
  /// `rest` that follows, in which nothing more should be reported.
  func reports(of script: String, rest: Duration = .milliseconds(120)) throws -> [String] {
    log = []
    let process = try start(script)
    loop.run(for: .seconds(5)) { !process.isRunning }
    loop.run(for: .seconds(2)) { !log.isEmpty }
    loop.run(for: rest)
    return log
  }

  /// Runs the loop for a while and collects what is reported in it.
  func reports(during time: Duration) -> [String] {
    log = []
    loop.run(for: time)
    return log
  }

  /// Starts watching `names` and returns what is reported at once.
  func watch(_ names: String...) -> [String] {
    log = []
    watcher.start(paths: names.map(path))
    return log
  }

  private func start(_ script: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-euc", script]
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    try process.run()
    return process
  }

  private func record(_ report: FileWatcher.Report) {
    switch report {
    case .changed(let change):
      latency = .now - change.noticed
      let texts = change.contents.sorted { $0.key < $1.key }
        .map { name(of: $0.key) + ": " + String(decoding: $0.value, as: UTF8.self) }
      log.append(texts.joined(separator: ", "))
    case .waiting(let path, let absence): log.append("\(name(of: path)) is \(absence)")
    case .notice(let notice): log.append(notice)
    }
  }

  private func name(of path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
