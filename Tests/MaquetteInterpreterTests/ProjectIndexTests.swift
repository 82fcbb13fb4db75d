import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// A file that uses what other files of its project declare.
@MainActor
struct ProjectIndexTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func outcome(of text: String) throws -> (outline: String, diagnostics: [String]) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let index = ProjectIndex(folder: folder, leavingOut: folder.appending(path: "Main.swift"))
    let interpreter = Interpreter(options: Interpreter.Options(project: index))
    let program = interpreter.update(text: text, fileName: "Main.swift")
    let preview = try #require(program.previews.first)
    #expect(program.previews.count == 1)
    let session = ViewSession(environment: EnvironmentValues()) { preview.makeView() }
    let outline = session.resolve().root.outline
    return (outline, program.diagnostics.map { "\($0.line): \($0.message)" })
  }

  @Test func viewsModelsAndModifiersOfOtherFilesAreUsed() throws {
    try write("struct Pet { var name = \"Rex\" }", to: "Pet.swift")
    try write(
      """
      struct PetRow: View {
        let pet: Pet
        var body: some View { LabeledContent("Pet", value: pet.name).boxed() }
      }
      #Preview { PetRow(pet: Pet()) }
      """, to: "PetRow.swift")
    try write(
      "extension View { func boxed() -> some View { padding(2) } }", to: "View+Boxed.swift")
    let result = try outcome(
      of: "struct Main: View { var body: some View { PetRow(pet: Pet(name: \"Bello\")) } }")
    #expect(
      result.outline == """
        page
          padding insets=[2, 2, 2, 2] name="Pet"
            content: labeledContent name="Pet"
              label: text "Pet"
              content: text "Bello" foreground="secondary"

        """)
    #expect(result.diagnostics == [])
  }

  @Test func faultsOfOtherFilesAreNotSpokenOf() throws {
    try write(
      "struct Row: View { var body: some View { Text(missing).glow() } }", to: "Row.swift")
    let result = try outcome(of: "\n\nstruct Main: View { var body: some View { Row() } }")
    #expect(result.outline == "page\n  text \"missing\"\n")
    #expect(result.diagnostics == [])
  }

  @Test func declarationsAreFoundWithoutParsing() {
    let source =
      "struct A<T> {} ; enum B: Int { case x }\nextension C { static let d = 1; func e() {} }"
    #expect(ProjectIndex.declaredNames(in: Data(source.utf8)) == ["A", "B", "d", "e"])
  }
}
