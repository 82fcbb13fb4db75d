struct Boxed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.icon; configuration.title }.border(.red)
  }
}
extension LabelStyle where Self == Boxed { static var boxed: Boxed { Boxed() } }
struct Rows: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.label; configuration.content }
  }
}
struct Press: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button { configuration.isOn.toggle() } label: { configuration.label }
  }
}
VStack {
  Label("A", systemImage: "star").labelStyle(.boxed)
  LabeledContent("B", value: "C").labeledContentStyle(Rows())
  Button("D") {}.buttonStyle(Press())
  Toggle("E", isOn: .constant(true)).toggleStyle(Check())
}
.labelStyle(.iconOnly)
