import Foundation
import MaquetteUI
import Testing

@testable import MaquetteApp

/// A form of very many rows is told in two parts: those that are seen first, and then all.
@MainActor
struct FirstRowsTests {
  private static func text(_ count: Int) -> String {
    """
    struct Rows: View {
      @State private var choice = 0
      var body: some View {
        Form {
          Picker("Choice", selection: $choice) {
            ForEach(0..<\(count), id: \\.self) { Text("Option \\($0)") }
          }
          ForEach(0..<\(count), id: \\.self) { Text("Row \\($0)") }
          Text("Last")
        }
      }
    }
    """
  }

  private func evaluation(_ text: String) throws -> FormEvaluation {
    let options = try CommonOptions(CommandArguments(options: ["locale": "en_US"]))
    let form = FormEvaluation(FormDocument("/none/Form.swift", options))
    form.tellsFirstRows = true
    _ = form.handle(.read([FileVersion(path: "/none/Form.swift", bytes: Array(text.utf8))]))
    return form
  }

  private func root(of answer: EvaluationAnswer?) -> Node? {
    if case .form(let update)? = answer { update.tree } else { nil }
  }

  private func texts(_ node: Node?) -> [String] {
    guard let node else { return [] }
    return (node[.text].map { [$0] } ?? []) + node.children.flatMap(texts)
  }

  @Test func theFirstRowsComeBeforeTheOthers() throws {
    let form = try evaluation(Self.text(1000))
    let first = texts(root(of: form.form()))
    #expect(form.isPartial)
    let options = ["Choice"] + (0..<1000).map { "Option \($0)" }
    #expect(first == options + (0..<100).map { "Row \($0)" } + ["Last"])
    let whole = root(of: form.form())
    #expect(!form.isPartial)
    let plain = try evaluation(Self.text(1000))
    plain.tellsFirstRows = false
    let other = root(of: plain.form())
    #expect(!plain.isPartial)
    #expect(whole == other)
    #expect(texts(whole) == options + (0..<1000).map { "Row \($0)" } + ["Last"])
  }

  @Test func fewRowsAreToldAtOnce() throws {
    let form = try evaluation(Self.text(150))
    #expect(texts(root(of: form.form())).last == "Last")
    #expect(!form.isPartial)
  }

  @Test func aFormThatWasOnShowIsToldAsAWhole() throws {
    let options = try CommonOptions(CommandArguments(options: ["locale": "en_US"]))
    let form = FormEvaluation(FormDocument("/none/Form.swift", options))
    form.tellsFirstRows = true
    _ = form.handle(.restore([]))
    let file = FileVersion(path: "/none/Form.swift", bytes: Array(Self.text(1000).utf8))
    _ = form.handle(.read([file]))
    _ = form.form()
    #expect(!form.isPartial)
  }
}
