@Observable class Model {
  var name = "Ann"
  var isReady: Bool { !name.isEmpty }
}
struct Child: View {
  @Binding var text: String
  @Bindable var model: Model
  @Environment(\.locale) private var locale
  var body: some View {
    TextField("Text", text: $text)
    TextField("Name", text: $model.name)
    LabeledContent("Locale", value: locale.identifier)
  }
}
struct Demo: View {
  @State private var text: String
  @State private var model = Model()
  @AppStorage("on") private var isOn = true
  init(start: String) { _text = State(initialValue: start + "!") }
  var body: some View {
    Child(text: $text, model: model)
    Toggle("On", isOn: $isOn).disabled(!model.isReady)
    Toggle("Bound", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    Toggle("Constant", isOn: .constant(false))
  }
}
#Preview("Demo") {
  @Previewable @State var on = true
  Demo(start: "x")
  Toggle("Local", isOn: $on)
}
