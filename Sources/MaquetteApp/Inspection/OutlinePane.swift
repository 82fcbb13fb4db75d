import Foundation
import Gtk
import MaquetteUI

/// The pane that lists the views of the form as a tree, synchronised with what is outlined.
final class OutlinePane {
  /// The pane.
  let pane: Pane
  /// Told of the view that was chosen, and of one that was opened.
  var onSelect: ((Node) -> Void)?
  var onOpen: ((Node) -> Void)?

  private let list = ListBox()
  private var nodes: [(node: Node, depth: Int)] = []
  private var isFollowing = false

  /// How many views are listed at most.
  private static let limit = 2000

  init() {
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = list
    pane = Pane(
      name: "outline", title: localized("Outline"), iconName: "view-list-symbolic",
      place: .sidebar, widget: scroller)
    pane.keys = ["<Control><Shift>o"]
    list.addCSSClass("pane-list")
    list.addCSSClass("outline")
    list.selectionMode = .single
    list.activateOnSingleClick = false
    list.setAccessible(.label, to: localized("Outline"))
    list.connect("row-selected") { [weak self] in self?.selectionDidChange() }
    list.onRowActivated { [weak self] row in
      guard let self, self.nodes.indices.contains(row.index) else { return }
      self.onOpen?(self.nodes[row.index].node)
    }
  }

  /// Lists a tree; rows that say the same as before stay as they are.
  func show(_ root: Node) {
    var next: [(node: Node, depth: Int)] = []
    Self.flatten(root, depth: 0, into: &next)
    let selected = list.selectedRow.flatMap { row in
      nodes.indices.contains(row.index) ? nodes[row.index].node.id : nil
    }
    let isSame =
      next.count == nodes.count
      && zip(next, nodes).allSatisfy {
        $0.depth == $1.depth && Self.words(of: $0.node) == Self.words(of: $1.node)
      }
    nodes = next
    guard !isSame else { return }
    isFollowing = true
    for row in list.children { list.remove(row) }
    for entry in nodes { list.append(Self.line(entry.node, depth: entry.depth)) }
    isFollowing = false
    select(selected)
  }

  /// Marks the row of a view, without telling of it.
  func select(_ identity: NodeIdentity?) {
    isFollowing = true
    defer { isFollowing = false }
    guard let identity, let index = nodes.firstIndex(where: { $0.node.id == identity }) else {
      return list.unselectAll()
    }
    list.selectedRow = list.row(at: index)
  }

  /// What a row says of a view.
  static func words(of node: Node) -> (kind: String, text: String) {
    let text =
      node.accessibleName
      ?? node.attributes["text"].flatMap { String(attributeValue: $0) }
      ?? node.attributes["title"].flatMap { String(attributeValue: $0) } ?? ""
    return (node.kind.rawValue.prefix(1).uppercased() + node.kind.rawValue.dropFirst(), text)
  }

  private static func flatten(
    _ node: Node, depth: Int, into list: inout [(node: Node, depth: Int)]
  ) {
    guard list.count < limit else { return }
    list.append((node, depth))
    for child in node.children { flatten(child, depth: depth + 1, into: &list) }
  }

  private static func line(_ node: Node, depth: Int) -> Widget {
    let words = words(of: node)
    let kind = Gtk.Label(words.kind)
    let text = Gtk.Label(words.text)
    text.ellipsize = .end
    text.addCSSClass("dim-label")
    let box = Box(.horizontal, spacing: 6)
    box.margins = Margins(top: 0, bottom: 0, start: min(depth, 12) * 12, end: 0)
    box.append(kind)
    box.append(text)
    let row = ListBoxRow(child: box)
    row.setAccessible(
      .label, to: words.text.isEmpty ? words.kind : words.kind + " " + words.text)
    return row
  }

  private func selectionDidChange() {
    guard !isFollowing, let row = list.selectedRow, nodes.indices.contains(row.index) else {
      return
    }
    onSelect?(nodes[row.index].node)
  }
}
