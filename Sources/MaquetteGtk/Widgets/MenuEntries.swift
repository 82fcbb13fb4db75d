import Gtk
import MaquetteUI

/// A menu of GTK's made from the nodes of a menu's contents.
///
/// Buttons become entries, toggles ticks, pickers choices, sections and dividers parts, and menus
/// within menus are that. Each does what its node does.
final class MenuEntries {
  let menu = Gtk.Menu()
  let actions = SimpleActionGroup()
  private let context: RenderContext
  private var count = 0

  init(of nodes: [Node], context: RenderContext) {
    self.context = context
    fill(menu, with: nodes)
  }

  /// Whether there is anything in it.
  var isEmpty: Bool { menu.count == 0 }

  private func send(_ action: NodeEvent.Action, to node: Node) {
    _ = context.send(NodeEvent(target: node.id, action: action))
    context.requestUpdate()
  }

  /// Adds the entries in parts, which dividers and sections begin.
  private func fill(_ menu: Gtk.Menu, with nodes: [Node]) {
    var part = Gtk.Menu()
    func end() {
      if part.count > 0 { menu.appendSection(nil, part) }
      part = Gtk.Menu()
    }
    for node in nodes {
      switch node.kind {
      case .divider: end()
      case .section, .controlGroup:
        end()
        let inner = Gtk.Menu()
        fill(inner, with: node.children(in: nil))
        menu.appendSection(node.children(in: .header).first?.spokenText, inner)
      case .picker:
        end()
        menu.appendSection(node.accessibleName, choices(of: node))
      case .menu:
        let inner = Gtk.Menu()
        fill(inner, with: node.children(in: .item))
        part.appendSubmenu(node.accessibleName ?? "", inner)
      case .button, .navigationLink:
        part.append(node.accessibleName ?? "", action: action(of: node))
      case .toggle:
        part.append(node.accessibleName ?? "", action: tick(of: node))
      case .text, .label:
        part.append(node.spokenText ?? "", action: "menu.none")
      default: fill(part, with: node.contents)
      }
    }
    end()
  }

  private func name() -> String {
    count += 1
    return "entry\(count)"
  }

  private func add(_ action: SimpleAction, for node: Node) -> String {
    action.enabled = !(node[.disabled] ?? false)
    actions.add(action)
    return "menu." + action.name
  }

  private func action(of node: Node) -> String {
    add(SimpleAction(name()) { [weak self] in self?.send(.activate, to: node) }, for: node)
  }

  private func tick(of node: Node) -> String {
    let action = SimpleAction(name(), isOn: node[.isOn] ?? false) { [weak self] isOn in
      self?.send(.setOn(isOn), to: node)
    }
    return add(action, for: node)
  }

  private func choices(of node: Node) -> Gtk.Menu {
    let menu = Gtk.Menu()
    let action = SimpleAction(name(), choice: node[.selection].map(String.init) ?? "") {
      [weak self] choice in
      if let place = Int(choice) { self?.send(.select(place), to: node) }
    }
    let name = add(action, for: node)
    for option in PickerOption.options(of: node) {
      menu.append(option.text, action: "\(name)::\(option.place)")
    }
    return menu
  }
}
