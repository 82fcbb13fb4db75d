import SwiftUI

struct Editor: View {
  @State private var isEdited = false

  var body: some View {
    NavigationStack {
      Form { Toggle("Edited", isOn: $isEdited) }
        .navigationTitle("Editor")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .principal) { Text("Subtitle") }
          if isEdited == false { bar }
          ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
        }
        .toolbar(.visible, for: .navigationBar)
    }
    .navigationBarItems(trailing: Text("Old"))
  }

  private var bar: some ToolbarContent {
    ToolbarItemGroup(placement: .primaryAction) {
      Button("Save") {}
      Button("Share") {}
    }
  }
}

#Preview { Editor() }
