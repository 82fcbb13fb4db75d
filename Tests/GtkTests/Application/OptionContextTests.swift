import Gtk
import XCTest

final class OptionContextTests: XCTestCase {
  @MainActor
  private static func makeContext() -> OptionContext {
    OptionContext(
      command: "maquette check", usage: "FILE…", summary: "Reports problems.",
      options: [
        .init("format", "f", .string, help: "Text or json", valueName: "FORMAT"),
        .init("output", "o", .filename, help: "Where to write", valueName: "FILE"),
        .init("depth", nil, .integer, help: "How deep", valueName: "N"),
        .init("quiet", "q", .flag, help: "Say nothing"),
        .init("define", "D", .strings, help: "A definition", valueName: "NAME"),
      ])
  }

  func testValues() throws {
    try MainActor.assumeIsolated {
      let context = OptionContextTests.makeContext()
      let values = try context.parse([
        "é.swift", "--format=json", "-o", "out ♥.png", "--depth", "0", "-q", "-D", "a", "-D", "b",
        "--", "--not-an-option",
      ])
      XCTAssertEqual(values.string("format"), "json")
      XCTAssertEqual(values.string("output"), "out ♥.png")
      XCTAssertEqual(values.integer("depth"), 0)
      XCTAssertTrue(values.flag("quiet"))
      XCTAssertEqual(values.strings["define"], ["a", "b"])
      XCTAssertEqual(values.remaining, ["é.swift", "--not-an-option"])
    }
  }

  func testNothingGiven() throws {
    try MainActor.assumeIsolated {
      let context = OptionContextTests.makeContext()
      _ = try context.parse(["-q", "--depth=7", "x"])
      let values = try context.parse([])
      XCTAssertEqual(values, OptionContext.Values())
      XCTAssertNil(values.string("format"))
      XCTAssertNil(values.integer("depth"))
      XCTAssertFalse(values.flag("quiet"))
    }
  }

  func testErrorsAreValues() {
    MainActor.assumeIsolated {
      let context = OptionContextTests.makeContext()
      var messages: [String] = []
      for arguments in [["--nonsense"], ["--depth", "x"], ["--format"]] {
        do {
          _ = try context.parse(arguments)
          messages.append("no error")
        } catch {
          messages.append("\(error)")
        }
      }
      XCTAssertEqual(
        messages,
        [
          "Unknown option --nonsense", "Cannot parse integer value “x” for --depth",
          "Missing argument for --format",
        ])
    }
  }

  func testHelp() {
    MainActor.assumeIsolated {
      XCTAssertEqual(
        OptionContextTests.makeContext().help,
        """
        Usage:
          maquette check [OPTION…] FILE…

        Reports problems.

        Options:
          -f, --format=FORMAT     Text or json
          -o, --output=FILE       Where to write
          --depth=N               How deep
          -q, --quiet             Say nothing
          -D, --define=NAME       A definition


        """)
    }
  }
}
