import MaquetteUI

/// Edits a host's elements until they show another tree, with as few edits as it takes.
///
/// Nodes are known by identity: one that is still there keeps its element, moved where its order
/// changed; nothing is told about a node that is equal to what it was.
final class Reconciler<Host: RenderHost> {
  typealias Rendered = RenderedNode<Host.Element>

  let host: Host
  private(set) var root: Rendered?
  private var statistics = UpdateStatistics()

  init(host: Host) { self.host = host }

  /// Shows `node`; the root's element is another one afterwards only if it could not be kept.
  func update(to node: Node) -> UpdateStatistics {
    statistics = UpdateStatistics()
    if let root, root.isSame(as: node), host.canKeep(root.element, for: node) {
      update(root, to: node)
    } else {
      if let root { statistics.removed += root.node.count }
      root = render(node, in: nil)
    }
    return statistics
  }

  private func render(_ node: Node, in parent: Host.Element?) -> Rendered {
    let rendered = Rendered(node: node, element: host.makeElement(for: node, in: parent))
    statistics.created += 1
    var last: Host.Element?
    for child in node.children {
      let made = render(child, in: rendered.element)
      host.insert(made.element, after: last, in: rendered.element)
      rendered.children.append(made)
      last = made.element
    }
    host.contentDidChange(in: rendered.element)
    return rendered
  }

  /// Brings an element up to date; tells whether anything about it or in it changed.
  @discardableResult
  private func update(_ rendered: Rendered, to node: Node) -> Bool {
    var isChanged = false
    if !rendered.node.isEqual(to: node) {
      host.update(rendered.element, from: rendered.node, to: node)
      isChanged = true
    }
    if updateChildren(of: rendered, to: node.children) { isChanged = true }
    rendered.node = node
    if isChanged { host.contentDidChange(in: rendered.element) }
    return isChanged
  }

  private func updateChildren(of parent: Rendered, to nodes: [Node]) -> Bool {
    var isChanged = false
    if let kept = keptInPlace(parent.children, nodes) {
      for (child, node) in zip(kept, nodes) where update(child, to: node) { isChanged = true }
      return isChanged
    }
    let places = match(parent.children, nodes)
    let kept = Set(places.compactMap { $0 })
    for (place, child) in parent.children.enumerated() where !kept.contains(place) {
      host.remove(child.element, from: parent.element)
      statistics.removed += child.node.count
    }
    let staying = longestIncreasing(places)
    var children: [Rendered] = []
    children.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let last = children.last?.element
      guard let place = places[index] else {
        let made = render(node, in: parent.element)
        host.insert(made.element, after: last, in: parent.element)
        children.append(made)
        continue
      }
      let child = parent.children[place]
      if !staying.contains(index) {
        host.move(child.element, after: last, in: parent.element)
        statistics.moved += 1
      }
      update(child, to: node)
      children.append(child)
    }
    parent.children = children
    return true
  }

  /// The children where they are the same nodes in the same order, as they mostly are.
  private func keptInPlace(_ children: [Rendered], _ nodes: [Node]) -> [Rendered]? {
    guard children.count == nodes.count else { return nil }
    for (child, node) in zip(children, nodes) {
      guard child.isSame(as: node), host.canKeep(child.element, for: node) else { return nil }
    }
    return children
  }

  /// For each node the place of the child that goes on to show it, if there is one.
  private func match(_ children: [Rendered], _ nodes: [Node]) -> [Int?] {
    var places: [SiblingKey: [Int]] = [:]
    for (place, child) in children.enumerated().reversed() {
      places[SiblingKey(child.node), default: []].append(place)
    }
    return nodes.map { node in
      guard let place = places[SiblingKey(node)]?.popLast(),
        host.canKeep(children[place].element, for: node)
      else { return nil }
      return place
    }
  }
}

extension Node {
  /// Whether the nodes are equal but for what is in them.
  fileprivate func isEqual(to other: Node) -> Bool {
    attributes == other.attributes && accessibleName == other.accessibleName
  }
}
