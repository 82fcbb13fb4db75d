import SwiftUI

struct ControlGallery: View {
  @State private var secret = "open sesame"
  @State private var notes = "Several lines\nof notes"
  @State private var when = Date(timeIntervalSince1970: 1_764_685_800)
  @State private var color = Color.orange
  @State private var speed = 1
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var log = "Nothing yet"

  var body: some View {
    Form {
      Section("Text") {
        SecureField("Password", text: $secret)
        TextField("Framed", text: $secret).textFieldStyle(.roundedBorder)
        TextEditor(text: $notes)
      }
      Section("Dates") {
        DatePicker("Both", selection: $when)
        DatePicker("Day", selection: $when, displayedComponents: .date)
        DatePicker("Time", selection: $when, displayedComponents: [.hourAndMinute])
        DatePicker("Month", selection: $when, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
      Section("Choices") {
        Picker("Segments", selection: $speed) { options }.pickerStyle(.segmented)
        Picker("Radio buttons", selection: $speed) { options }.pickerStyle(.radioGroup)
        Picker("Inline", selection: $speed) { options }.pickerStyle(.inline)
        Picker("Menu", selection: $speed) { options }.pickerStyle(.menu)
        ColorPicker("Colour", selection: $color)
      }
      Section("Menus") {
        Menu("Actions") {
          Button("Duplicate", systemImage: "plus.square.on.square") { log = "Duplicated" }
          Divider()
          Toggle("Shown", isOn: $isOn)
          Picker("Speed", selection: $speed) { options }
          Menu("More") {
            Button("Delete", role: .destructive) { log = "Deleted" }
          }
        }
        Menu {
          Button("Save as…") { log = "Saved as" }
        } label: {
          Label("Save", systemImage: "square.and.arrow.down")
        } primaryAction: {
          log = "Saved"
        }
        Text("Press me with the other button")
          .contextMenu { Button("Copy") { log = "Copied" } }
        LabeledContent("Last", value: log)
      }
      Section("Sizes") {
        HStack {
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
          Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
        ControlGroup {
          Button("Cut") {}
          Button("Copy") {}
        }
        ShareLink(item: "text")
      }
    }
  }

  @ViewBuilder private var options: some View {
    Text("Slow").tag(0)
    Text("Normal").tag(1)
    Text("Fast").tag(2)
  }
}

#Preview {
  ControlGallery()
}
