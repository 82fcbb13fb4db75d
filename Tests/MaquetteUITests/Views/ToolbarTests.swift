import Testing

@testable import MaquetteUI

@MainActor
struct ToolbarTests {
  @Test func itemsStandInTheBarOfTheirPage() {
    let session = session {
      NavigationStack {
        Text("Content")
          .toolbar { ToolbarItem(placement: .cancellationAction) { Text("Cancel") } }
          .toolbar {
            Text("Save")
            ToolbarItem(placement: .keyboard) { Text("Done") }
          }
      }
      .navigationBarItems(leading: Text("Outer"), trailing: EmptyView())
    }
    let tree = session.resolve()
    #expect(
      tree.root.outline == """
        page
          navigationStack
            rootPage: page
              text "Content"
              leadingBar: text "Cancel"
              trailingBar: text "Save"
          leadingBar: text "Outer"

        """)
    #expect(
      tree.issues.map(\.message) == [
        "toolbar placement 'keyboard' is not supported in previews"
      ])
  }
}
