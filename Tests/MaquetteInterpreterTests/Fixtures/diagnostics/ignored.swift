VStack {
  Text("A").underline(true, color: .red)  // expect-warning: argument 'color' of 'underline' has no effect in previews [no-effect]
  Text("B").underline()
  Toggle("C", isOn: .constant(true)).font(.body.smallCaps())  // expect-warning: 'smallCaps' has no effect in previews [no-effect]
  Text("D").lineLimit(3, reservesSpace: true)  // expect-warning: argument 'reservesSpace' of 'lineLimit' has no effect in previews [no-effect]
}
