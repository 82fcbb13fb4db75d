import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// Views as statements write them, taken apart.
@Suite("View expressions")
struct ViewExpressionTests {
  private func expression(_ text: String, lines: Range<Int>? = nil) -> ViewExpression? {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let range = SourceRange(
      line: 1, column: 1, endLine: all.count, endColumn: (all.last?.utf8.count ?? 0) + 1)
    return ViewExpression(in: text, at: range)
  }

  @Test(arguments: [
    ("Text(\"a\")", "Text", []),
    ("Text(\"a\").bold().padding(.top, 4)", "Text", ["1 .bold()", "1 .padding(.top, 4)"]),
    ("SwiftUI.Text(\"a\").italic()", "SwiftUI.Text", ["1 .italic()"]),
    (
      "Toggle(isOn: $x) {\n  Text(\"a\").bold()\n}\n.tint(.red)\n.disabled(true)", "Toggle",
      ["4 .tint(.red)", "5 .disabled(true)"]
    ),
    ("ForEach(items) { Text($0) }", "ForEach", []),
    ("if isOn { Text(\"a\") }", "if", []),
    ("row", "row", []),
    ("row.bold()", "row", ["1 .bold()"]),
  ])
  func chains(text: String, name: String, modifiers: [String]) throws {
    let found = try #require(expression(text))
    #expect(found.name == name)
    #expect(found.modifiers.map { "\($0.line) \($0.text)" } == modifiers)
  }

  @Test func namesThatAreUsed() throws {
    let found = try #require(expression("Toggle(title, isOn: $model.isOn)"))
    #expect(found.names == ["Toggle", "title", "isOn", "model"])
  }

  @Test func aPlaceInsideALine() throws {
    let text = "VStack { Text(\"ä\"); Text(b).bold() }"
    let range = SourceRange(line: 1, column: 22, endLine: 1, endColumn: 36)
    let found = try #require(ViewExpression(in: text, at: range))
    #expect(found.name == "Text")
    #expect(found.modifiers.map(\.text) == [".bold()"])
    #expect(
      ViewExpression(in: text, at: SourceRange(line: 9, column: 1, endLine: 9, endColumn: 2)) == nil
    )
  }
}
