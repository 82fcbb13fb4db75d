/// A field that shows no more of its text than its length.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, prompt: prompt, label: label)
  }

  public func nodes(in context: ViewContext) -> [Node] {
    field.nodes(in: context).map(\.secured)
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

extension Node {
  /// The node with all fields in it hiding what is typed; a style may have put others around one.
  fileprivate var secured: Node {
    var node = self
    if kind == .textField { node[.isSecure] = true }
    node.children = children.map(\.secured)
    return node
  }
}
