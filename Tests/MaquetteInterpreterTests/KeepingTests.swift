import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// What of a form is run again after a change, and what is kept.
@MainActor
struct KeepingTests {
  /// A form of rows written out, each with a state of its own.
  private func form(_ titles: [String], above: String = "") -> String {
    let states = titles.indices.map { "  @State private var s\($0) = false" }
    let rows = titles.enumerated().map {
      "      Toggle(\"\($1)\", isOn: $s\($0)); Text(s\($0) ? \"On\" : \"Off\")"
    }
    return above + "struct Rows: View {\n" + states.joined(separator: "\n")
      + "\n  var body: some View {\n    Form {\n      Section {\n" + rows.joined(separator: "\n")
      + "\n      }\n    }\n  }\n}\n#Preview { Rows() }\n"
  }

  @MainActor
  private struct Stage {
    let interpreter = Interpreter(options: .init(now: Date(timeIntervalSince1970: 0)))
    let session: ViewSession

    init(_ source: String) throws {
      let program = interpreter.update(text: source, fileName: "A.swift")
      let preview = try #require(program.previews.first)
      session = ViewSession(environment: EnvironmentValues(), root: preview.makeView)
    }

    func save(_ source: String) throws -> ResolvedTree {
      let program = interpreter.update(text: source, fileName: "A.swift")
      let preview = try #require(program.previews.first)
      session.reload(root: preview.makeView)
      return session.resolve()
    }
  }

  private func fresh(_ source: String) throws -> ResolvedTree {
    try Stage(source).session.resolve()
  }

  @Test func aStateRunsOnlyWhatReadsIt() throws {
    let stage = try Stage(form((0..<100).map { "Row \($0)" }))
    let root = stage.session.resolve().root
    let toggle = root.all("toggle")[50]
    #expect(stage.session.send(NodeEvent(target: toggle.id, action: .setOn(true))) == .changed)
    let after = stage.session.resolve().root
    // The form, the section, and the text that reads the state.
    #expect(stage.session.work.run == 3)
    #expect(
      after.all("toggle")[50].outline
        == "toggle isOn=true style=\"switch\" name=\"Row 50\"\n  label: text \"Row 50\"\n")
    #expect(after.outline.components(separatedBy: "\"On\"").count == 2)
  }

  @Test func theOrderOfMembersIsPartOfTheirType() throws {
    func source(_ members: [String]) -> String {
      """
      struct Row: View {
        \(members.joined(separator: "\n  "))
      }
      struct Main: View {
        @State private var shown = true
        var body: some View {
          List {
            ProgressView(value: 1, total: Double(6)) {
            } currentValueLabel: {
              let title = "a".uppercased()
              Row(label: title, isOn: $shown)
            }
          }
        }
      }
      #Preview { Main() }

      """
    }
    let (amount, isOn) = ("var amount = 2", "@Binding var isOn: Bool")
    let stage = try Stage(source([amount, isOn]))
    _ = stage.session.resolve()
    #expect(
      stage.interpreter.diagnostics.map(\.message) == [
        "incorrect argument label in call (have 'label:', expected 'amount:')"
      ])
    _ = try stage.save(source([isOn, amount]))
    #expect(
      stage.interpreter.diagnostics.map(\.message) == [
        "incorrect argument label in call (have 'label:', expected 'isOn:')"
      ])
  }

  @Test func aCommentRunsNothing() throws {
    let titles = (0..<100).map { "Row \($0)" }
    let stage = try Stage(form(titles))
    let before = stage.session.resolve().root
    let after = try stage.save(form(titles, above: "// A line\n\n")).root
    #expect(stage.session.work.run == 0)
    #expect(after == before)
    #expect(
      after.all("toggle").map { $0.source?.line } == before.all("toggle").map { $0.source?.line })
    #expect(after.all("toggle").first?.source?.line == 107)
  }

  @Test func anEditedRowRunsAlone() throws {
    var titles = (0..<100).map { "Row \($0)" }
    let stage = try Stage(form(titles))
    let before = stage.session.resolve().root
    stage.session.send(NodeEvent(target: before.all("toggle")[3].id, action: .setOn(true)))
    titles[50] = "Changed"
    let after = try stage.save(form(titles)).root
    // The form and the section around the changed row, the row, and the text of the changed state.
    #expect(stage.session.work.run == 4)
    #expect(after.all("toggle")[50].accessibleName == "Changed")
    #expect(after.all("toggle")[3].outline.hasPrefix("toggle isOn=true"))
  }

  @Test func aRemovedRowTakesItsStateWithIt() throws {
    let titles = (0..<20).map { "Row \($0)" }
    let stage = try Stage(form(titles))
    _ = stage.session.resolve()
    // Whether the page's rows are edited is one more.
    #expect(stage.session.stateCount == 21)
    _ = try stage.save(form(Array(titles.dropLast(5))))
    #expect(stage.session.stateCount == 16)
  }

  // L5
  @Test func aChangedInitialValueWinsOverWhatWasTouched() throws {
    let source = form(["One", "Two"])
    let stage = try Stage(source)
    let root = stage.session.resolve().root
    for toggle in root.all("toggle") {
      stage.session.send(NodeEvent(target: toggle.id, action: .setOn(true)))
    }
    let edited = source.replacing("s0 = false", with: "s0 = true")
    #expect(try stage.save(edited).root.outline.components(separatedBy: "\"On\"").count == 3)
    let back = source.replacing("s0 = false", with: "s0 = false ")
    let outline = try stage.save(back).root.outline
    #expect(outline.components(separatedBy: "\"On\"").count == 2)
    #expect(outline.components(separatedBy: "\"Off\"").count == 2)
  }

  // L6
  @Test func eachEventOfATurnIsAnswered() throws {
    let stage = try Stage(form(["One", "Two"]))
    let toggles = stage.session.resolve().root.all("toggle")
    let answers = [
      stage.session.send(NodeEvent(target: toggles[0].id, action: .setOn(true))),
      stage.session.send(NodeEvent(target: toggles[1].id, action: .setOn(true))),
      stage.session.send(NodeEvent(target: toggles[1].id, action: .setOn(true))),
      stage.session.send(NodeEvent(target: .root, action: .setOn(true))),
    ]
    #expect(answers == [.changed, .changed, .handled, .ignored])
  }

  @Test func anActionDoesNotOutliveWhatItCaptured() throws {
    let source = """
      struct Shop: View {
        @State private var items = ["A", "B"]
        @State private var sold: [String] = []
        var body: some View {
          Form {
            ForEach(items, id: \\.self) { item in
              Button("Sell") { sold.append(item) }
            }
            ForEach(0..<2, id: \\.self) { index in
              Button("Drop") { sold.append(items[index]) }
            }
            Text(sold.joined(separator: ","))
            Button("Rename") { items = ["C", "D"] }
          }
        }
      }
      #Preview { Shop() }
      """
    let stage = try Stage(source)
    func press(_ index: Int) {
      let button = stage.session.resolve().root.all("button")[index]
      stage.session.send(NodeEvent(target: button.id, action: .activate))
    }
    press(0)
    press(2)
    press(4)
    press(0)
    press(3)
    #expect(stage.session.resolve().root.outline.contains("text \"A,A,C,D\""))
  }

  @Test func whatIsReportedStaysReportedWhereItStandsNow() throws {
    let source = """
      struct A: View {
        @State private var on = false
        var body: some View {
          Form {
            Text(missing)
            Toggle("On", isOn: $on).glow()
          }
        }
      }
      #Preview { A() }
      """
    let stage = try Stage(source)
    _ = stage.session.resolve()
    let before = stage.interpreter.diagnostics.map { "\($0.line) \($0.name)" }
    #expect(before == ["5 missing", "6 glow"])
    let toggle = stage.session.resolve().root.all("toggle")[0]
    stage.session.send(NodeEvent(target: toggle.id, action: .setOn(true)))
    _ = stage.session.resolve()
    #expect(stage.interpreter.diagnostics.map { "\($0.line) \($0.name)" } == before)
    _ = try stage.save("// One\n" + source)
    #expect(
      stage.interpreter.diagnostics.map { "\($0.line) \($0.name)" } == ["6 missing", "7 glow"])
    _ = try stage.save(source.replacing("Text(missing)", with: "Text(\"x\")"))
    #expect(stage.interpreter.diagnostics.map { "\($0.line) \($0.name)" } == ["6 glow"])
  }
}

extension Node {
  /// The nodes of a kind, depth first.
  fileprivate func all(_ kind: String) -> [Node] {
    (self.kind.rawValue == kind ? [self] : []) + children.flatMap { $0.all(kind) }
  }
}
