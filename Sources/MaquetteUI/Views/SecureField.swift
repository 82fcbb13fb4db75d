/// A field that shows no more of its text than its length.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, prompt: prompt, label: label)
  }

  public func nodes(in context: ViewContext) -> [Node] {
    field.nodes(in: context).map { node in
      var node = node
      node[.isSecure] = true
      return node
    }
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension NodeAttribute where Value == Bool {
  /// Whether a field hides what is typed.
  public static var isSecure: NodeAttribute { NodeAttribute("isSecure") }
}
