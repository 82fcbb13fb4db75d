/// A box that stands for a view nobody here knows, under that view's name.
package struct Placeholder: View {
  private let name: String

  package init(_ name: String) { self.name = name }

  package func nodes(in context: ViewContext) -> [Node] {
    [
      context.node(.placeholder) { node in
        node[.title] = name
        node.accessibleName = name
      }
    ]
  }
}

extension NodeKind {
  /// A named box in place of an unknown view or value.
  public static let placeholder = NodeKind("placeholder")
}
