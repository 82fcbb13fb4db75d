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
    if let root, let element = root.element, root.isSame(as: node), host.canKeep(element, for: node)
    {
      update(root, element, to: node)
    } else {
      if let root { statistics.removed += root.node.count }
      root = Rendered(node: node)
      if let root { make(root, in: nil) }
    }
    return statistics
  }

  /// Makes the element of a node that has none yet, and those of what is in it.
  @discardableResult
  private func make(_ rendered: Rendered, in parent: Host.Element?) -> Host.Element {
    let node = rendered.node
    let element = host.makeElement(for: node, in: parent)
    rendered.element = element
    statistics.created += 1
    rendered.children = node.children.map { Rendered(node: $0) }
    showChildren(of: rendered, element)
    host.contentDidChange(in: element, to: node)
    return element
  }

  /// Makes the elements of children that are to be shown and have none, and drops those of others.
  ///
  /// Of very many children those that are not at one of the places `near` are not looked into.
  private func showChildren(
    of parent: Rendered, _ element: Host.Element, near: [Int]? = nil
  ) {
    var last: Host.Element?
    var isWhole = true
    var near = near?[...]
    for (place, child) in parent.children.enumerated() {
      let isShown =
        near.map { $0.first == place } ?? host.shows(child.node, at: place, in: element)
      if isShown { near = near?.dropFirst() }
      isWhole = isWhole && isShown
      if let present = child.element {
        if isShown {
          last = present
        } else {
          host.remove(present, from: element)
          child.element = nil
          child.children = []
        }
      } else if isShown {
        let made = make(child, in: element)
        host.insert(made, after: last, in: element)
        last = made
      }
    }
    if !isWhole { offerRefresh(of: parent, element) }
  }

  /// Gives the host a closure that makes the elements of children that it shows by then, and drops
  /// those that it no longer does.
  private func offerRefresh(of parent: Rendered, _ element: Host.Element) {
    let refresh: () -> Void = { [weak self, weak parent] in
      guard let self, let parent, let element = parent.element else { return }
      showChildren(of: parent, element, near: host.nearPlaces(in: element))
      host.contentDidChange(in: element, to: parent.node)
    }
    host.keep(refresh, for: element)
  }

  /// Brings a node up to date; tells whether anything about it or in it changed.
  private func update(_ rendered: Rendered, to node: Node) -> Bool {
    // What was kept is not looked into.
    if rendered.node.isCopy(of: node) { return false }
    guard let element = rendered.element else {
      let isChanged = rendered.node != node
      rendered.node = node
      return isChanged
    }
    return update(rendered, element, to: node)
  }

  @discardableResult
  private func update(_ rendered: Rendered, _ element: Host.Element, to node: Node) -> Bool {
    var isChanged = false
    if !rendered.node.isEqual(to: node) {
      host.update(element, from: rendered.node, to: node)
      isChanged = true
    }
    if updateChildren(of: rendered, element, to: node.children) { isChanged = true }
    rendered.node = node
    if isChanged { host.contentDidChange(in: element, to: node) }
    return isChanged
  }

  private func updateChildren(
    of parent: Rendered, _ element: Host.Element, to nodes: [Node]
  ) -> Bool {
    var isChanged = false
    if let kept = keptInPlace(parent.children, nodes) {
      for (child, node) in zip(kept, nodes) where update(child, to: node) { isChanged = true }
      return isChanged
    }
    let places = match(parent.children, nodes)
    let kept = Set(places.compactMap { $0 })
    for (place, child) in parent.children.enumerated() where !kept.contains(place) {
      remove(child, from: element)
    }
    let staying = longestIncreasing(places)
    var children: [Rendered] = []
    children.reserveCapacity(nodes.count)
    var last: Host.Element?
    for (index, node) in nodes.enumerated() {
      let child = places[index].map { parent.children[$0] } ?? Rendered(node: node)
      children.append(child)
      if places[index] == nil {
        guard host.shows(node, at: index, in: element) else { continue }
        host.insert(make(child, in: element), after: last, in: element)
      } else {
        if !staying.contains(index), let moved = child.element {
          host.move(moved, after: last, in: element)
          statistics.moved += 1
        }
        _ = update(child, to: node)
      }
      last = child.element ?? last
    }
    parent.children = children
    // What moved up from among those without elements may be wanted now.
    if children.contains(where: { $0.element == nil }) { showChildren(of: parent, element) }
    return true
  }

  private func remove(_ child: Rendered, from parent: Host.Element) {
    guard let element = child.element else { return }
    host.remove(element, from: parent)
    statistics.removed += child.node.count
  }

  /// The children where they are the same nodes in the same order, as they mostly are.
  private func keptInPlace(_ children: [Rendered], _ nodes: [Node]) -> [Rendered]? {
    guard children.count == nodes.count else { return nil }
    for (child, node) in zip(children, nodes) where !canKeep(child, for: node) { return nil }
    return children
  }

  private func canKeep(_ child: Rendered, for node: Node) -> Bool {
    if child.node.isCopy(of: node) { return true }
    return child.isSame(as: node) && child.element.map { host.canKeep($0, for: node) } ?? true
  }

  /// For each node the place of the child that goes on to show it, if there is one.
  private func match(_ children: [Rendered], _ nodes: [Node]) -> [Int?] {
    var places: [SiblingKey: [Int]] = [:]
    for (place, child) in children.enumerated().reversed() {
      places[SiblingKey(child.node), default: []].append(place)
    }
    return nodes.map { node in
      guard let place = places[SiblingKey(node)]?.popLast(), canKeep(children[place], for: node)
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
