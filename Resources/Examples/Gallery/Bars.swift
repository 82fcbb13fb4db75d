import SwiftUI

/// Every placement of what stands in bars.
struct Bars: View {
  @State private var isStarred = true
  @State private var name = "Amara"

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Toggle("Starred", isOn: $isStarred)
      }
      .formStyle(.grouped)
      .navigationTitle("Document")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItemGroup(placement: .primaryAction) {
          Toggle("Starred", systemImage: "star", isOn: $isStarred)
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("Duplicate", systemImage: "plus.square.on.square") {}
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
        ToolbarTitleMenu {
          Button("Rename") {}
          Button("Move") {}
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Archive", systemImage: "archivebox") {}
          Spacer()
          Button("Reply", systemImage: "arrowshape.turn.up.left") {}
        }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) {
          Button("Compose", systemImage: "square.and.pencil") {}
        }
        ToolbarItem(placement: .status) { Text("Saved").font(.caption) }
        ToolbarItem(placement: .keyboard) { Button("Done") {} }
      }
    }
  }
}

#Preview { Bars() }
