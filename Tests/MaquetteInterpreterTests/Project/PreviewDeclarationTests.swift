import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// The forms in which `#Preview` and `PreviewProvider` are written.
@MainActor
struct PreviewDeclarationTests {
  private func outlines(_ program: Program) -> [String] {
    program.previews.map { preview in
      ViewSession(environment: EnvironmentValues(), root: preview.makeView).resolve().root.outline
    }
  }

  @Test func eachArgumentIsAPreviewOfItsOwn() {
    let program = Interpreter().update(
      text: """
        enum Level: String, CaseIterable { case low, high }
        #Preview("Level", traits: .sizeThatFitsLayout, arguments: Level.allCases) { level in
          Text(level.rawValue)
        }
        """, fileName: "A.swift")
    #expect(program.previews.map(\.name) == ["Level: low", "Level: high"])
    #expect(program.previews.map(\.group) == ["Level", "Level"])
    #expect(program.previews.map(\.traits) == [[.sizeThatFitsLayout], [.sizeThatFitsLayout]])
    #expect(outlines(program) == ["page\n  text \"low\"\n", "page\n  text \"high\"\n"])
    #expect(program.diagnostics.isEmpty)
  }

  @Test func editedArgumentsFollow() {
    let interpreter = Interpreter()
    func text(_ word: String) -> String {
      "#Preview(\"A\", arguments: [\"\(word)\"]) { Text($0) }"
    }
    let program = interpreter.update(text: text("one"), fileName: "A.swift")
    #expect(outlines(program) == ["page\n  text \"one\"\n"])
    let next = interpreter.update(text: text("two"), fileName: "A.swift")
    #expect(next.previews.map(\.name) == ["A: two"])
    #expect(outlines(next) == ["page\n  text \"two\"\n"])
  }

  @Test func modifiersOfTraitsShareTheirContext() {
    let program = Interpreter().update(
      text: """
        final class Store { var words = ["shared"] }
        struct Sample: PreviewModifier {
          static func makeSharedContext() async throws -> Store { Store() }
          func body(content: Content, context: Store) -> some View {
            content.bold()
            Text(context.words[0])
          }
        }
        extension PreviewTrait where T == Preview.ViewTraits {
          static var sample: Self { .modifier(Sample()) }
        }
        #Preview(traits: .modifier(Sample()), .landscapeLeft) { Text("a") }
        #Preview("Named", traits: .sample) { Text("b") }
        """, fileName: "A.swift")
    #expect(program.previews.map(\.name) == ["Line 12", "Named"])
    #expect(program.previews.map(\.traits) == [[.landscapeLeft], []])
    #expect(
      outlines(program)
        == ["a", "b"].map {
          "page\n  text \"\($0)\" font=\"body bold\"\n  text \"shared\"\n"
        })
    #expect(program.diagnostics.isEmpty)
  }

  @Test func namesCanBeComputedAndCamerasArePassedOver() {
    let program = Interpreter().update(
      text: """
        let title = "Computed"
        #Preview(title) { Text("a") }
        #Preview(nil, traits: .fixedLayout(width: 300, height: 200)) { Text("b") }
        #Preview("Room", immersionStyle: .full, traits: .portrait, cameras: [.front]) { Text("c") }
        """, fileName: "A.swift")
    #expect(program.previews.map(\.name) == ["Computed", "Line 3", "Room"])
    #expect(
      program.previews.map(\.traits) == [[], [.fixedLayout(width: 300, height: 200)], [.portrait]])
    #expect(program.diagnostics.isEmpty)
  }

  @Test func layoutsOfProvidedPreviewsAreTraits() {
    let program = Interpreter().update(
      text: """
        struct A_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              Text("a").previewLayout(.sizeThatFits)
              Text("b").previewLayout(.fixed(width: 320, height: 100))
            }.previewInterfaceOrientation(.landscapeRight)
          }
        }
        """, fileName: "A.swift")
    #expect(
      program.previews.map(\.traits) == [
        [.landscapeRight, .sizeThatFitsLayout],
        [.landscapeRight, .fixedLayout(width: 320, height: 100)],
      ])
  }
}
