import Foundation
import XCTest

@testable import MaquetteApp

/// In XCTest, since a server that is started on another than the main thread inherits its blocked
/// signals, and could not be ended.
final class PrivateDisplayTests: XCTestCase {
  @MainActor
  private static func failure(
    _ body: () throws(CommandFailure) -> Void
  ) -> CommandFailure? {
    do throws(CommandFailure) { try body() } catch { return error }
    return nil
  }

  func testIsNeeded() {
    MainActor.assumeIsolated {
      XCTAssertTrue(PrivateDisplay.isNeeded(environment: [:]))
      XCTAssertTrue(PrivateDisplay.isNeeded(environment: ["DISPLAY": ""]))
      XCTAssertFalse(PrivateDisplay.isNeeded(environment: ["DISPLAY": ":1"]))
      XCTAssertFalse(PrivateDisplay.isNeeded(environment: ["WAYLAND_DISPLAY": "wayland-0"]))
    }
  }

  /// Request 74.
  func testStartsOnAFreeNumberAndStops() throws {
    try MainActor.assumeIsolated {
      let first = try PrivateDisplay()
      let second = try PrivateDisplay()
      XCTAssertNotEqual(first.name, second.name)
      let socket = "/tmp/.X11-unix/X" + first.name.dropFirst()
      XCTAssertTrue(FileManager.default.fileExists(atPath: socket))
      first.stop()
      second.stop()
      XCTAssertFalse(FileManager.default.fileExists(atPath: socket))
    }
  }

  /// Request 74.
  func testNamesWhatIsNotInstalled() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        Self.failure { () throws(CommandFailure) in _ = try PrivateDisplay(program: "Xnothing") },
        .unavailable(
          "no display is set, and Xnothing is not installed (on Debian: apt install xvfb)"))
    }
  }

  func testNamesAServerThatDoesNotStart() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        Self.failure { () throws(CommandFailure) in _ = try PrivateDisplay(program: "/bin/false") },
        .unavailable("/bin/false does not start: "))
    }
  }
}
