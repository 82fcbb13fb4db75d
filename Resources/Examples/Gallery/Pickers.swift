import SwiftUI

/// Every style and initialiser of what chooses one of several.
struct Pickers: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, strawberry
    var id: Self { self }
    var symbol: String { self == .vanilla ? "circle" : self == .chocolate ? "square" : "heart" }
  }

  @State private var flavor = Flavor.chocolate
  @State private var size: Int?
  @State private var color = Color.orange

  var body: some View {
    NavigationStack {
      Form {
        Section("Initialisers") {
          Picker("With a title", selection: $flavor) { options }
          Picker("With a symbol", systemImage: "cup.and.saucer", selection: $flavor) { options }
          Picker(selection: $flavor) {
            options
          } label: {
            Text("With two texts")
            Text("The second says more.")
          }
          Picker("Of an optional", selection: $size) {
            Text("None").tag(nil as Int?)
            Divider()
            ForEach(1..<4) { Text("Size \($0)").tag($0) }
          }
        }
        Section("Styles") {
          Picker("Automatic", selection: $flavor) { options }.pickerStyle(.automatic)
          Picker("Menu", selection: $flavor) { options }.pickerStyle(.menu)
          Picker("Segmented", selection: $flavor) { options }.pickerStyle(.segmented)
          Picker("Palette", selection: $flavor) {
            ForEach(Flavor.allCases) { Label($0.rawValue, systemImage: $0.symbol).tag($0) }
          }
          .pickerStyle(.palette)
          Picker("Inline", selection: $flavor) { options }.pickerStyle(.inline)
          Picker("Radio buttons", selection: $flavor) { options }.pickerStyle(.radioGroup)
          Picker("Side by side", selection: $flavor) { options }
            .pickerStyle(.radioGroup)
            .horizontalRadioGroupLayout()
          Picker("Wheel", selection: $flavor) { options }.pickerStyle(.wheel)
          Picker("Link", selection: $flavor) { options }.pickerStyle(.navigationLink)
        }
        Section("Colours") {
          ColorPicker("Colour", selection: $color)
          ColorPicker("Without opacity", selection: $color, supportsOpacity: false)
        }
      }
      .formStyle(.grouped)
    }
  }

  private var options: some View {
    ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
  }
}

#Preview { Pickers() }
