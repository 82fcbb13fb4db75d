import Gtk
import MaquetteUI

/// What a picker shows of an option.
struct PickerOption: Equatable {
  /// The place among the nodes of all options, by which the choice is told.
  let place: Int
  let text: String
  let symbol: String?
  let isEnabled: Bool
  /// Whether a line parts the option from the one before.
  let startsGroup: Bool

  /// What nodes that label something say.
  init(_ nodes: [Node], at place: Int) {
    self.place = place
    text = nodes.compactMap(\.shownText).joined(separator: ", ")
    symbol = nodes.lazy.compactMap(\.firstSymbol).first
    isEnabled = true
    startsGroup = false
  }

  private init(
    place: Int, text: String, symbol: String?, isEnabled: Bool, startsGroup: Bool
  ) {
    self.place = place
    self.text = text
    self.symbol = symbol
    self.isEnabled = isEnabled
    self.startsGroup = startsGroup
  }

  /// The options of a picker's node; dividers among them are no options.
  static func options(of node: Node) -> [PickerOption] {
    var options: [PickerOption] = []
    var isAfterDivider = false
    for (place, option) in node.children(in: .option).enumerated() {
      if option.kind == .divider {
        isAfterDivider = !options.isEmpty
        continue
      }
      options.append(
        PickerOption(
          place: place, text: option.shownText ?? option.accessibleName ?? "",
          symbol: option.firstSymbol, isEnabled: !(option[.disabled] ?? false),
          startsGroup: isAfterDivider))
      isAfterDivider = false
    }
    return options
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

extension Gtk.Label {
  /// Lets the text take further lines where it has no room in one, as wide as it wants to be before.
  func breakLines() {
    wrap = true
    wrapMode = .wordCharacter
    setProperty("natural-wrap-mode", to: 1)
    attributes = TextAttributes([.unhyphenated])
  }
}

/// The widgets that show an option in a button or a menu.
enum OptionLine {
  /// The line in the button: a picture and a text, cut where there is no room.
  static func make(isCut: Bool) -> Box {
    let line = Box(.horizontal, spacing: 8)
    let label = Gtk.Label()
    label.xalign = 0
    if isCut {
      label.ellipsize = .end
      label.lines = 3
      label.breakLines()
    }
    line.append(Gtk.Image())
    line.append(label)
    return line
  }

  /// The lines in the menu: a separator where a group starts, then the option with a mark.
  static func makeChoice() -> Box {
    let lines = Box(.vertical, spacing: 6)
    lines.append(Separator(.horizontal))
    let line = make(isCut: false)
    let mark = Gtk.Image(iconName: "object-select-symbolic")
    mark.hexpand = true
    mark.halign = .end
    mark.setAccessibleRole(.presentation)
    line.append(mark)
    lines.append(line)
    return lines
  }

  /// Whether the item is in the menu.
  static func isChoice(_ item: ListItem) -> Bool { item.child?.firstChild is Separator }

  static func fill(_ item: ListItem, with option: PickerOption, isChosen: Bool) {
    let isInMenu = isChoice(item)
    guard let parts = (isInMenu ? item.child?.lastChild : item.child)?.children,
      parts.count >= 2, let image = parts[0] as? Gtk.Image, let label = parts[1] as? Gtk.Label
    else { return }
    label.text = option.text
    image.visible = option.symbol != nil
    image.iconName = option.symbol.map { SymbolMap.icon(for: $0).iconName }
    guard isInMenu, parts.count > 2 else { return }
    parts[2].opacity = isChosen ? 1 : 0
    item.child?.firstChild?.visible = option.startsGroup
    item.activatable = option.isEnabled
    item.selectable = option.isEnabled
    item.child?.sensitive = option.isEnabled
    // The item around has the focus, and no name of its own.
    item.child?.parent?.setAccessible(.label, to: option.text)
  }
}
