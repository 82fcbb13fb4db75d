import SwiftUI

struct Pet: Identifiable {
  let id: Int
  var name: String
}

struct Pets: View {
  @State private var pets = [Pet(id: 1, name: "Rex"), Pet(id: 2, name: "Tom")]
  @State private var chosen: Int?

  var body: some View {
    List($pets, editActions: .delete) { $pet in TextField("Name", text: $pet.name) }
    List(pets, selection: $chosen) { pet in Text(pet.name) }
      .listStyle(.insetGrouped)
    List {
      ForEach(pets) { Text($0.name) }.onDelete { pets.remove(atOffsets: $0) }
    }
    .listStyle(PlainListStyle())
  }
}

#Preview { Pets() }
