import Testing
import XCTest

@testable import MaquetteInterpreter

/// Texts that fault the toolchain's parser, or keep it busy without end. // B1
@MainActor
struct SourceBytesTests {
  private static func problems(in text: String) -> [String] {
    let interpreter = Interpreter()
    _ = interpreter.update(text: text, fileName: "Form.swift")
    return interpreter.diagnostics.filter { $0.code == .syntax }
      .map { "\($0.line):\($0.column): \($0.message)" }
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func verticalTabsAndFormFeedsAreSpaces() {
    // The parser's advice on the first of these was a fault.
    #expect(Self.problems(in: "t \u{B}= ") == Self.problems(in: "t  = "))
    #expect(
      Self.problems(in: "let a\u{C}=\u{B}1\nlet b = ") == Self.problems(in: "let a = 1\nlet b = "))
    let bytes: [UInt8] = [0x61, 0x0B, 0x0C, 0x62]
    #expect(SourceBytes(bytes).bytes == [0x61, 0x20, 0x20, 0x62])
  }

  @Test func nestedArraysAreRefusedAtTheirFifteenthBracket() {
    for (before, after) in [("let a = ", ""), ("let a: ", " = b")] {
      let text = before + Self.repeated("[", 30) + "C" + Self.repeated("]", 30) + after
      let column = before.utf8.count + 15
      #expect(Self.problems(in: text) == ["1:\(column): arrays are nested more than 14 deep"])
    }
    #expect(
      Self.problems(in: "let a = " + Self.repeated("[", 14) + "1" + Self.repeated("]", 14)) == [])
  }

  @Test func bracketsInTextsAndCommentsDoNotCount() {
    let text = """
      // \(Self.repeated("[", 40))
      /* \(Self.repeated("[", 40)) */
      let codes = [\(Self.repeated("\"[\", ", 40))]
      let long = ""\"
        \(Self.repeated("[", 40))
        ""\"
      """
    #expect(Self.problems(in: text) == [])
  }

  @Test func longFilesOfShortStatementsAreRead() {
    let text =
      "let numbers = [\n" + Self.repeated("  -1, 2 + 3,\n", 5_000) + "]\n"
      + Self.repeated("let a = b ?? c\n", 5_000) + Self.repeated("f(a + b); ", 3_000)
      + "\nenum E {\n" + Self.repeated("  case a\n\n", 5_000) + "}\n"
    #expect(SourceBytes(Array(text.utf8)).excess == nil)
  }
}

/// Statements that go on and on; on the process's first thread, whose stack is that of the program.
final class LongStatementTests: XCTestCase {
  private static let chains = [
    ("let a: ", "A -> ", "A = b"), ("let a: (", "repeat each ", "A) = b"),
    ("if a {}", " else if a {}", ""), ("let a = ", "copy ", "b"), ("let a = ", "b ?? ", "b"),
    ("", "a = ", "b"), ("let a: ", "some ", "A = b"), ("let a = b", "...", ""),
    ("let a = b", "?.a", ""), ("let a = b", "!", ""), ("let a = b\n", "  .c()\n", ""),
    ("let a = b\n", "  ?? b // c\n\n", ""), ("let a = ", "(b ?? b) + ", "b"),
  ]

  private static func problems(in text: String) -> [String] {
    MainActor.assumeIsolated {
      let interpreter = Interpreter()
      _ = interpreter.update(text: text, fileName: "Form.swift")
      return interpreter.diagnostics.filter { $0.code == .syntax }.map(\.message)
    }
  }

  func testChainsAreReadOrRefused() {  // B1
    for (before, link, after) in Self.chains {
      for count in [60, 250] {
        let found = Self.problems(in: before + String(repeating: link, count: count) + after)
        XCTAssertFalse(found.contains("the statement is too long to be read"), "\(count) \(link)")
      }
      let found = Self.problems(in: before + String(repeating: link, count: 50_000) + after)
      XCTAssertEqual(found, ["the statement is too long to be read"], link)
    }
  }

  // B1: the parser looks ahead over all modifiers for each of them.
  func testRowsOfModifiersAreRefused() {
    for link in ["weak ", "private\n", "open final "] {
      let found = Self.problems(in: String(repeating: link, count: 3000) + "var a = 1")
      XCTAssertEqual(found, ["the statement is too long to be read"], link)
    }
    let cases = (0..<2000).map { "case c\($0)\n" }.joined()
    XCTAssertEqual(Self.problems(in: "enum E {\n\(cases)}\nlet a = 1"), [])
    XCTAssertEqual(Self.problems(in: "struct S { public private(set) static var a = 1 }"), [])
  }
}
