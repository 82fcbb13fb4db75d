import SwiftUI

enum Field {
  case text(String, axis: Axis?)

  static func text(_ name: String) -> Field { .text(name, axis: nil) }
}

struct Profile: View {
  let field: Field
  private var title: String { title(for: 1) }  // expect-warning: cannot find 'title' in scope [unresolved-name]

  var body: some View {
    Form {
      #warning("Seen by the compiler alone")
      switch field {
      case .text(let name, let axis): LabeledContent(name, value: axis == nil ? "any" : "down")
      }
      Text(title)
    }
  }
}

#Preview {
  VStack {
    Profile(field: .text("A"))
    Profile(field: .text("B", axis: .vertical))
  }
}
