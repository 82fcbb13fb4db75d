// A10: SwiftUI's own names that are missing here are told apart from names nobody knows.
VStack {
  CommandMenu("Tools") { Text("A") } // expect-warning: 'CommandMenu' is not supported in previews [unsupported-view]
  ProjectCard(title: "B") // expect-warning: cannot find 'ProjectCard' in scope [unresolved-name]
  Text("C").foo() // expect-warning: value of type 'some View' has no member 'foo' [unresolved-name]
  Text("D").pading() // expect-warning: value of type 'some View' has no member 'pading'; did you mean 'padding'? [unresolved-name]
  Text("E").sensoryFeedback(.success, trigger: 1) // expect-note: modifier 'sensoryFeedback' has no effect in previews [no-effect]
  Text("F").sensoryFeedback(.error, trigger: 2).drawingGroup()
  Text("G").colorEffect(shader) { Text(nobody) } // expect-note: modifier 'colorEffect' has no effect in previews [no-effect] // expect-warning: cannot find 'shader' in scope [unresolved-name]
}
