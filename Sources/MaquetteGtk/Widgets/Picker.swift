import Gtk
import MaquetteUI

/// Shows a choice as a menu behind a button that tells what is chosen.
final class PickerPresenter: Presenter {
  private let line: LabeledLine
  private let model = StringList()
  private let dropDown: DropDown
  private var options: [PickerOption] = []
  /// The items of the menu that are on show.
  private var menuItems: [ListItem] = []
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    line = LabeledLine(in: seed.place)
    dropDown = DropDown(model)
    super.init(seed, widget: line.widget)
    dropDown.valign = .center
    dropDown.clearEmptyText()
    if seed.place == .row { dropDown.addCSSClass("in-row") }
    if seed.place == .line { dropDown.halign = .start }
    // The focus is on a button inside, which so stands for the whole.
    line.row?.focusable = false
    dropDown.setAccessibleRole(.generic)
    dropDown.firstChild?.setAccessibleRole(.comboBox)
    dropDown.factory = buttonFactory()
    dropDown.listFactory = menuFactory()
    line.append(dropDown)
    line.activatable = true
    connection = dropDown.onNotify("selected") { [weak self] in self?.wasSelected() }
    let menu = dropDown.children.first { $0 is Popover }
    menu?.connect("map") { [weak self] in
      // Once the menu is drawn, since its lines are made for that.
      MainLoop.idle {
        self?.focusChoice()
        return false
      }
    }
  }

  override var labelColumn: Widget? { place == .line ? line.titles : nil }
  override var accessibleWidget: Widget? { dropDown.firstChild }
  override func ownName(of node: Node) -> String? { node.accessibleName }

  override func place(for child: Node) -> LayoutRole {
    child.slot == .option ? .control : titlePlace
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    // Options are read, not shown: the menu has widgets of its own for them.
    if child.node.slot == .label { attach(child, to: line.titles, after: peer) }
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    attach(child, after: peer)
  }

  override func update(_ change: NodeChange) {
    change.write(.selection) { select($0) }
  }

  override func contentDidChange() {
    line.hideEmptyParts()
    let current = node.children(in: .option).map { PickerOption(of: $0) }
    if current != options { show(current) }
    select(node[.selection])
    let spoken = [node.accessibleName].compactMap { $0 } + chosenText
    dropDown.firstChild?.setAccessible(.label, to: spoken.joined(separator: ", "))
  }

  private var chosenText: [String] {
    node[.selection].flatMap { options.indices.contains($0) ? [options[$0].text] : nil } ?? []
  }

  /// Replaces the options; a change of them is no choice, so nobody hears of it.
  private func show(_ current: [PickerOption]) {
    options = current
    connection?.blocked { model.splice(0..<model.count, current.map(\.text)) }
  }

  /// Chooses an option without an event; `nil` leaves the button empty, not at the first option.
  private func select(_ place: Int?) {
    let place = place.flatMap { options.indices.contains($0) ? $0 : nil }
    guard dropDown.selected != place else { return }
    connection?.blocked { dropDown.selected = place }
    markChoice()
  }

  /// What the button shows: the choice, cut where there is no room.
  private func buttonFactory() -> ListItemFactory {
    ListItemFactory { item in
      item.child = OptionLine.make(isCut: true)
    } bind: { [weak self] item in
      self?.fill(item)
    }
  }

  /// What the menu shows: the options, the chosen one with a mark.
  private func menuFactory() -> ListItemFactory {
    ListItemFactory { item in
      let line = OptionLine.make(isCut: false)
      line.append(OptionLine.makeMark())
      item.child = line
    } bind: { [weak self] item in
      self?.menuItems.append(item)
      self?.fill(item)
    } unbind: { [weak self] item in
      self?.menuItems.removeAll { $0 === item }
    }
  }

  /// Puts the mark where the choice is now.
  private func markChoice() {
    for item in menuItems { fill(item) }
  }

  /// Starts the keyboard's way through the menu at the choice, where GTK 4.8 starts at the top.
  private func focusChoice() {
    let chosen = menuItems.first { $0.position == dropDown.selected }?.child
    if let chosen, chosen.mapped { chosen.parent?.grabFocus() }
  }

  private func fill(_ item: ListItem) {
    guard let place = item.position, options.indices.contains(place) else { return }
    OptionLine.fill(item, with: options[place], isChosen: dropDown.selected == place)
  }

  override func activate() { dropDown.activate() }

  private func wasSelected() {
    markChoice()
    guard let place = dropDown.selected, place != node[.selection] else { return }
    context.send(.select(place), from: self)
  }

  override func settle() { select(node[.selection]) }
}

extension DropDown {
  /// Lets the button be empty while nothing is chosen, where GTK would write "(None)".
  fileprivate func clearEmptyText() {
    for case let stack as Stack in descendants {
      (stack.child(named: "empty") as? Gtk.Label)?.text = ""
    }
  }
}
