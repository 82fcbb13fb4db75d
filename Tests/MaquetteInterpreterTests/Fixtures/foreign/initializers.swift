import SwiftUI

struct Page: View {
  var header: Text?

  var body: some View {
    Form(symbol: "gear") {  // expect-warning: extra argument 'symbol' in call [invalid-argument]
      Section(header: header) { content }
      Image(uiImage: makePicture())  // expect-warning: pictures made by code are not supported in previews [missing-value]
      Section {
        Text("Second")
      } more: { // expect-warning: extra trailing closure passed in call [invalid-argument]
        Text("More")
      }
    }
  }

  private var content: some View { Text("Row") }
  private func makePicture() -> Int { 1 }
}

#Preview { Page() }
