import Gtk
import MaquetteUI

/// Shows a row with a sign of whether those that follow it are shown.
final class DisclosurePresenter: LabeledPresenter {
  private let sign = Gtk.Image(iconName: "pan-end-symbolic")
  private let click = GestureClick()

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    sign.setAccessibleRole(.presentation)
    line.appendSign(sign)
    makeRowControl(.button)
    if line.row == nil {
      click.onReleased { [weak self] _, _, _ in self?.activate() }
      widget.addController(click)
      widget.focusable = true
      let keys = ShortcutController()
      for key in ["Return", "space"] {
        keys.add(key) { [weak self] in
          self?.activate()
          return self != nil
        }
      }
      widget.addController(keys)
      widget.setAccessibleRole(.button)
      offer("activate", on: widget) { [weak self] in self?.activate() }
    }
  }

  override var accessibleWidget: Widget? { line.row ?? widget }
  override var takesFocus: Bool { true }

  override func update(_ change: NodeChange) {
    change.write(.isOn, usually: false) { isOn in
      sign.iconName = isOn ? "pan-down-symbolic" : "pan-end-symbolic"
      accessibleWidget?.setAccessible(.expanded, to: isOn)
    }
  }

  override func activate() { context.send(.setOn(!(node[.isOn] ?? false)), from: self) }
}

/// Shows controls that belong together in one frame.
final class ControlGroupPresenter: Presenter {
  private let box = Box(.horizontal)

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: box)
    box.addCSSClass("linked")
    box.setAccessibleRole(.group)
    box.halign = .start
  }

  override var accessibleWidget: Widget? { box }
  override var takesFocus: Bool { true }
  override func place(for child: Node) -> LayoutRole { .inline(.horizontal) }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: box, after: peer)
  }
}
