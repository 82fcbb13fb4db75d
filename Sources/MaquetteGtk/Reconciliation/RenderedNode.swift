import MaquetteUI

/// A node as it was last shown, with the element that shows it, if one does.
final class RenderedNode<Element: AnyObject> {
  var node: Node
  /// What shows the node; `nil` where its parent does without, or it is far
  /// from what is seen.
  var element: Element?
  var children: [RenderedNode] = []

  init(node: Node) { self.node = node }

  /// Whether the other node is a version of this one, to be shown by the same element.
  func isSame(as other: Node) -> Bool {
    node.kind == other.kind && node.slot == other.slot && node.id == other.id
  }
}

/// What tells a node from its siblings; equal identities of another kind or part are strangers.
struct SiblingKey: Hashable {
  let id: NodeIdentity
  let kind: NodeKind
  let slot: NodeSlot?

  init(_ node: Node) {
    id = node.id
    kind = node.kind
    slot = node.slot
  }
}
