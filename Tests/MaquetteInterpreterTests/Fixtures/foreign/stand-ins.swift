import Combine
import Kit
import SwiftUI

struct Page: View {
  @FocusState private var isFocused: Bool
  @State private var width = 3
  @StateObject private var model = Model()
  @StateObject private var account = Account()

  var body: some View {
    Form {
      Search(isFocused: _isFocused, limit: 4)
      Amount(value: .init(get: { width }, set: { width = $0 }))
      Text("Window").background(WindowFinder(found: { _ in }))
      Image(systemSymbolically: "star")  // expect-note: cannot find 'Image(systemSymbolically:)'; it may be of 'Kit', which is not here [unresolved-name]
      Text(account.token ?? "no token")
      Text("\(model.changes) changes")
      Text("Label").foregroundStyle(Color(nsColor: .underPageBackgroundColor))
      Text("\(200.addingReportingOverflow(56).partialValue)")
    }
    .onAppear { URLSession.shared.dataTask(with: "address") }  // expect-note: 'URLSession' has no effect in previews [no-effect]
  }
}

struct Search: View {
  @FocusState var isFocused: Bool
  var limit: Int
  var body: some View { Text("Search of \(limit)").focused($isFocused) }
}

struct Amount: View {
  @Binding var value: Int
  var body: some View { Text("Amount \(value)") }
}

struct WindowFinder: NSViewRepresentable {
  var found: (Any?) -> Void
  func makeNSView(context: Context) -> NSView { NSView() }
}

@propertyWrapper
struct Keychain {
  private let label: String
  init(_ label: String) { self.label = label }
  var wrappedValue: String? {
    get { "of \(label)" }
    nonmutating set {}
  }
}

final class Account: ObservableObject {
  @Keychain("account") var token: String?
}

final class Storage: ObservableObject {
  static let shared = Storage()
  @Published var isOn = true
}

// What is assigned to a published property goes past its observers.
final class Model: ObservableObject {
  var changes = 0
  @Published var isOn: Bool {
    didSet {
      changes += 1
      Storage.shared.isOn = isOn
    }
  }
  init() {
    isOn = false
    Storage.shared.$isOn.assign(to: &$isOn)
  }
}

#Preview { Page() }
