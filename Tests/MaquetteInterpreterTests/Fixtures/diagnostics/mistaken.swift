import SwiftUI

struct Level { var titel = "low" }

#Preview("Sizes", as: .systemSmall) { Text("a") } // expect-warning: previews of widgets are not supported [unsupported-construct]

#Preview {
  Form {
    Text("a").foregroundStyle(Color("nowhere")) // expect-warning: no color named 'nowhere' found [unknown-asset]
    Text(Level().title) // expect-warning: value of type 'Level' has no member 'title'; did you mean 'titel'? [unresolved-name]
  }
}
