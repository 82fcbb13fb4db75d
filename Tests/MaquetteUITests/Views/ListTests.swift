import Testing

@testable import MaquetteUI

@MainActor
struct ListTests {
  @Test func rowsOfAListAreGroupedLikeAForms() {
    let names = ["Ada", "Bob"]
    let text = outline {
      List {
        Text("Loose")
        Section("Inner") { LabeledContent("Pets", value: "2") }
      }
      List(names, id: \.self) { Text($0) }
    }
    #expect(
      text == """
        page
          list
            section
              text "Loose"
            section name="Inner"
              header: text "Inner"
              labeledContent name="Pets"
                label: text "Pets"
                content: text "2" foreground="secondary" selectable=true
          list
            section
              text "Ada"
              text "Bob"

        """)
  }
}
