import Gtk
import MaquetteUI

/// Hears keys while the node that it is attached to has the focus.
final class KeyPressPresenter: AttachmentPresenter {
  override func attached(to host: Presenter) {
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak self] key, modifiers in
      guard let self, !isGone, let heard = heardKey(key, modifiers) else { return false }
      context.send(.setText(heard), from: self)
      return true
    }
    host.widget.addController(keys)
    // Keys go to what has the focus.
    if !host.takesFocus, !host.widget.descendants.contains(where: \.focusable) {
      host.widget.focusable = true
    }
  }

  /// A key with those that are held down with it, if it is one to be heard.
  private func heardKey(_ key: String, _ modifiers: ModifierType) -> String? {
    let full = (modifiers.contains(.control) ? "<Control>" : "") + key
    if let keys = node[.keys] { return keys.contains(full) || keys.contains(key) ? full : nil }
    guard let characters = node[.keyCharacters] else { return full }
    return key.count == 1 && characters.contains(key) ? full : nil
  }
}

/// Has the content of the node that it is attached to made anew: on F5, and on a pull beyond its top.
final class RefreshPresenter: AttachmentPresenter {
  override func attached(to host: Presenter) {
    let keys = ShortcutController()
    keys.scope = .global
    keys.add("F5") { [weak self] in
      guard let self, !isGone, self.host?.widget.mapped == true else { return false }
      act()
      return true
    }
    host.widget.addController(keys)
    let scrollers = ([host.widget] + host.widget.descendants).compactMap { $0 as? ScrolledWindow }
    scrollers.first?.connect("edge-overshot") { [weak self] arguments in
      if arguments(0, as: Int.self) == PositionType.top.rawValue { self?.act() }
    }
    host.spokenWidget.setAccessible(.keyShortcuts, to: "F5")
    host.offer("refresh", on: host.spokenWidget) { [weak self] in self?.act() }
  }

  private func act() { if !isGone { context.send(.activate, from: self) } }
}
