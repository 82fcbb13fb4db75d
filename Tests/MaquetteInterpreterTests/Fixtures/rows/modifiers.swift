import SwiftUI

struct Rows: View {
  @State private var names = ["a", "b"]
  @State private var query = ""
  @State private var scope = 1
  @FocusState private var isFocused: Bool

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
          .badge(2)
          .swipeActions { Button("Flag") {} }
          .onTapGesture { names = [] }
      }
      .onDelete { names.remove(atOffsets: $0) }
      Text("Filled").listRowBackground(Color.red).listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      TextField("Name", text: $query).focused($isFocused)
      Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Done") {}.keyboardShortcut(.defaultAction)
    }
    .listStyle(.plain)
    .searchable(text: $query, prompt: "Find it")
    .searchScopes($scope) { Text("All").tag(1) }
    .blendMode(.multiply) // expect-note: modifier 'blendMode' has no effect in previews [no-effect]
  }
}

#Preview { Rows() }
