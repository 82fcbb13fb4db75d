import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// Versions of one file, read one after the other.
@MainActor
struct IncrementalTests {
  private let source = """
    struct First: View { var body: some View { Text("One") } }
    struct Second: View { var body: some View { Text(missing) } }
    #Preview("Both") { VStack { First(); Second() } }
    """

  @Test func onlyWhatAnEditChangedIsLowered() {
    let interpreter = Interpreter()
    _ = interpreter.update(text: source, fileName: "A.swift")
    // Three items, the two bodies, the statement of each, and those of the preview.
    #expect(interpreter.loweredCount == 10)
    _ = interpreter.update(text: source.replacing("One", with: "Two"), fileName: "A.swift")
    // The statement, the property and the item around it.
    #expect(interpreter.loweredCount == 3)
    _ = interpreter.update(text: source.replacing("One", with: "Two"), fileName: "A.swift")
    #expect(interpreter.loweredCount == 0)
  }

  @Test func aRowOfManyIsLoweredAlone() {
    func form(_ titles: [String], above: String = "") -> String {
      let states = titles.indices.map { "  @State private var s\($0) = false" }
      let rows = titles.enumerated().map { "        Toggle(\"\($1)\", isOn: $s\($0))" }
      return above + "struct Rows: View {\n" + states.joined(separator: "\n")
        + "\n  var body: some View {\n    Form {\n      Section {\n" + rows.joined(separator: "\n")
        + "\n      }\n    }\n  }\n}\n#Preview { Rows() }\n"
    }
    let interpreter = Interpreter()
    var titles = (0..<200).map { "Row \($0)" }
    _ = interpreter.update(text: form(titles), fileName: "A.swift")
    titles[100] = "Changed"
    _ = interpreter.update(text: form(titles), fileName: "A.swift")
    // The row, the section, the form, the body and the type.
    #expect(interpreter.loweredCount == 5)
    _ = interpreter.update(text: form(titles, above: "// Above\n\n"), fileName: "A.swift")
    #expect(interpreter.loweredCount == 0)
    titles.swapAt(3, 150)
    _ = interpreter.update(text: form(titles, above: "// Above\n\n"), fileName: "A.swift")
    #expect(interpreter.loweredCount == 6)
  }

  @Test(
    arguments: [
      // A new local name takes a slot before those of what follows.
      ("let a = 1\n", "let b = 2\nlet a = 1\n", "Text(\"\\(a)\")"),
      // A name that was the type's becomes local.
      ("", "let width = 7\n", "Text(\"\\(width)\")"),
      // A local function gets a slot before all others.
      (
        "let a = 1\n", "func f() -> Int { 2 }\nlet a = 1\n",
        "Text(\"\\([1, 2].map { $0 + a }.count)\")"
      ),
      // The operators of a moved statement.
      ("let a = 3\n", "// More\nlet a = 4\n", "Text(a > 3 && a < 5 ? \"yes\" : \"no\")"),
    ])
  func whatSeesOtherNamesIsLoweredAgain(before: String, after: String, statement: String) {
    func source(_ beginning: String) -> String {
      "struct A: View {\nlet width = 5\nvar body: some View {\n\(beginning)\(statement)\n}\n}\n"
    }
    let interpreter = Interpreter()
    _ = resolve(interpreter.update(text: source(before), fileName: "A.swift"))
    let kept = resolve(interpreter.update(text: source(after), fileName: "A.swift"))
    let fresh = resolve(Interpreter().update(text: source(after), fileName: "A.swift"))
    #expect(kept == fresh)
  }

  @Test func placesMoveWithTheText() {
    let interpreter = Interpreter()
    var lines: [Int] = []
    for text in [source, "// A line\n\n" + source] {
      let program = interpreter.update(text: text, fileName: "A.swift")
      _ = resolve(program)
      lines += program.diagnostics.map(\.line)
    }
    #expect(lines == [2, 4])
  }

  @Test func stateSurvivesAnEdit() throws {
    let source = """
      struct Counter: View {
        @State private var on = false
        var body: some View { Toggle("A", isOn: $on) }
      }
      #Preview { Counter() }
      """
    let interpreter = Interpreter()
    let first = try #require(interpreter.update(text: source, fileName: "A.swift").previews.first)
    let session = ViewSession(environment: EnvironmentValues()) { first.makeView() }
    let toggle = try #require(session.resolve().root.first(of: "toggle"))
    session.send(NodeEvent(target: toggle.id, action: .setOn(true)))
    #expect(session.resolve().root.outline.contains("isOn=true"))
    let edited = source.replacing("\"A\"", with: "\"B\"")
    let second = try #require(interpreter.update(text: edited, fileName: "A.swift").previews.first)
    session.reload { second.makeView() }
    let outline = session.resolve().root.outline
    #expect(outline.contains("isOn=true"))
    #expect(outline.contains("text \"B\""))
  }

  @Test func actionsChangeState() throws {
    let source = """
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          Text("Count \\(count)")
        }
      }
      """
    let program = Interpreter().update(text: source, fileName: "A.swift")
    let preview = try #require(program.previews.first)
    let session = ViewSession(environment: EnvironmentValues()) { preview.makeView() }
    let button = try #require(session.resolve().root.first(of: "button"))
    session.send(NodeEvent(target: button.id, action: .activate))
    session.send(NodeEvent(target: button.id, action: .activate))
    #expect(session.resolve().root.outline.contains("text \"Count 2\""))
  }

  @Test func objectsSurviveAnEdit() throws {
    let source = """
      @Observable class Model { var name = "Ann"; init() { name = "Bob" } }
      struct Editor: View {
        @State private var model = Model()
        var body: some View { TextField("A", text: $model.name) }
      }
      #Preview("E", traits: .fixedLayout(width: 320, height: 200), .landscapeLeft) { Editor() }
      """
    let interpreter = Interpreter()
    let first = try #require(interpreter.update(text: source, fileName: "A.swift").previews.first)
    #expect(first.traits == [.fixedLayout(width: 320, height: 200), .landscapeLeft])
    let session = ViewSession(environment: EnvironmentValues()) { first.makeView() }
    var invalidations = 0
    interpreter.onInvalidate = {
      invalidations += 1
      session.invalidate()
    }
    let field = try #require(session.resolve().root.first(of: "textField"))
    session.send(NodeEvent(target: field.id, action: .setText("Zoe")))
    #expect(invalidations > 0)
    #expect(session.resolve().root.outline.contains("textField \"Zoe\""))
    let edited = source.replacing("\"A\"", with: "\"B\"")
    let second = try #require(interpreter.update(text: edited, fileName: "A.swift").previews.first)
    session.reload { second.makeView() }
    #expect(
      session.resolve().root.outline == """
        page
          textField "Zoe" name="B"
            label: text "B"

        """)
  }

  @Test func anUntouchedObjectTakesItsNewInitialValue() throws {
    let source = """
      @Observable class Model { var name = "Ann" }
      struct Editor: View {
        @State private var model = Model()
        var body: some View { Text(model.name) }
      }
      """
    let interpreter = Interpreter()
    let first = try #require(interpreter.update(text: source, fileName: "A.swift").previews.first)
    let session = ViewSession(environment: EnvironmentValues()) { first.makeView() }
    _ = session.resolve()
    let edited = source.replacing("Ann", with: "Eva")
    let second = try #require(interpreter.update(text: edited, fileName: "A.swift").previews.first)
    session.reload { second.makeView() }
    #expect(session.resolve().root.outline.contains("text \"Eva\""))
  }

  private func resolve(_ program: Program) -> Node? {
    program.previews.first.map { preview in
      ViewSession(environment: EnvironmentValues()) { preview.makeView() }.resolve().root
    }
  }
}

extension Node {
  /// The first node of a kind, depth first.
  fileprivate func first(of kind: String) -> Node? {
    if self.kind.rawValue == kind { return self }
    return children.lazy.compactMap { $0.first(of: kind) }.first
  }
}
