import SwiftUI

struct ControlsView: View {
  @State private var name = ""
  @State private var isWiFiOn = true
  @State private var isPinned = false
  @State private var letter = "B"
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Form {
        Section("Values") {
          LabeledContent("Name", value: "Maria")
          Label("Lightning", systemImage: "bolt.fill")
          Label("Favourite", systemImage: "star").labelStyle(.iconOnly)
        }
        Section("Controls") {
          Toggle("Wi-Fi", systemImage: "wifi", isOn: $isWiFiOn)
          Toggle("Pin", isOn: $isPinned).toggleStyle(.button)
          Toggle("Locked", isOn: .constant(false)).disabled(true)
          Toggle("Stubborn", isOn: .constant(true))
          Picker("Letter", selection: $letter) {
            ForEach(["A", "B", "C"], id: \.self) { Text($0) }
          }
          TextField("User Name", text: $name, prompt: Text("Required"))
          Text("Hello \(name.isEmpty ? "nobody" : name)")
          Button("Count \(count)") { count += 1 }
          Button("Add") { count += 10 }
            .buttonStyle(.bordered)
            .help("Adds ten")
          NavigationLink {
            Form {
              Toggle("Inside", isOn: $isWiFiOn)
            }
            .navigationTitle("Network")
          } label: {
            LabeledContent("Network", value: "Home")
          }
        }
      }
      .navigationTitle("Controls")
    }
  }
}

#Preview("Controls") {
  ControlsView()
}
