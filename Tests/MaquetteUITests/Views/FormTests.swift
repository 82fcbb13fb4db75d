import Testing

@testable import MaquetteUI

private struct Boxed: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { Form(configuration) }
  }
}

@MainActor
struct FormTests {
  @Test func looseRowsShareSectionsAndNestedSectionsStandAlone() {
    let text = outline {
      Form {
        Text("1")
        Group {
          Text("2")
          if true { Text("3") }
        }
        Section {
          Text("4")
          Section("Inner") { Text("5") }
        } header: {
          Text("Outer")
        } footer: {
          Text("Foot")
        }
        Text("6")
      }
    }
    #expect(
      text == """
        page
          form layout="grouped"
            section
              text "1"
              text "2"
              text "3"
            section name="Outer"
              header: text "Outer"
              text "4"
              footer: text "Foot"
            section name="Inner"
              header: text "Inner"
              text "5"
            section
              text "6"

        """)
  }

  @Test func stylesOfForms() {
    let text = outline {
      Form { Text("1") }.formStyle(.columns)
      Form { Text("2") }.formStyle(Boxed()).formStyle(.columns)
    }
    #expect(
      text == """
        page
          form layout="columns"
            section
              text "1"
          vstack
            form layout="columns"
              section
                text "2"

        """)
  }

  @Test func aSectionsInitialisersAgree() {
    let expected = """
      page
        section name="H"
          header: text "H"
          text "1"
          footer: text "F"

      """
    #expect(
      outline {
        Section {
          Text("1")
        } header: {
          Text("H")
        } footer: {
          Text("F")
        }
      } == expected)
    #expect(outline { Section(header: Text("H"), footer: Text("F")) { Text("1") } } == expected)
    let title = "H"
    let titled = expected.replacing("    footer: text \"F\"\n", with: "")
    #expect(outline { Section("H") { Text("1") } } == titled)
    #expect(outline { Section(title) { Text("1") } } == titled)
    #expect(outline { Section(header: Text("H")) { Text("1") } } == titled)
    #expect(outline { Section("H", isExpanded: .constant(true)) { Text("1") } } == titled)
    #expect(
      outline { Section("H", isExpanded: .constant(false)) { Text("1") } }
        == titled.replacing("    text \"1\"\n", with: ""))
  }

  @Test func theFirstLooseRowDoesNotNameItsSection() {
    let before = session { Form { ForEach([1, 2], id: \.self) { Text("\($0)") } } }
    let after = session { Form { ForEach([2], id: \.self) { Text("\($0)") } } }
    #expect(before.node(.section).id == after.node(.section).id)
    #expect(before.node(.text, at: 1).id == after.node(.text).id)
  }
}
