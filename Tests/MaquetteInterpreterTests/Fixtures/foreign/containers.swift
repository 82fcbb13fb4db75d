import SwiftUI

struct Pane: View {
  var body: some View {
    Kit.Panel(width: 1...(.pi)) {  // expect-warning: cannot find 'Kit' in scope [unresolved-name]
      Text("Inside")
      Kit.Row(title: "Second")
    }
    .glow()  // expect-warning: modifier 'glow' is not supported in previews [unsupported-modifier]
  }
}

#Preview {
  Pane().boxed()  // expect-warning: modifier 'boxed' is not supported in previews [unsupported-modifier]
}
