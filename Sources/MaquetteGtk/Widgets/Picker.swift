import Gtk
import MaquetteUI

/// Shows a choice as a menu behind a button that tells what is chosen.
final class PickerPresenter: Presenter {
  private let line: LabeledLine
  private let model = StringList()
  private let dropDown: DropDown
  private var options: [PickerOption] = []
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    line = LabeledLine(in: seed.place)
    dropDown = DropDown(model)
    super.init(seed, widget: line.widget)
    dropDown.valign = .center
    dropDown.clearEmptyText()
    if seed.place == .row { dropDown.addCSSClass("in-row") }
    if seed.place == .line { dropDown.halign = .start }
    line.append(dropDown)
    line.activatable = true
    connection = dropDown.onNotify("selected") { [weak self] in self?.wasSelected() }
  }

  override var labelColumn: Widget? { place == .line ? line.titles : nil }
  override var accessibleWidget: Widget? { dropDown }
  override func ownName(of node: Node) -> String? {
    node.children(in: .label).isEmpty ? nil : node.accessibleName
  }

  override func place(for child: Node) -> Place { child.slot == .option ? .control : titlePlace }

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
    label(dropDown, by: line.titles)
    nameRow(line.row, values: chosenText)
    // The focus is on a button inside, which has no name of its own.
    let spoken = [node.accessibleName].compactMap { $0 } + chosenText
    dropDown.firstChild?.setAccessible(.label, to: spoken.joined(separator: ", "))
  }

  private var chosenText: [String] {
    node[.selection].flatMap { options.indices.contains($0) ? [options[$0].text] : nil } ?? []
  }

  /// Replaces the options; a change of them is no choice, so nobody hears of it.
  private func show(_ current: [PickerOption]) {
    let hadSymbols = options.contains { $0.symbol != nil }
    let hasSymbols = current.contains { $0.symbol != nil }
    options = current
    connection?.blocked { model.splice(0..<model.count, current.map(\.text)) }
    if hasSymbols, !hadSymbols { dropDown.factory = symbolFactory() }
    if !hasSymbols, hadSymbols { dropDown.factory = nil }
  }

  /// Chooses an option without an event; `nil` leaves the button empty, not at the first option.
  private func select(_ place: Int?) {
    let place = place.flatMap { options.indices.contains($0) ? $0 : nil }
    guard dropDown.selected != place else { return }
    connection?.blocked { dropDown.selected = place }
  }

  private func symbolFactory() -> ListItemFactory {
    ListItemFactory { item in
      let image = Gtk.Image()
      let label = Gtk.Label()
      label.xalign = 0
      let line = Box(.horizontal, spacing: 8)
      line.append(image)
      line.append(label)
      item.child = line
    } bind: { [weak self] item in
      guard let self, let place = item.position, options.indices.contains(place),
        let image = item.child?.firstChild as? Gtk.Image,
        let label = item.child?.lastChild as? Gtk.Label
      else { return }
      let option = options[place]
      label.text = option.text
      image.visible = option.symbol != nil
      image.iconName = option.symbol.map { SymbolMap.icon(for: $0).iconName }
    }
  }

  override func activate() { dropDown.activate() }

  private func wasSelected() {
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

/// What a menu shows of an option.
struct PickerOption: Equatable {
  var text: String
  var symbol: String?

  init(of node: Node) {
    text = node.shownText ?? node.accessibleName ?? ""
    symbol = node.firstSymbol
  }
}

extension Node {
  /// The texts in the node, in order.
  fileprivate var shownText: String? {
    if kind == .text { return self[.text] }
    let texts = children.compactMap(\.shownText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  fileprivate var firstSymbol: String? {
    self[.symbol] ?? children.lazy.compactMap(\.firstSymbol).first
  }
}
