import SwiftUI

struct Adaptive: View {
  let isTall: Bool

  var body: some View {
    let layout =
      isTall
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
    layout {
      Text("One")
      Text("Two")
    }
  }
}

#Preview {
  VStack {
    Adaptive(isTall: true)
    Adaptive(isTall: false)
    let layers = ZStackLayout(alignment: .bottom)
    layers { Text("Over") }
    HStackLayout { Text("Beside") }
    VStackLayout(alignment: .trailing, spacing: 2) { Text("Below") }
    AnyLayout(GridLayout(horizontalSpacing: 5)) { GridRow { Text("Cell") } }
  }
}
