import Foundation
import MaquetteInterpreter
import Testing

@testable import MaquetteApp

@Suite("vocabulary") @MainActor
struct VocabularyCommandTests {
  @Test func everySignatureStandsUnderItsName() {
    let run = Transcript("vocabulary")
    #expect(run.status == .success)
    #expect(run.complaints == "")
    #expect(run.output.contains("\nview Divider: drawn\n    Divider()\n"))
    #expect(
      run.output.contains(
        "\nmodifier lineHeight: no effect on a desktop\n    lineHeight(_:)\n"))
    #expect(
      run.output.contains(
        "\nmodifier opacity: drawn\n    opacity(_ opacity: Double)\n"))
    #expect(run.output.contains("\n    .titleOnly\n"))
    #expect(run.output.contains("\nformat FormatStyle<Int>: drawn\n"))
    #expect(run.output.contains("\nmodifier sensoryFeedback: no effect on a desktop\n"))
    #expect(run.output.contains("\nmodifier onChange: behaves\n"))
    #expect(!run.output.contains("@ignored"))
  }

  @Test func json() throws {
    struct Entry: Decodable, Equatable {
      let kind: String
      let name: String
      let standing: String
      let signatures: [String]
    }
    let run = Transcript("vocabulary", "--format", "json")
    let entries = try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
    #expect(
      entries.contains(
        Entry(kind: "view", name: "Divider", standing: "drawn", signatures: ["Divider()"])))
    #expect(Set(entries.map(\.kind)) == ["view", "modifier", "style", "format"])
    #expect(
      Set(entries.map(\.standing)) == ["drawn", "behaves", "no effect on a desktop", "not yet"])
    let names = entries.map { $0.kind + " " + $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test func nothingIsNamed() {
    let run = Transcript("vocabulary", "Form.swift")
    #expect(run.complaints.hasPrefix("maquette: error: unexpected argument 'Form.swift'\n"))
    #expect(run.status == .unusable)
  }

  @Test func theTableOfTheDocumentationIsCurrent() throws {
    #expect(
      try Repository.text("docs/vocabulary.md") == VocabularyListing().markdown,
      "scripts/write-vocabulary writes it anew")
  }
}
