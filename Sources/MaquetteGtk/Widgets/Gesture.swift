import Gtk
import MaquetteUI

/// Hears what is done to the node that it is attached to.
final class GesturePresenter: AttachmentPresenter {
  override func attached(to host: Presenter) {
    switch node[.gestureKind] ?? .tap {
    case .tap: hearTaps(on: host)
    case .longPress:
      let press = GestureLongPress()
      press.onPressed { [weak self] _, _ in self?.act() }
      host.widget.addController(press)
    case .hover:
      let motion = EventControllerMotion()
      motion.connect("enter") { [weak self] in self?.tell(true) }
      motion.connect("leave") { [weak self] in self?.tell(false) }
      host.widget.addController(motion)
    }
  }

  private func hearTaps(on host: Presenter) {
    let click = GestureClick()
    let wanted = node[.tapCount] ?? 1
    click.onReleased { [weak self] count, _, _ in if count >= wanted { self?.act() } }
    host.widget.addController(click)
    // What a pointer can do, assistive technology and keys can do too.
    if wanted == 1 { host.offer("activate", on: host.spokenWidget) { [weak self] in self?.act() } }
    guard !host.takesFocus, wanted == 1 else { return }
    host.widget.focusable = true
    let keys = ShortcutController()
    for key in ["Return", "space"] {
      keys.add(key) { [weak self] in
        self?.act()
        return self != nil
      }
    }
    host.widget.addController(keys)
  }

  private func act() {
    if !isGone, host?.widget.isSensitive == true { context.send(.activate, from: self) }
  }

  private func tell(_ isOver: Bool) { if !isGone { context.send(.setOn(isOver), from: self) } }
}

/// Gives the node that it is attached to the focus, and tells when it comes and goes.
final class FocusPresenter: AttachmentPresenter {
  private var isShown = false

  override func attached(to host: Presenter) {
    let focus = EventControllerFocus()
    focus.connect("enter") { [weak self] in self?.tell(true) }
    focus.connect("leave") { [weak self] in self?.tell(false) }
    host.widget.addController(focus)
    if node[.isOn] == true { take() }
  }

  override func update(_ change: NodeChange) {
    guard change.old != nil else { return }
    change.write(.isOn, usually: false) { if $0 { take() } else { give() } }
  }

  private func take() {
    MainLoop.idle { [weak self] in
      guard let target = self?.host?.accessibleWidget, target.mapped, !target.isFocus else {
        return false
      }
      target.grabFocus()
      return false
    }
  }

  private func give() {
    guard let host, let focused = host.widget.root?.focus,
      focused === host.widget || host.widget.isAncestor(of: focused)
    else { return }
    host.widget.root?.focus = nil
  }

  private func tell(_ hasFocus: Bool) {
    guard !isGone, (node[.isOn] ?? false) != hasFocus else { return }
    context.send(.setOn(hasFocus), from: self)
  }
}

/// Lets a key press the control that it is attached to.
final class ShortcutPresenter: AttachmentPresenter {
  private var keys: ShortcutController?

  override func attached(to host: Presenter) {
    guard let trigger = node[.trigger], ShortcutController.canParse(trigger) else { return }
    let keys = ShortcutController()
    keys.scope = .global
    keys.add(trigger) { [weak self] in
      guard let host = self?.host, host.widget.mapped, host.widget.isSensitive else { return false }
      host.activate()
      return true
    }
    host.widget.addController(keys)
    self.keys = keys
    host.accessibleWidget?.setAccessible(.keyShortcuts, to: trigger)
  }
}

/// Shows a secondary text at the end of the row that it is attached to.
final class BadgePresenter: AttachmentPresenter {
  private let label = Gtk.Label()

  override func attached(to host: Presenter) {
    label.addCSSClass("dim-label")
    label.margins = Margins(start: 6)
    host.rowLine?.append(label)
  }

  override func update(_ change: NodeChange) {
    change.write(.text, usually: "") { label.text = $0 }
    change.write(.badgeProminence, usually: .standard) { prominence in
      label.setClass("dim-label", prominence != .increased)
      label.setClass("accent", prominence == .increased)
      label.setClass("caption", prominence == .decreased)
    }
  }

  override func close() {
    label.removeFromParent()
    host?.rowLine?.hideEmptyParts()
  }
}

/// Shows a button at an end of the row that it is attached to.
final class RowButtonPresenter: AttachmentPresenter {
  private let button = Gtk.Button()

  override func attached(to host: Presenter) {
    button.addCSSClass("flat")
    button.addCSSClass("circular")
    button.addCSSClass("row-button")
    button.valign = .center
    button.onClicked { [weak self] in
      guard let self else { return }
      context.send(.activate, from: self)
    }
    host.rowLine?.attach(button, atStart: node[.isLeading] ?? false)
  }

  override var accessibleWidget: Widget? { button }

  override func update(_ change: NodeChange) {
    change.write(.symbol) { symbol in
      button.iconName = symbol.map { SymbolMap.icon(for: $0).iconName } ?? ""
    }
    change.write(.isLeading, usually: false) { button.setClass("error", $0) }
    change.write(.disabled, usually: false) { button.sensitive = !$0 }
    button.tooltipText = node.accessibleName
  }

  override func close() { button.removeFromParent() }
}
