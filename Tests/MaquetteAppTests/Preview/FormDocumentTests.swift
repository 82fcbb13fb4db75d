import Foundation
import MaquetteUI
import Testing

@testable import MaquetteApp

/// What a form takes from the other files of its project.
@MainActor
struct FormDocumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Package.swift", "")
    try folder.write("Names.swift", "enum Names { static let title = \"There\" }")
  }

  private static let form = """
    import SwiftUI
    struct Titled: View { var body: some View { Text(Names.title) } }
    #Preview { Titled() }
    """

  private func document(_ options: [String: String] = [:]) throws -> FormDocument {
    let common = try CommonOptions(CommandArguments(options: options))
    return FormDocument(folder.path + "/Form.swift", common)
  }

  private func outline(_ document: FormDocument) throws -> String {
    let preview = try #require(document.previews.first)
    return ViewSession(environment: document.environment, root: preview.makeView).resolve()
      .root.outline
  }

  @Test func otherFilesOfTheProjectAreFollowed() throws {
    let document = try document()
    _ = document.read([document.path: Array(Self.form.utf8)])
    #expect(try outline(document) == "page\n  text \"There\"\n")
    let others = document.paths.filter { $0.hasSuffix("/Names.swift") }
    let other = try #require(others.first)
    #expect(others.count == 1)
    // The watcher first tells of the version that is there, which the project has read already.
    let first = try String(contentsOfFile: folder.path + "/Names.swift", encoding: .utf8)
    #expect(document.read([other: Array(first.utf8)]).parseTime == .zero)
    let changed = "enum Names { static let title = \"Changed\" }"
    try folder.write("Names.swift", changed)
    _ = document.read([other: Array(changed.utf8)])
    #expect(try outline(document) == "page\n  text \"Changed\"\n")
  }

  @Test func noProjectMeansNoOtherFiles() throws {
    let document = try document(["no-project": ""])
    _ = document.read([document.path: Array(Self.form.utf8)])
    _ = try outline(document)
    #expect(
      document.diagnostics().map(\.message) == ["cannot find 'Names' in scope"])
    #expect(
      document.paths.map { $0.split(separator: "/").last } == ["Form.swift", "Form.data.json"])
  }

  @Test func aMalformedCatalogueIsOneDiagnosticAndItsKeysShow() throws {
    try folder.write("Localizable.xcstrings", "{\n  \"strings\" : {\n")
    let document = try document()
    let text = "import SwiftUI\n#Preview { Text(\"key\") }"
    _ = document.read([document.path: Array(text.utf8)])
    #expect(try outline(document) == "page\n  text \"key\"\n")
    let found = document.diagnostics()
    #expect(
      found.map { "\($0.file ?? ""):\($0.line):\($0.column): \($0.message)" } == [
        "\(folder.path)/Localizable.xcstrings:3:1: "
          + "string catalog is not valid JSON: unexpected end of file"
      ])
    #expect(found.map(\.severity) == [.warning])  // W4
  }

  // L3
  @Test func filesThatAppearLaterAreFoundWhenLookedForAgain() throws {
    let document = try document()
    let text = "import SwiftUI\n#Preview { Text(\"key\"); Later() }"
    _ = document.read([document.path: Array(text.utf8)])
    #expect(try outline(document) == "page\n  text \"key\"\n  placeholder \"Later\"\n")
    try folder.write(
      "Later.swift", "struct Later: View { var body: some View { Text(\"later\") } }")
    try folder.write(
      "Localizable.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"key\": {\"localizations\": {\"en\": "
        + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"found\"}}}}}, "
        + "\"version\": \"1.0\"}")
    #expect(document.findProject()?.isNew == true)
    #expect(try outline(document) == "page\n  text \"found\"\n  text \"later\"\n")
  }

  // W3
  @Test func aFormatOfTheTablesFollowsItsNumber() throws {
    func form(_ number: String, _ value: String) -> String {
      "\"\(number)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
    try folder.write(
      "Localizable.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"%lld apps\": {\"localizations\": {\"en\": "
        + "{\"variations\": {\"plural\": {\(form("one", "%lld app")), "
        + "\(form("other", "%lld apps"))}}}}}}, \"version\": \"1.0\"}")
    let document = try document()
    let text = """
      import SwiftUI
      func words(_ count: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("%lld apps", comment: ""), count)
      }
      #Preview { Text(words(1)); Text(words(3)) }
      """
    _ = document.read([document.path: Array(text.utf8)])
    #expect(try outline(document) == "page\n  text \"1 app\"\n  text \"3 apps\"\n")
  }
}
