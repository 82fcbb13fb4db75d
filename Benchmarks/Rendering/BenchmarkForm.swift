import MaquetteUI

/// A form of switches, one of whose titles counts the edits.
struct BenchmarkForm: View {
  let rows: Int
  var edits = 0

  var body: some View {
    Form {
      Section("Settings") {
        ForEach(0..<rows, id: \.self) { row in
          Toggle(row == 2 ? "Edited \(edits)" : "Setting \(row + 1)", isOn: .constant(row % 2 == 0))
        }
      }
    }
  }
}
