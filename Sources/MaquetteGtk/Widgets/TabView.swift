import Gtk
import MaquetteUI

/// Shows one of several views, with a bar of all of them.
final class TabViewPresenter: Presenter {
  private let column = Box(.vertical)
  private let stack = Stack()
  private let bar = Box(.horizontal)
  private let isPaged: Bool

  required init(_ seed: PresenterSeed) {
    isPaged = seed.node[.tabViewStyle] == .page
    super.init(seed, widget: column)
    stack.vexpand = true
    stack.hexpand = true
    bar.homogeneous = !isPaged
    bar.halign = isPaged ? .center : .fill
    bar.addCSSClass("tab-bar")
    bar.setAccessibleRole(.tabList)
    column.append(stack)
    column.append(bar)
    column.hexpand = true
    column.vexpand = true
  }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && (node[.tabViewStyle] == .page) == isPaged
  }

  override func place(for child: Node) -> LayoutRole { .inline(.vertical) }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    guard let tab = child as? TabPresenter else { return }
    if child.widget.parent == nil { stack.add(child.widget) }
    attach(tab, button: tab.button, after: peer as? TabPresenter)
    tab.choose = { [weak self] in self?.choose($0) }
  }

  private func attach(_ tab: TabPresenter, button: Widget, after peer: TabPresenter?) {
    if button.parent === bar {
      bar.reorder(button, after: peer?.button)
    } else {
      bar.insert(button, after: peer?.button)
    }
  }

  override func detach(_ child: Presenter) {
    (child as? TabPresenter)?.button.removeFromParent()
    stack.remove(child.widget)
  }

  override func update(_ change: NodeChange) {
    change.write(.selection, usually: 0) { _ in show() }
  }

  override func contentDidChange() { show() }

  private func show() {
    let place = node[.selection] ?? 0
    guard children.indices.contains(place) else { return }
    if stack.visibleChild !== children[place].widget { stack.visibleChild = children[place].widget }
    for (index, child) in children.enumerated() {
      guard let button = (child as? TabPresenter)?.button else { continue }
      button.setClass("chosen", index == place)
      button.setAccessible(.selected, to: index == place)
    }
  }

  private func choose(_ tab: TabPresenter) {
    guard let place = children.firstIndex(where: { $0 === tab }) else { return }
    context.send(.select(place), from: self)
  }
}

/// Shows a view of a tab view, and what stands for it in the bar.
final class TabPresenter: Presenter {
  let button = Gtk.Button()
  private let face = Box(.vertical, spacing: 2)
  private let content = Box(.vertical)
  /// Told that the tab was pressed.
  var choose: (TabPresenter) -> Void = { _ in }

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: content)
    button.setAccessibleRole(.tab)
    button.addCSSClass("flat")
    button.child = face
    button.onClicked { [weak self] in
      guard let self else { return }
      choose(self)
    }
  }

  override func shows(_ child: Node) -> Bool { child.slot != .label }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func adopt(_ node: Node) {
    super.adopt(node)
    fill()
  }

  override func contentDidChange() {
    fill()
    for child in children {
      child.widget.align(.vertical, horizontally: .center)
      let isFilled = child.widget.computeExpand(.vertical)
      child.widget.set(\.valign, isFilled ? .fill : .center)
    }
  }

  /// Shows the symbol over the title; a page without either is a dot.
  private func fill() {
    for part in face.children { face.remove(part) }
    let option = PickerOption(node.children(in: .label), at: 0)
    if let symbol = option.symbol {
      face.append(Gtk.Image(iconName: SymbolMap.icon(for: symbol).iconName))
    }
    if !option.text.isEmpty {
      let label = Gtk.Label(option.text)
      label.breakLines()
      label.justify = .center
      label.addCSSClass("caption")
      face.append(label)
    }
    if face.firstChild == nil { face.append(Gtk.Image(iconName: "media-record-symbolic")) }
    button.setAccessible(.label, to: node.accessibleName ?? "Page")
  }
}
