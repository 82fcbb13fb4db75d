import SwiftUI

struct ContainerGallery: View {
  struct Branch: Identifiable {
    let id: String
    var branches: [Branch]?
  }

  @State private var isExpanded = true
  @State private var names = ["Ada", "Grace", "Mary"]
  @State private var query = ""
  @State private var tab = 0

  private let tree = [
    Branch(id: "Fruit", branches: [Branch(id: "Apple"), Branch(id: "Pear")]), Branch(id: "Bread"),
  ]

  var body: some View {
    TabView(selection: $tab) {
      rows
        .tabItem { Label("Rows", systemImage: "list.bullet") }
        .tag(0)
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mail will appear here.")
      )
      .tabItem { Label("Mail", systemImage: "envelope") }
      .tag(1)
      ContentUnavailableView.search(text: "Kiwi")
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(2)
    }
  }

  private var rows: some View {
    List {
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        Text("Inside")
        Text("Also inside")
      }
      OutlineGroup(tree, children: \.branches) { Text($0.id) }
      Section("People") {
        ForEach(names, id: \.self) { name in
          Text(name)
            .badge(name.count)
            .swipeActions { Button("Flag") {} }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        Text("Clear row").listRowBackground(Color.clear)
        Text("Coloured row").listRowBackground(Color.yellow.opacity(0.3))
        Text("No line").listRowSeparator(.hidden)
      }
      GroupBox("Box") {
        Text("In a box")
      }
    }
    .searchable(text: $query, prompt: "Find")
  }
}

#Preview {
  ContainerGallery()
}
