import SwiftUI

/// A profile with contacts that are swiped away, moved and added.
struct Profile: View {
  struct Contact: Identifiable {
    let id: Int
    var label: String
    var number: String
  }

  @State private var name = "Björn Ek"
  @State private var birthday = Date(timeIntervalSince1970: 631_152_000)
  @State private var contacts = [
    Contact(id: 1, label: "Home", number: "08-123 45 67"),
    Contact(id: 2, label: "Work", number: "08-765 43 21"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("About you") {
          TextField("Name", text: $name)
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        }
        Section {
          ForEach($contacts) { $contact in
            LabeledContent {
              TextField("Number", text: $contact.number).labelsHidden()
            } label: {
              Label(contact.label, systemImage: contact.label == "Home" ? "house" : "briefcase")
            }
            .swipeActions {
              Button("Call", systemImage: "phone") {}.tint(.green)
              Button("Delete", systemImage: "trash", role: .destructive) {
                contacts.removeAll { $0.id == contact.id }
              }
            }
          }
          .onDelete { contacts.remove(atOffsets: $0) }
          .onMove { contacts.move(fromOffsets: $0, toOffset: $1) }
          Button("Add number", systemImage: "plus") {
            contacts.append(Contact(id: contacts.count + 1, label: "Other", number: ""))
          }
        } header: {
          Text("Telephone")
        } footer: {
          Text("Use the menu of a row, or Edit, to take it away or move it.")
        }
      }
      .navigationTitle("Profile")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { EditButton() }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }
}

#Preview { Profile() }

#Preview("Editing") {
  Profile().environment(\.editMode, .constant(.active))
}
