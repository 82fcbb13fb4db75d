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
    Text("A").card(.green).glow() // expect-warning: value of type 'some View' has no member 'glow' [unresolved-name]
    Text("B").bold().dimmed(true).dimmed(false)
  }
}
