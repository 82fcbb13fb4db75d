import MaquetteUI

extension TypeEntry {
  static let secureField = TypeEntry(
    view: "SecureField", .drawn,
    Overload("init(_ title: Title, text: Binding<String>, prompt: Text? = nil)") {
      (title: Text, text: Binding<String>, prompt: Text?) in
      SecureField(text: text, prompt: prompt) { title }
    },
    Overload(
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { (text: Binding<String>, prompt: Text?, label: AnyView) in
      SecureField(text: text, prompt: prompt) { label }
    },
    Overload(
      "init(_ title: Title, text: Binding<String>, @ignored onCommit: () -> Void)"
    ) { (title: Text, text: Binding<String>) in SecureField(text: text) { title } })

  static let textEditor = TypeEntry(
    view: "TextEditor", .drawn,
    Overload("init(text: Binding<String>, @ignored selection: Any? = nil)") {
      (text: Binding<String>) in TextEditor(text: text)
    })
}
