import MaquetteUI

@testable import MaquetteGtk

/// A host of named elements that writes down what it is told to do.
@MainActor
final class RecordingHost: RenderHost {
  final class Element {
    let name: String
    var children: [Element] = []

    init(name: String) { self.name = name }

    /// The names from here down: `page(a b(c))`.
    var text: String {
      children.isEmpty ? name : name + "(" + children.map(\.text).joined(separator: " ") + ")"
    }
  }

  private(set) var log: [String] = []

  /// The log so far, which begins anew.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func makeElement(for node: Node, in parent: Element?) -> Element {
    log.append("make \(node.name)")
    return Element(name: node.name)
  }

  func canKeep(_ element: Element, for node: Node) -> Bool { node[.title] != "other" }

  func update(_ element: Element, from old: Node, to new: Node) {
    log.append("update \(element.name): \(old[.text] ?? "") -> \(new[.text] ?? "")")
  }

  func insert(_ child: Element, after sibling: Element?, in parent: Element) {
    log.append("insert \(child.name) after \(sibling?.name ?? "nothing") in \(parent.name)")
    put(child, after: sibling, in: parent)
  }

  func move(_ child: Element, after sibling: Element?, in parent: Element) {
    log.append("move \(child.name) after \(sibling?.name ?? "nothing") in \(parent.name)")
    parent.children.removeAll { $0 === child }
    put(child, after: sibling, in: parent)
  }

  func remove(_ child: Element, from parent: Element) {
    log.append("remove \(child.name) from \(parent.name)")
    parent.children.removeAll { $0 === child }
  }

  /// The nodes that get no element.
  var hidden: Set<String> = []
  /// Asks each element again which of its children are shown.
  private(set) var refresh: [String: () -> Void] = [:]

  func shows(_ node: Node, at place: Int, in parent: Element) -> Bool {
    !hidden.contains(node.name)
  }

  /// The places that elements tell at once.
  var near: [String: [Int]] = [:]

  func nearPlaces(in parent: Element) -> [Int]? { near[parent.name] }

  func keep(_ refresh: @escaping () -> Void, for element: Element) {
    self.refresh[element.name] = refresh
  }

  func contentDidChange(in element: Element, to node: Node) {
    log.append("changed \(element.name)")
  }

  private func put(_ child: Element, after sibling: Element?, in parent: Element) {
    let place = parent.children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0
    parent.children.insert(child, at: place)
  }
}

extension Node {
  /// A node known by a name, with a text that can change.
  init(
    _ name: String, text: String = "", kind: NodeKind = .text, title: String? = nil,
    _ children: Node...
  ) {
    self.init(name, text: text, kind: kind, title: title, children)
  }

  init(
    _ name: String, text: String = "", kind: NodeKind = .text, title: String? = nil,
    _ children: [Node]
  ) {
    self.init(id: .root.appending(.element(name)), kind: kind, children: children)
    self[.text] = text
    self[.title] = title
  }

  fileprivate var name: String {
    id.components.map(\.description).joined(separator: "/")
  }
}

extension NodeIdentity.Component {
  fileprivate var description: String {
    if case .element(let name) = self { name } else { String(describing: self) }
  }
}
