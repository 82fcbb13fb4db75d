import Foundation
import XCTest

@testable import MaquetteApp

/// The program itself, started in locales that nobody has.
final class ProcessLocaleTests: XCTestCase {
  /// What the program prints for a number where the variables are set.
  private func print(_ variables: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", "Text(1234.5, format: .number)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Repository.program())
    process.arguments = ["print", file]
    var environment = ProcessInfo.processInfo.environment
    for name in ["LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LANG"] { environment[name] = nil }
    process.environment = environment.merging(variables) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    return String(decoding: data, as: UTF8.self)
  }

  // B12
  func testLocalesThatCannotBeAreThoseOfNobody() throws {
    let usual = try print(["LANG": "C"])
    XCTAssertEqual(usual, "page\n  text \"1,234.5\"\n")
    for name in ["LANG", "LC_ALL", "LC_MESSAGES"] {
      for value in [
        "aaaaaaaaaaaa", "aaaaaaaaaaaa_BBBBBBBB.UTF-8", "../../x", "/etc/passwd", "é", "en_US/../..",
        String(repeating: "en_", count: 4000),
      ] {
        XCTAssertEqual(try print([name: value]), usual, "\(name)=\(value.prefix(40))")
      }
    }
  }

  func testLocalesThatSomebodyHasAreFollowed() throws {
    XCTAssertEqual(
      try print(["LANG": "de_DE.UTF-8@euro"]), "page\n  text \"1.234,5\"\n")
  }
}
