import SwiftUI

// A file's own forms of SwiftUI's modifiers and initialisers, beside those that SwiftUI has.
extension View {
  func sheet<Item>(item: Item?, isNarrow: Bool, @ViewBuilder content: () -> Text) -> some View {
    overlay { content() }
  }
  func badge(if isShown: Bool) -> some View { badge(isShown ? 1 : 0) }
}
extension Binding {
  func onChange(_ handler: @escaping () -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: {
        wrappedValue = $0
        handler()
      })
  }
}
struct Inner: View {
  @Binding var isShown: Bool
  @State private var count: Int
  init(count: Int) {
    _isShown = .constant(true)
    _count = .init(initialValue: count)
  }
  var body: some View { Text("\(count) \(isShown ? "shown" : "hidden")") }
}
struct Triggered: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.trigger()
    } label: {
      configuration.label.bold()
    }
  }
}
private typealias PlainButton = SwiftUI.Button
struct OwnForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isOn = false
  @State private var color: Color?
  private var tint: Binding<Color> {
    Binding<Color> {
      color ?? .red
    } set: { new in
      color = new
    }
  }
  var body: some View {
    Form {
      Text("plain").sheet(isPresented: $isOn) { Text("never seen") }
      Text("own").sheet(item: 1, isNarrow: true) { Text("over") }
      Text("row").badge(if: true)
      Text("named").badge(Text("new"))
      Toggle("Toggle", isOn: $isOn.onChange {})
      Inner(count: 5)
      Button("Style") {}.buttonStyle(Triggered())
      PlainButton("Plain") {}
      Button("Close", action: dismiss.callAsFunction)
      ColorPicker("Tint", selection: tint)
      Text("level").foregroundStyle(.secondary.opacity(0.5)).background(.fill.tertiary)
    }
  }
}
#Preview { OwnForm() }
