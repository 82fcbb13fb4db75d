import SwiftUI

struct Item: Identifiable {
  let id: Int
  let name: String
}

enum Problem: LocalizedError {
  case full
  var errorDescription: String? { "The disk is full." }
}

struct Forms: View {
  @State private var isShown = true
  @State private var item: Item? = Item(id: 1, name: "one")
  @State private var problem: Problem? = .full

  var body: some View {
    VStack {
      Text("1").sheet(item: $item) { item in Text(item.name).presentationDetents([.large, .medium]) }
      Text("2").popover(isPresented: $isShown) { Text("bubble") }
      Text("3").fullScreenCover(isPresented: $isShown, content: Cover.init)
      Text("4").alert(isPresented: $isShown, error: problem) { _ in Button("Fine") {} } message: { _ in Text("m") }
      Text("5").alert(item: $item) { item in Alert(title: Text(item.name)) }
      Text("6").actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("Sheet"), buttons: [.default(Text("A")), .destructive(Text("B")), .cancel()])
      }
      Text("7").alert("About", isPresented: $isShown, presenting: item) { item in
        Button("Take \(item.name)") {}
      } message: { item in
        Text("It is \(item.name).")
      }
      Text("8").confirmationDialog("Hidden", isPresented: $isShown, titleVisibility: .hidden) {
        Button("Go") {}
      }
      Text("9").sheet(isPresented: .constant(false)) { Text("never") }
    }
  }
}

struct Cover: View {
  @Environment(\.presentationMode) var presentationMode
  var body: some View {
    Button("Leave") { presentationMode.wrappedValue.dismiss() }
      .interactiveDismissDisabled()
  }
}

#Preview { Forms() }
