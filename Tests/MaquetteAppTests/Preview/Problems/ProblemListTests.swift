import Foundation
import MaquetteInterpreter
import Testing

@testable import MaquetteApp

/// What the pane of problems lists, and what it copies.
@MainActor
@Suite("Problem list")
struct ProblemListTests {
  private func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, line: Int, column: Int, file: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: severity, code: .runtime, name: "", message: message, line: line, column: column,
      endLine: line, endColumn: column, file: file)
  }

  @Test func groupsByFile() {
    let standing = FormStanding(
      problem: nil,
      diagnostics: [
        diagnostic(
          .warning, "expected ';'", line: 3, column: 7, file: "/a/en.lproj/Localizable.strings"),
        diagnostic(.error, "cannot find 'x' in scope", line: 9, column: 4),
      ], shownSince: nil, isStale: false)
    let list = ProblemList(
      standing, path: "/a/Form.swift")
    #expect(
      list.text == """
        /a/en.lproj/Localizable.strings:3:7: warning: expected ';'
        /a/Form.swift:9:4: error: cannot find 'x' in scope

        """)
  }

  // L8
  @Test func whatKeepsTheFormFromItsFileIsListedWithoutAPlace() {
    let standing = FormStanding(
      problem: .absence(.missing), diagnostics: [], shownSince: Date(), isStale: true)
    #expect(standing.count == 1)
    #expect(
      ProblemList(standing, path: "/a/Form.swift").text
        == "/a/Form.swift: error: The file is missing; waiting for it to come back\n")
  }

  @Test(arguments: [
    (0, "a moment ago"), (9, "a moment ago"), (10, "10 seconds ago"), (59, "50 seconds ago"),
    (60, "1 minute ago"), (119, "1 minute ago"), (120, "2 minutes ago"), (3600, "1 hour ago"),
    (7300, "2 hours ago"),
  ])
  func ages(seconds: Int, text: String) {
    let now = Date()
    #expect(FormAge.text(since: now - TimeInterval(seconds), now: now) == text)
  }

  // Nothing wakes before the words change.
  @Test(arguments: [(0, 10), (14, 6), (59, 1), (60, 60), (100, 20), (3600, 3600)])
  func agesLast(seconds: Int, left: Int) {
    let now = Date()
    let delay = FormAge.delay(since: now - TimeInterval(seconds), now: now)
    #expect(abs(delay / .seconds(1) - Double(left)) < 0.1)
  }
}
