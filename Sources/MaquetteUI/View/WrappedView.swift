/// A view each of whose nodes is put inside another node, as padding and frames do.
public struct WrappedView<Content: View>: View {
  private let kind: NodeKind
  private let content: Content
  private let configure: @MainActor (inout Node, ViewContext) -> Void

  init(
    _ content: Content, in kind: NodeKind,
    configure: @escaping @MainActor (inout Node, ViewContext) -> Void
  ) {
    self.kind = kind
    self.content = content
    self.configure = configure
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let inner = content.nodes(in: context.descending(.slot(kind.rawValue)))
    return inner.map { child in
      var child = child
      child.slot = .content
      // A wrapper around one of several views is told from its siblings by what it wraps.
      let identity =
        inner.count == 1 ? context.identity : child.id.appending(.slot(kind.rawValue))
      var node = Node(id: identity, kind: kind, children: [child], origin: context.origin)
      node.accessibleName = child.accessibleName
      node.slot = context.slot
      // Whatever is around a view lies where the view does.
      node[.zIndex] = child[.zIndex]
      node.children[0][.zIndex] = nil
      configure(&node, context)
      // A wrapper stands for what it wraps, as for a tagged and padded option.
      node.tag = child.tag
      return node
    }
  }
}

extension View {
  /// Each node of this view as the content of a node of the given kind.
  package func wrapped(
    in kind: NodeKind,
    configure: @escaping @MainActor (inout Node, ViewContext) -> Void = { _, _ in }
  ) -> WrappedView<Self> { WrappedView(self, in: kind, configure: configure) }
}
