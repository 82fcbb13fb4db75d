struct Card: View {
  let title: String
  var count: Int
  var isOn: Bool
  var action: () -> Void
  var body: some View {
    Button(title, action: action)
    Text("\(count)")
    if isOn { Text("On") }
  }
}
struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Group { Card(title: "One", count: 1, isOn: true) {} }
      .previewDisplayName("Cards")
  }
}
