import SwiftUI
import struct Kit.Row
@testable import Tools

struct Page: View {
  var body: some View {
    Form {
      Text("title".localized)  // expect-note: value of type 'String' has no member 'localized'; it may be of 'Kit' or another module that is not here [unresolved-name]
        .glow()  // expect-note: value of type 'some View' has no member 'glow'; it may be of 'Kit' or another module that is not here [unresolved-name]
      Label("A", systemImage: "star")
        .labelStyle(.vertical)  // expect-note: type 'LabelStyle' has no member 'vertical'; it may be of 'Kit' or another module that is not here [unresolved-name]
      Text(Own.missing)
      Text(Own().name)  // expect-warning: value of type 'Own' has no member 'name' [unresolved-name]
      Button("Go") { launch() }
      Text(String(describing: greeting))  // expect-note: cannot find 'greeting' in scope; it may be of 'Kit' or another module that is not here [unresolved-name]
    }
  }
}

struct Own {}
