import SwiftUI

/// Lists with selection, trees and rows that can be edited, and a table.
struct Lists: View {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
  }

  struct Item: Identifiable {
    let name: String
    var children: [Item]?
    var id: String { name }
  }

  @State private var tab: String
  @State private var chosen: Int? = 2
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var people = [
    Person(id: 1, name: "Amara", city: "Lagos"), Person(id: 2, name: "Björn", city: "Umeå"),
    Person(id: 3, name: "Chiara", city: "Turin"),
  ]
  @State private var mode = EditMode.active

  private let tree = [
    Item(name: "Fruit", children: [Item(name: "Apple"), Item(name: "Pear")]), Item(name: "Bread"),
  ]

  init(tab: String) { _tab = State(initialValue: tab) }

  var body: some View {
    TabView(selection: $tab) {
      List(people, selection: $chosen) { Text($0.name) }
        .tabItem { Label("Selection", systemImage: "checkmark") }
        .tag("Selection")
      List {
        ForEach(people) { Text($0.name) }
          .onDelete { people.remove(atOffsets: $0) }
          .onMove { people.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $mode)
      .tabItem { Label("Editing", systemImage: "pencil") }
      .tag("Editing")
      List(tree, children: \.children) { Text($0.name) }
        .listStyle(.sidebar)
        .tabItem { Label("Tree", systemImage: "list.bullet.indent") }
        .tag("Tree")
      Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city) { person in
          Label(person.city, systemImage: "mappin")
        }
        TableColumn("Number") { Text($0.id, format: .number) }.width(80)
      }
      .tabItem { Label("Table", systemImage: "tablecells") }
      .tag("Table")
    }
  }
}

#Preview("Selection") { Lists(tab: "Selection") }

#Preview("Editing") { Lists(tab: "Editing") }

#Preview("Tree") { Lists(tab: "Tree") }

#Preview("Table") { Lists(tab: "Table") }

#Preview("Table in a row") {
  List {
    Table([Lists.Person(id: 1, name: "Amara", city: "Lagos")]) {
      TableColumn("Name", value: \.name)
      TableColumn("City", value: \.city)
    }
    .tableStyle(.bordered)
  }
}
