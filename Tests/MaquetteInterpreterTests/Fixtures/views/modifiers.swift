struct Card: ViewModifier {
  var color: Color = .blue
  @State private var isOn = true
  func body(content: Content) -> some View {
    content.padding(4).background(isOn ? color : .red)
  }
}
extension View {
  func card(_ color: Color) -> some View { modifier(Card(color: color)) }
  @ViewBuilder func dimmed(_ flag: Bool) -> some View {
    if flag { opacity(0.5) } else { self }
  }
}
struct Demo: View {
  var body: some View {
    Text("A").card(.green).glow() // expect-warning: modifier 'glow' is not supported in previews [unsupported-modifier]
    Text("B").bold().dimmed(true).dimmed(false)
  }
}
