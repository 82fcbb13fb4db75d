import SwiftUI

// A closure at the end that names what it is given is an action, one that names nothing a label;
// an action does not run while the form is made.
struct Levels: View {
  @State private var level = 0.5

  var body: some View {
    Form {
      Slider(value: $level) { _ in print("slid") }
      Slider(value: $level, in: 0...1, step: 0.1) { isEditing in print("slid", isEditing) }
      Slider(value: $level) { Text("Level") }
      Slider(value: $elsewhere) { _ in print("slid") }  // expect-warning: cannot find '$elsewhere' in scope [unresolved-name]
      Stepper("Steps", value: $level) { _ in print("stepped") }
    }
  }
}

#Preview { Levels() }
