import Gtk
import MaquetteUI

/// Opens a menu at a secondary click, a long press or the menu key on the node it is attached to.
final class ContextMenuPresenter: AttachmentPresenter {
  private var popover: PopoverMenu?
  private var entries: MenuEntries?

  override func shows(_ child: Node) -> Bool { false }

  override func attached(to host: Presenter) {
    // One menu opens for all that are attached to a node.
    guard host.menus.first === self else { return }
    let click = GestureClick()
    click.button = 3
    click.onReleased { [weak self] _, x, y in self?.open(x: x, y: y) }
    host.widget.addController(click)
    let press = GestureLongPress()
    press.touchOnly = true
    press.onPressed { [weak self] x, y in self?.open(x: x, y: y) }
    host.widget.addController(press)
    let keys = ShortcutController()
    for key in ["Menu", "<Shift>F10"] {
      keys.add(key) { [weak self] in
        self?.open(x: 12, y: Double(host.widget.height) / 2)
        return self != nil
      }
    }
    keys.add("Delete") { [weak self] in self?.delete() ?? false }
    host.widget.addController(keys)
    host.widget.setAccessible(.hasPopup, to: true)
  }

  /// The entries of all menus of the node, each a part.
  private var items: [Node] {
    host?.menus.flatMap { menu -> [Node] in
      var section = Node(id: menu.node.id, kind: .section, children: menu.node.children)
      for index in section.children.indices { section.children[index].slot = nil }
      return [section]
    } ?? []
  }

  private func open(x: Double, y: Double) {
    guard let host, let layer = context.presentations?.widget,
      let area = host.widget.bounds(in: layer)
    else { return }
    popover?.unparent()
    let entries = MenuEntries(of: items, context: context)
    guard !entries.isEmpty else { return }
    self.entries = entries
    let popover = PopoverMenu(entries.menu)
    self.popover = popover
    popover.insertActionGroup("menu", entries.actions)
    popover.setParent(layer)
    popover.hasArrow = false
    popover.pointingTo = Rectangle(x: Int(area.x + x), y: Int(area.y + y), width: 1, height: 1)
    popover.popup()
  }

  /// Presses the first entry that takes something away.
  private func delete() -> Bool {
    let entries = host?.menus.flatMap(\.node.children) ?? []
    guard let entry = entries.first(where: { $0.kind == .button && $0[.role] == .destructive })
    else { return false }
    _ = context.send(NodeEvent(target: entry.id, action: .activate))
    context.requestUpdate()
    return true
  }

  override func close() { popover?.unparent() }
}

extension Presenter {
  /// The menus that are attached to the node.
  var menus: [ContextMenuPresenter] { attachments.compactMap { $0 as? ContextMenuPresenter } }
}
