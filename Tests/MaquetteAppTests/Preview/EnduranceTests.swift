import Foundation
import XCTest

/// A little of what `scripts/endure` does for long, with the program that was built with the tests.
final class EnduranceTests: XCTestCase {
  func testNothingWakesAWindowInWhichNothingHappens() throws {
    XCTAssertEqual(try run("idle", "3").status, 0)
  }

  func testReloadsOfEveryKindAreShown() throws {
    let result = try run("reloads", "60")
    XCTAssertTrue(result.output.contains("60 saves\n"), result.output)
  }

  func testHostileSavesAndKilledEvaluatorsCostNoWindow() throws {
    let result = try run("hostile", "25")
    XCTAssertTrue(result.output.contains("5 good ones shown"), result.output)
    XCTAssertEqual(result.status, 0, result.output)
  }

  /// Requests 7 and 67.
  func testEditorsThatAreInstalledAreFollowed() throws {
    let result = try run(
      "saves", "2", "vim", "neovim", "emacs", "nano", "ed", "sed -i", "git checkout", "rsync")
    XCTAssertEqual(result.status, 0, result.output)
  }

  private func run(_ script: String, _ arguments: String...) throws -> Repository.Result {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    return try Repository.run(
      [
        "XDG_RUNTIME_DIR=\(place.path)", "dbus-run-session", "--", "xvfb-run", "-a", "-s",
        "-screen 0 1400x1000x24", "/usr/bin/python3",
        Repository.path("scripts/endurance/\(script).py"), try Repository.program(),
      ] + arguments)
  }
}
