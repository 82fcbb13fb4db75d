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
              keyboardBar: text "Done"
          leadingBar: text "Outer"

        """)
    #expect(tree.issues == [])
  }

  // D13
  @Test func labelsOfActionsAreTheirSymbolsAndTheConfirmationStandsOut() {
    let session = session {
      Text("Content")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save", systemImage: "checkmark") {}
          }
          ToolbarItem(placement: .secondaryAction) { Button("Later", systemImage: "clock") {} }
          ToolbarItem(placement: .principal) { Label("Title", systemImage: "star") }
          ToolbarItem {
            Menu {
              Button("Entry", systemImage: "plus") {}
            } label: {
              Label("More", systemImage: "ellipsis")
            }
          }
        }
    }
    #expect(
      session.resolve().root.outline == """
        page
          text "Content"
          trailingBar: button style="borderedProminent" name="Save"
            label: label name="Save"
              icon: image decorative=true icon="object-select-symbolic" symbol="checkmark"
          secondaryBar: button style="automatic" name="Later"
            label: label name="Later"
              icon: image decorative=true icon="document-open-recent-symbolic" symbol="clock"
          titleBar: label name="Title"
            icon: image decorative=true icon="star-outline-symbolic" symbol="star"
            title: text "Title"
          trailingBar: menu style="automatic" name="More"
            label: label name="More"
              icon: image decorative=true icon="view-more-horizontal-symbolic" symbol="ellipsis"
            item: button style="automatic" name="Entry"
              label: label name="Entry"
                icon: image decorative=true icon="list-add-symbolic" symbol="plus"
                title: text "Entry"

        """)
  }
}
