import Gtk
import MaquetteUI

extension Presenter {
  /// Writes what every node can carry.
  func updateShared(_ change: NodeChange) {
    change.write(.disabled, usually: false) { widget.sensitive = !$0 }
    change.write(.opacity, usually: 1) { widget.opacity = $0 }
    change.write(.accessibilityIdentifier) { widget.name = $0 ?? "" }
    updateTooltip(change)
    updateScroll(change)
    updateAccessibility(change)
  }

  /// Writes what a list says of the node as a row.
  final func updateRow(_ change: NodeChange) {
    guard let row = widget as? ListBoxRow else { return }
    change.write(.isSelected) { isSelected in
      row.setClass("chosen-row", isSelected == true)
      if isSelected != nil { row.activatable = true }
    }
    change.write(rowClass, untouched: .some(nil)) { name in
      for old in widget.cssClasses where old.hasPrefix("fill-") || old == "clear-row" {
        widget.removeCSSClass(old)
      }
      if let name { widget.addCSSClass(name) }
    }
    change.write(lineClass, untouched: .some(nil)) { name in
      for old in widget.cssClasses where old.hasPrefix("line-") { widget.removeCSSClass(old) }
      if let name { widget.addCSSClass(name) }
    }
    change.write(.isSeparatorHidden, usually: false) { widget.setClass("no-separator", $0) }
  }

  private func rowClass(_ node: Node) -> String? {
    guard let fill = node[.rowBackground] else { return nil }
    if fill.color?.opacity == 0 { return "clear-row" }
    return PaintClasses.fill(Palette.color(of: fill, in: widget), on: widget.display)
  }

  private func updateTooltip(_ change: NodeChange) {
    change.write(tooltip, untouched: .some(nil)) {
      widget.tooltipText = $0
      // GTK describes the widget by it, also where it is the name.
      if change.new[.help] == nil { widget.resetAccessible(.description) }
    }
  }

  /// What the pointer calls up over the node; labels without their title say it there, and signs
  /// for a picture which one that is.
  private func lineClass(_ node: Node) -> String? {
    node[.separatorTint].flatMap {
      PaintClasses.line(Palette.color(of: $0, in: widget), on: widget.display)
    }
  }

  private func tooltip(_ node: Node) -> String? {
    if let help = node[.help] ?? node[.asset] { return help }
    guard node.kind == .label, node.children(in: .title).isEmpty else { return nil }
    return node.accessibleName
  }
}

extension Presenter {
  /// Keeps a child box's order the same as the children's.
  func attach(_ child: Presenter, to box: Box, after peer: Presenter?) {
    attach(child, to: box, afterWidget: peer?.widget)
  }

  /// Puts a child into a box after one of its widgets, or first.
  func attach(_ child: Presenter, to box: Box, afterWidget sibling: Widget?) {
    if child.widget.parent === box {
      box.reorder(child.widget, after: sibling)
    } else {
      box.insert(child.widget, after: sibling)
    }
  }
}
