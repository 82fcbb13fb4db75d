/// A field for long text, which scrolls.
public struct TextEditor: View {
  private let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public func nodes(in context: ViewContext) -> [Node] {
    let text = text
    context.pass.handle(context.identity) { action in
      if case .setText(let new) = action { text.wrappedValue = new }
    }
    return [
      context.node(.textEditor) { node in
        node[.text] = text.wrappedValue
        let look = context.environment[look: TextEditorAppearance.self]
        if look != .automatic { node[.textEditorStyle] = look }
        let environment = context.environment
        node[.font] = environment.fontTraits.applied(to: environment.font)
      }
    ]
  }
}

extension NodeKind {
  /// A field for long text.
  public static let textEditor = NodeKind("textEditor")
}

extension NodeAttribute where Value == TextEditorAppearance {
  public static var textEditorStyle: NodeAttribute { NodeAttribute("style") }
}
