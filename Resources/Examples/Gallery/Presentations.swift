import SwiftUI

struct PresentationGallery: View {
  struct Topic: Identifiable {
    let id: Int
    let name: String
  }

  @State private var showsEditor = true
  @State private var showsCover = false
  @State private var showsHint = false
  @State private var asksToDelete = false
  @State private var asksForName = false
  @State private var choosesFormat = false
  @State private var showsOldAlert = false
  @State private var topic: Topic?
  @State private var name = "Ada"
  @State private var log = "Nothing yet"

  var body: some View {
    NavigationStack {
      Form {
        Section("Views") {
          Button("Edit the profile") { showsEditor = true }
          Button("Topic") { topic = Topic(id: 1, name: "Gardens") }
          Button("Cover") { showsCover = true }
          Button("Hint") { showsHint = true }
            .popover(isPresented: $showsHint) {
              Text("A hint beside its button").padding()
            }
        }
        Section("Dialogs") {
          Button("Delete", role: .destructive) { asksToDelete = true }
          Button("Rename") { asksForName = true }
          Button("Export") { choosesFormat = true }
          Button("Alert of old") { showsOldAlert = true }
        }
        LabeledContent("Last", value: log)
      }
      .navigationTitle("Presentations")
      .sheet(isPresented: $showsEditor, onDismiss: { log = "Editor closed" }) {
        ProfileSheet(name: $name)
      }
      .sheet(item: $topic) { topic in
        Text(topic.name).padding()
          .presentationDetents([.medium, .large])
      }
      .fullScreenCover(isPresented: $showsCover) {
        Button("Close the cover") { showsCover = false }
      }
      .alert("Delete this?", isPresented: $asksToDelete) {
        Button("Delete", role: .destructive) { log = "Deleted" }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It cannot be brought back.")
      }
      .alert("Rename", isPresented: $asksForName) {
        TextField("Name", text: $name)
        Button("OK") { log = "Renamed to \(name)" }
      }
      .confirmationDialog("Export as", isPresented: $choosesFormat, titleVisibility: .visible) {
        Button("PDF") { log = "PDF" }
        Button("Picture") { log = "Picture" }
      }
      .alert(isPresented: $showsOldAlert) {
        Alert(
          title: Text("Old"), message: Text("But it works."),
          primaryButton: .default(Text("Fine")) { log = "Fine" },
          secondaryButton: .cancel())
      }
    }
  }
}

struct ProfileSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var name: String

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
      }
      .navigationTitle("Profile")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { dismiss() }
        }
      }
    }
  }
}

#Preview {
  PresentationGallery()
}
