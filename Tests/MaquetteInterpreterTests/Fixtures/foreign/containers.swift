import SwiftUI

struct Pane: View {
  var body: some View {
    Kit.Panel(width: 1...(.pi)) {  // expect-warning: cannot find 'Kit' in scope [unresolved-name]
      Text("Inside")
      Kit.Row(title: "Second")
    }
    .glow()  // expect-warning: value of type 'some View' has no member 'glow' [unresolved-name]
  }
}

#Preview {
  Pane().boxed()  // expect-warning: value of type 'some View' has no member 'boxed' [unresolved-name]
}
