import Gtk
import MaquetteUI

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

/// The widgets that show an option in a button or a menu.
enum OptionLine {
  static func make(isCut: Bool) -> Box {
    let line = Box(.horizontal, spacing: 8)
    let label = Gtk.Label()
    label.xalign = 0
    if isCut { label.ellipsize = .end }
    line.append(Gtk.Image())
    line.append(label)
    return line
  }

  /// The sign beside the chosen option.
  static func makeMark() -> Widget {
    let mark = Gtk.Image(iconName: "object-select-symbolic")
    mark.hexpand = true
    mark.halign = .end
    mark.setAccessibleRole(.presentation)
    return mark
  }

  static func fill(_ item: ListItem, with option: PickerOption, isChosen: Bool) {
    guard let parts = item.child?.children, parts.count >= 2,
      let image = parts[0] as? Gtk.Image, let label = parts[1] as? Gtk.Label
    else { return }
    label.text = option.text
    image.visible = option.symbol != nil
    image.iconName = option.symbol.map { SymbolMap.icon(for: $0).iconName }
    guard parts.count > 2 else { return }
    parts[2].opacity = isChosen ? 1 : 0
    // The item around has the focus, and no name of its own.
    item.child?.parent?.setAccessible(.label, to: option.text)
  }
}
