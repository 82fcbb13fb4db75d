import SwiftUI

/// A list with a sheet that narrows it.
struct Filter: View {
  @State private var isFiltering = true
  @State private var kinds: Set<String> = ["Flats"]
  @State private var rooms = 2
  @State private var rent = 900.0
  @State private var hasBalcony = true
  @State private var order = "Newest"

  var body: some View {
    NavigationStack {
      List {
        LabeledContent("Two rooms, Södermalm", value: 880, format: .currency(code: "EUR"))
        LabeledContent("Three rooms, Vasastan", value: 1200, format: .currency(code: "EUR"))
      }
      .navigationTitle("Homes")
      .toolbar {
        Button("Filter", systemImage: "line.3.horizontal.decrease.circle") { isFiltering = true }
      }
      .sheet(isPresented: $isFiltering) { sheet }
    }
  }

  private var sheet: some View {
    NavigationStack {
      Form {
        Section("Kind") {
          ForEach(["Flats", "Houses", "Rooms"], id: \.self) { kind in
            Toggle(
              kind,
              isOn: Binding(
                get: { kinds.contains(kind) },
                set: { if $0 { kinds.insert(kind) } else { kinds.remove(kind) } }))
          }
        }
        Section("Size and rent") {
          Stepper("At least \(rooms) rooms", value: $rooms, in: 1...6)
          VStack(alignment: .leading) {
            LabeledContent(
              "Up to", value: rent, format: .currency(code: "EUR").precision(.fractionLength(0)))
            Slider(value: $rent, in: 300...2000, step: 50) { Text("Rent") }.labelsHidden()
          }
          Toggle("Balcony", isOn: $hasBalcony)
        }
        Section {
          Picker("Order", selection: $order) {
            ForEach(["Newest", "Cheapest", "Largest"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Filter")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Reset") { rooms = 1 } }
        ToolbarItem(placement: .confirmationAction) { Button("Show") { isFiltering = false } }
      }
    }
    .presentationDetents([.large])
  }
}

#Preview { Filter() }
