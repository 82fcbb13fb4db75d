import SwiftUI

#warning("Seen by the compiler alone")

extension Binding where Value == Bool {
  var flipped: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }

  func inverted() -> Binding<Bool> {
    Binding(get: { !self.wrappedValue }, set: { self.wrappedValue = !$0 })
  }
}

extension View {
  func lineLimit(_ limit: Int, reserving: Bool) -> some View { lineLimit(limit) }
}

struct Names: View {
  @State private var on = true
  @State private var chosen: String?
  @Environment(\.appEnvironment) private var appEnvironment
  let pairs = Store.shared.pairs  // expect-warning: cannot find 'Store' in scope [unresolved-name]

  var body: some View {
    Form {
      Toggle("A", isOn: $on)
      Toggle("B", isOn: $on.flipped)
      Toggle("C", isOn: $on.inverted())
      ForEach(["D", "E"], id: \.self, content: row)
      ForEach(pairs, id: \.key) { name, value in LabeledContent(name) { Text(value) } }
      Text("F").lineLimit(2)
      Text("G").lineLimit(3, reserving: true)
      Text("I").opacity(pairs.opacity(for: 1))
      Card(action: { Task { on = false } })  // expect-warning: cannot find 'Card' in scope [unresolved-name]
    }
    .alert("H", isPresented: $chosen.isThere()) {}  // expect-warning: value of type 'Binding' has no member 'isThere' [unresolved-name]
  }

  private func row(for name: String) -> some View { Text(name) }
}

#Preview {
  Names().appEnvironment(.preview)  // expect-warning: value of type 'some View' has no member 'appEnvironment' [unresolved-name]
}
