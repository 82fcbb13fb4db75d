import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// Files that hold no view of their own show what they make views of.  // A11
@MainActor
struct OfferedPreviewsTests {
  private func shown(_ text: String) -> [String] {
    let interpreter = Interpreter()
    let program = interpreter.update(text: text, fileName: "Form.swift")
    return program.previews.map { preview in
      let session = ViewSession(environment: EnvironmentValues()) { preview.makeView() }
      return preview.name + ": " + session.resolve().root.outline.replacing("\n", with: "|")
    } + program.diagnostics.map(\.message)
  }

  @Test func functionsAndPropertiesThatMakeViews() {
    #expect(
      shown(
        """
        extension View {
          func card(_ title: String, inset: CGFloat = 2) -> some View { VStack { Text(title); self } }
          var bare: some View { bold() }
          func plain() -> Int { 1 }
        }
        extension String { func shown() -> some View { Text(self) } }
        func row(_ count: Int) -> some View { Text("\\(count)") }
        """) == [
          "card(): page|  vstack|    text \"Title\"|    text \"Content\"|",
          "bare: page|  text \"Content\" font=\"body bold\"|",
          "shown(): page|  text \"String\"|", "row(): page|  text \"3\"|",
        ])
  }

  @Test func modifiersAndStyles() {
    #expect(
      shown(
        """
        struct Boxed: ViewModifier { func body(content: Content) -> some View { content.italic() } }
        struct Plain: LabeledContentStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.content }
        }
        """) == [
          "Boxed: page|  text \"Content\" font=\"body italic\"|", "Plain: page|  text \"Content\"|",
        ])
  }

  @Test func aFileOfAnotherPlatformIsShownForThat() {
    #expect(
      shown(
        """
        import SwiftUI
        #if os(tvOS)
        struct Channel: View { var body: some View { Text("tv") } }
        #endif
        """) == [
          "Channel: page|  text \"tv\"|",
          "everything in this file is for tvOS, and is shown as it is there",
        ])
    #expect(
      shown("#if os(watchOS) || os(tvOS)\nimport SwiftUI\n#endif") == [
        "the file has nothing to preview"
      ])
  }
}
