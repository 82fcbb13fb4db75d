import Foundation
import Gtk

/// Makes small pictures of forms while there is nothing else to do: one after the other, each in a
/// process of its own that yields to all others and draws where nobody sees it.
///
/// Where no Xvfb is installed there are none: a window for each would open before the user's eyes.
final class ThumbnailQueue {
  /// Told of each file that has got a picture.
  var onMade: ((String, FormThumbnail) -> Void)?

  private var waiting: [String] = []
  private var running: Process?
  private var pause: LoopSource?

  /// How long nothing must have been asked for before the first picture, and between two.
  private static let rest = (first: 1500, next: 200)
  private static let limit = 20_000
  /// How many are made at most.
  private static let most = 200

  isolated deinit { stop() }

  /// Goes on with other files than before.
  func make(_ files: [String]) {
    stop()
    guard Self.program != nil, PrivateDisplay.isInstalled else { return }
    waiting = files.prefix(Self.most).reversed()
    goOn(after: Self.rest.first)
  }

  /// Makes no more.
  func stop() {
    waiting = []
    pause?.cancel()
    pause = nil
    running?.terminationHandler = nil
    running?.terminate()
    running = nil
  }

  private func goOn(after milliseconds: Int) {
    guard !waiting.isEmpty else { return }
    pause = MainLoop.timeout(milliseconds: milliseconds) { [weak self] in
      self?.pause = nil
      self?.makeNext()
      return false
    }
  }

  private func makeNext() {
    guard let file = waiting.popLast(), let program = Self.program,
      let thumbnail = FormThumbnail(of: file)
    else { return goOn(after: 0) }
    let folder = (thumbnail.path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "nice", "-n", "19", program, "render", file, "-o", thumbnail.path, "--size",
      FormThumbnail.form,
    ]
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "DISPLAY" && $0.key != "WAYLAND_DISPLAY"
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [weak self] ended in
      let isMade = ended.terminationStatus == 0
      Task { @MainActor in self?.didEnd(file, thumbnail, isMade) }
    }
    guard (try? process.run()) != nil else {
      waiting = []
      return
    }
    running = process
    pause = MainLoop.timeout(milliseconds: Self.limit) { [weak self] in
      self?.pause = nil
      self?.running?.terminate()
      return false
    }
  }

  private func didEnd(_ file: String, _ thumbnail: FormThumbnail, _ isMade: Bool) {
    guard running != nil else { return }
    running = nil
    pause?.cancel()
    pause = nil
    if isMade { onMade?(file, thumbnail) }
    goOn(after: Self.rest.next)
  }

  /// This program; nil where the process is another one, that would not understand.
  private static let program: String? = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return path.flatMap { ($0 as NSString).lastPathComponent == "maquette" ? $0 : nil }
  }()
}
