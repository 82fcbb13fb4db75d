import Gtk
import MaquetteUI

/// Shows a choice as a menu behind a button that tells what is chosen.
final class PickerPresenter: LabeledPresenter {
  private let model = StringList()
  private let dropDown: DropDown
  private var options: [PickerOption] = []
  /// The items of the button and the menu that are on show.
  private var items: [ListItem] = []
  private var connection: SignalConnection?

  override class func variant(for node: Node, in place: LayoutRole) -> Presenter.Type {
    switch node[.pickerStyle] ?? .automatic {
    case .segmented, .palette: SegmentedPickerPresenter.self
    case .radioGroup, .inline: RadioPickerPresenter.self
    case .wheel: WheelPickerPresenter.self
    default: PickerPresenter.self
    }
  }

  required init(_ seed: PresenterSeed) {
    dropDown = DropDown(model)
    super.init(seed)
    dropDown.clearEmptyText()
    if seed.place == .row { dropDown.addCSSClass("in-row") }
    if seed.place == .line { dropDown.halign = .start }
    // The focus is on a button inside, which so stands for the whole.
    dropDown.setAccessibleRole(.generic)
    dropDown.firstChild?.setAccessibleRole(.comboBox)
    dropDown.factory = factory { OptionLine.make(isCut: true) }
    dropDown.listFactory = factory { OptionLine.makeChoice() }
    // Options of several words break where the row has no room for a line of them.
    let frame = seed.place == .row ? CustomWidget(layout: FollowingLayout()) : nil
    frame?.append(dropDown)
    add(frame ?? dropDown, spoken: dropDown.firstChild)
    line.activatable = true
    line.keepValues()
    connection = dropDown.onNotify("selected") { [weak self] in self?.wasSelected() }
    let menu = dropDown.children.first { $0 is Popover }
    menu?.connect("map") { [weak self] in
      // Once the menu is drawn, since its lines are made for that.
      MainLoop.idle {
        self?.showChoice()
        return false
      }
    }
  }

  override var yieldsToHugeText: Bool { true }

  override func ownName(of node: Node) -> String? { node.accessibleName }

  // Options are read, not shown: the menu has widgets of its own for them.
  override func shows(_ child: Node) -> Bool { child.slot == .label }

  override func contentDidChange() {
    styleDidChange()
    line.hideEmptyParts()
    let current = PickerOption.options(of: node)
    if current != options { show(current) }
    select(node[.selection])
    let chosen = options.first { $0.place == node[.selection] }?.text
    let spoken = [node.accessibleName, chosen].compactMap { $0 }
    dropDown.firstChild?.setAccessible(.label, to: spoken.joined(separator: ", "))
  }

  /// Replaces the options; a change of them is no choice, so nobody hears of it.
  private func show(_ current: [PickerOption]) {
    let isRenewed = current.map(\.text) != options.map(\.text)
    options = current
    if isRenewed { connection?.blocked { model.splice(0..<model.count, current.map(\.text)) } }
    fillItems()
  }

  /// Chooses an option without an event; `nil` leaves the button empty, not at the first option.
  private func select(_ place: Int?) {
    let line = options.firstIndex { $0.place == place }
    guard dropDown.selected != line else { return }
    connection?.blocked { dropDown.selected = line }
    fillItems()
  }

  private func factory(_ make: @escaping () -> Widget) -> ListItemFactory {
    ListItemFactory { item in
      item.child = make()
    } bind: { [weak self] item in
      self?.items.append(item)
      self?.fill(item)
    } unbind: { [weak self] item in
      self?.items.removeAll { $0 === item }
    }
  }

  /// Writes the options as they are, and the mark where the choice is.
  private func fillItems() {
    for item in items { fill(item) }
  }

  private func fill(_ item: ListItem) {
    guard let line = item.position, options.indices.contains(line) else { return }
    OptionLine.fill(item, with: options[line], isChosen: dropDown.selected == line)
  }

  /// Starts at the choice, where GTK 4.8 starts at the top.
  private func showChoice() {
    guard let line = dropDown.selected, dropDown.listView?.mapped == true else { return }
    dropDown.listView?.activateAction("list.scroll-to-item", place: line)
    let chosen = items.first { $0.position == line && OptionLine.isChoice($0) }?.child
    chosen?.parent?.grabFocus()
  }

  override func activate() { dropDown.activate() }

  private func wasSelected() {
    fillItems()
    guard let line = dropDown.selected, options.indices.contains(line) else { return }
    let place = options[line].place
    if place != node[.selection] { context.send(.select(place), from: self) }
  }

  override func settle() { select(node[.selection]) }
}

extension DropDown {
  /// The list in the menu.
  fileprivate var listView: Widget? { descendants.first { $0.typeName == "GtkListView" } }

  /// Lets the button be empty while nothing is chosen, where GTK would write "(None)".
  fileprivate func clearEmptyText() {
    for case let stack as Stack in descendants {
      (stack.child(named: "empty") as? Gtk.Label)?.text = ""
    }
  }
}
