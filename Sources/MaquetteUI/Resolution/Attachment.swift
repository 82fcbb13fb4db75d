extension NodeSlot {
  /// What belongs to a view without being among its contents: a dialog, a menu, a gesture.
  public static let attachment = NodeSlot("attachment")
}

extension NodeKind {
  /// A place in the tree that shows nothing, for what is attached to a view without nodes.
  public static let anchor = NodeKind("anchor")
}

/// A view with nodes attached to its own, which take no room among its contents.
public struct AttachingView<Content: View>: View {
  private let content: Content
  private let reachesAll: Bool
  private let make: @MainActor (ViewContext) -> [Node]

  init(
    _ content: Content, reachesAll: Bool, make: @escaping @MainActor (ViewContext) -> [Node]
  ) {
    self.content = content
    self.reachesAll = reachesAll
    self.make = make
  }

  public func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    // Modifiers on one view, which may all end on one node, are told apart by their order.
    inner.place.attachments += 1
    var nodes = content.nodes(in: inner)
    if nodes.isEmpty {
      let anchor = context.descending(.slot("anchor")).node(.anchor)
      let made = attachments(of: anchor, in: context)
      return made.isEmpty ? [] : [anchor.attaching(made)]
    }
    for index in reachesAll ? nodes.indices : 0..<1 {
      nodes[index].children += attachments(of: nodes[index], in: context)
    }
    return nodes
  }

  private func attachments(of node: Node, in context: ViewContext) -> [Node] {
    var place = context
    place.identity = node.id.appending(.slot(NodeSlot.attachment.rawValue))
      .appending(.index(context.place.attachments))
    place.slot = .attachment
    return make(place)
  }
}

extension Node {
  fileprivate func attaching(_ nodes: [Node]) -> Node {
    var node = self
    node.children += nodes
    return node
  }

  /// The children that are contents, rather than attached.
  public var contents: [Node] { children.filter { $0.slot != .attachment } }
}

extension View {
  /// Attaches nodes, made in a context of their own, to the first node of this view or to each.
  package func attaching(
    toAll reachesAll: Bool = false, _ make: @escaping @MainActor (ViewContext) -> [Node]
  ) -> AttachingView<Self> {
    AttachingView(self, reachesAll: reachesAll, make: make)
  }
}
