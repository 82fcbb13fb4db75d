import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// A3: each view of a provider's `previews` is a preview of its own.
@MainActor
struct ProvidedPreviewsTests {
  @Test func viewsAndGroupsAreSeparate() {
    let program = Interpreter().update(
      text: """
        struct A: View { let text: String; var body: some View { Text(text) } }
        struct A_Previews: PreviewProvider {
          static var previews: some View {
            let first = "one"
            A(text: first).previewDisplayName("First")
            Group {
              A(text: "two").bold().previewDisplayName("Second")
              A(text: "three")
            }.disabled(true)
          }
        }
        """, fileName: "A.swift")
    #expect(program.previews.map(\.name) == ["First", "Second", "A 3"])
    #expect(program.previews.map(\.line) == [5, 7, 8])
    let outlines = program.previews.map { preview in
      ViewSession(environment: EnvironmentValues(), root: preview.makeView).resolve().root.outline
    }
    #expect(
      outlines == [
        "page\n  text \"one\"\n", "page\n  text \"two\" disabled=true font=\"body bold\"\n",
        "page\n  text \"three\" disabled=true\n",
      ])
    #expect(program.diagnostics.isEmpty)
  }

  // A3
  @Test func aSingleViewKeepsTheNameOfItsType() {
    let program = Interpreter().update(
      text: """
        struct B_Previews: PreviewProvider { static var previews: some View { Text("b") } }
        struct C_Previews: PreviewProvider {
          static var previews: some View { Text("c").previewDisplayName("See") }
        }
        """, fileName: "B.swift")
    #expect(program.previews.map(\.name) == ["B", "See"])
  }
}
