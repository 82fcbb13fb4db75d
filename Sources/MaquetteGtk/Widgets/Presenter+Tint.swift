import Gtk
import MaquetteUI

extension Presenter {
  /// The style class that tints the node's control, where it has a tint.
  func tintClass(_ node: Node) -> String? {
    guard let tint = node[.tint] else { return nil }
    if let name = tint.systemName, tint.opacity == 1 { return "tint-" + name }
    return PaintClasses.tint(
      Palette.color(of: Paint(color: tint), in: widget), on: widget.display)
  }

  /// The class that colours what a control without a border says.
  func actionColorClass(_ node: Node) -> String {
    guard let tint = node[.tint] else { return "accent" }
    if let name = tint.systemName { return "paint-" + name }
    return PaintClasses.ink(
      Palette.color(of: Paint(color: tint), in: widget), on: widget.display) ?? "accent"
  }

  /// Tints the node's control.
  func writeTint(_ change: NodeChange, on control: Widget?) {
    change.write(tintClass, untouched: .some(nil)) { name in
      guard let control else { return }
      for old in control.cssClasses where old.hasPrefix("tint-") { control.removeCSSClass(old) }
      if let name { control.addCSSClass(name) }
    }
  }
}
