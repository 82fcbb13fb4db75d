import Gtk

@testable import MaquetteGtk

extension Widget {
  /// The visible widgets from here down, a line each: CSS name, style classes, and what it shows.
  var outline: String {
    var lines: [String] = []
    append(to: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func append(to lines: inout [String], depth: Int) {
    // Scroll bars come and go by themselves.
    guard visible, cssName != "scrollbar" else { return }
    var line = String(repeating: "  ", count: depth) + cssName
    for name in cssClasses where !Self.unspoken.contains(name) { line += "." + name }
    if let content { line += " " + content }
    if !sensitive { line += " (disabled)" }
    lines.append(line)
    // What is inside is GTK's affair.
    guard !(self is Switch), !(self is DropDown), !(self is Editable) else { return }
    for child in children { child.append(to: &lines, depth: depth + 1) }
  }

  private var content: String? {
    switch self {
    case let label as Gtk.Label: "\"\(label.text)\"" + (label.selectable ? " selectable" : "")
    case let toggle as Switch: toggle.active ? "on" : "off"
    case let check as CheckButton: check.inconsistent ? "mixed" : check.active ? "on" : "off"
    case let button as ToggleButton: button.active ? "on" : "off"
    case let image as Image: image.iconName
    case let drawn as CustomWidget: (drawn.layout as? SymbolLayout)?.iconName
    case let field as Editable: "\"\(field.text)\""
    case let choice as DropDown:
      "["
        + ((choice.model as? StringList)?.strings ?? []).enumerated().map {
          $0 == choice.selected ? "*\($1)" : $1
        }.joined(separator: ", ") + "]"
    default: nil
    }
  }

  /// Classes that GTK sets by itself, which tell nothing here.
  private static let unspoken: Set<String> = [
    "horizontal", "vertical", "activatable", "background",
  ]
}
