import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// What of a file is offered to be shown.
@MainActor
struct PreviewFinderTests {
  // A15
  @Test(arguments: ["", "do { Row() } catch {}", "let row = Row()\n  do { row }"])
  func aPreviewThatShowsNothingLetsTheViewsBeSeen(_ body: String) throws {
    let text = """
      struct Row: View { var body: some View { Text("row") } }
      #Preview("Empty") {
        \(body)
      }
      """
    let program = Interpreter().update(text: text, fileName: "Row.swift")
    #expect(program.previews.map(\.name) == ["Empty", "Row"])
    #expect(
      program.diagnostics.map { "\($0.line): \($0.message) [\($0.code.rawValue)]" } == [
        "2: this preview shows nothing; the file's views are offered beside it [no-preview]"
      ])
    let row = try #require(program.previews.last)
    let session = ViewSession(environment: EnvironmentValues()) { row.makeView() }
    #expect(session.resolve().root.outline == "page\n  text \"row\"\n")
  }

  @Test func aPreviewThatShowsSomethingStandsAlone() {
    let text = """
      struct Row: View { var body: some View { Text("row") } }
      #Preview { let row = Row(); return row }
      #Preview("If") { if true { Row() } }
      """
    let program = Interpreter().update(text: text, fileName: "Row.swift")
    #expect(program.previews.map(\.name) == ["Line 2", "If"])
    #expect(program.diagnostics == [])
  }
}
