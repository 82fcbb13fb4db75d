import SwiftUI

// A type of the file with the name of a view of the vocabulary gives that view nothing.
struct Divider: View {
  let title: String
  let isSelected: Bool

  var body: some View {
    SwiftUI.Divider().isSelected(isSelected)  // expect-warning: value of type 'some View' has no member 'isSelected' [unresolved-name]
    Text(title)
  }
}

#Preview { Divider(title: "First", isSelected: true) }
