import Gtk
import MaquetteUI

/// Shows a button that opens a menu.
final class MenuPresenter: Presenter {
  private let button = MenuButton()
  private let box = Box(.horizontal)
  private let content = Box(.horizontal, spacing: 6)
  /// What a press does where the menu has an action of its own.
  private let primary: Gtk.Button?
  private let arrow = Gtk.Image(iconName: "pan-down-symbolic")
  private var entries: MenuEntries?
  private var shown: [Node] = []

  required init(_ seed: PresenterSeed) {
    primary = seed.node[.hasPrimaryAction] == true ? Gtk.Button() : nil
    super.init(seed, widget: box)
    if let primary {
      box.addCSSClass("linked")
      primary.child = content
      primary.onClicked { [weak self] in self?.press() }
      box.append(primary)
      button.iconName = "pan-down-symbolic"
    } else {
      let line = Box(.horizontal, spacing: 6)
      line.append(content)
      arrow.setAccessibleRole(.presentation)
      line.append(arrow)
      button.child = line
    }
    box.append(button)
    box.valign = .center
    if seed.place == .row { box.halign = .start }
  }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && (node[.hasPrimaryAction] == true) == (primary != nil)
  }

  override func shows(_ child: Node) -> Bool { child.slot == .label }
  override var accessibleWidget: Widget? { button }
  override var takesFocus: Bool { true }
  override func place(for child: Node) -> LayoutRole { .control }

  override func update(_ change: NodeChange) {
    change.write(.menuStyle, usually: .automatic) { style in
      button.hasFrame = style == .button || style == .borderedButton || primary != nil
    }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func contentDidChange() {
    // A symbol alone says what opens, as in other bars of the desktop.
    let isBare = !children.isEmpty && children.allSatisfy { $0.node.isSymbolAlone }
    arrow.set(\.visible, !isBare)
    fill()
  }

  override func adopt(_ node: Node) {
    super.adopt(node)
    fill()
  }

  private func fill() {
    let items = node.children(in: .item)
    guard items != shown || entries == nil else { return }
    shown = items
    let entries = MenuEntries(of: items, context: context)
    self.entries = entries
    button.insertActionGroup("menu", entries.actions)
    button.setMenu(entries.menu)
  }

  private func press() { context.send(.activate, from: self) }

  override func activate() { button.popup() }
}

extension Node {
  /// Whether the node shows a symbol and no text.
  fileprivate var isSymbolAlone: Bool {
    kind == .image || (kind == .label && children(in: .title).isEmpty)
  }
}
