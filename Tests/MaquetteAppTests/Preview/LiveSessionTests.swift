import Foundation
import XCTest

/// A working session with the program itself, read through the accessibility bus.
final class LiveSessionTests: XCTestCase {
  func testTenEdits() throws {
    let result = try Repository.run(
      "/usr/bin/python3", Repository.path("Tests/MaquetteAppTests/Session/live_session.py"),
      try Repository.program(), Repository.path("Resources/Examples/Settings.swift"))
    let steps = result.output.split(separator: "\n").filter { $0.contains(#/^ ?\d+\. /#) }
    XCTAssertEqual(
      steps.map { $0.drop { !$0.isLetter } },
      [
        "opens the form", "the space key turns a switch on", "a changed text", "a new row",
        "a moved row", "a removed section", "a syntax error keeps the form and says so",
        "its repair", "a save by renaming", "a save by truncating", "a link in place of the file",
        "a swapped link", "a removed file keeps the form", "a file made anew",
      ], result.output)
    XCTAssertEqual(result.status, 0)
  }
}
