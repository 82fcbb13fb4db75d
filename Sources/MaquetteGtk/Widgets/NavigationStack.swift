import Gtk
import MaquetteUI

/// Shows the last of a pile of pages, and moves between them.
final class NavigationStackPresenter: Presenter {
  private let leaflet = Leaflet()
  private var connection: SignalConnection?
  /// Pages that still move out of sight.
  private var leaving: [Widget] = []
  /// What had the focus on each page when it was left for the next.
  private var focus: [ObjectIdentifier: Widget] = [:]

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: leaflet)
    leaflet.canUnfold = false
    leaflet.canNavigateBack = true
    leaflet.hexpand = true
    leaflet.vexpand = true
    connection = leaflet.onNotify("visible-child") { [weak self] in self?.wasNavigated() }
    leaflet.onNotify("child-transition-running") { [weak self] in self?.removeLeft() }
    let keys = ShortcutController()
    for key in ["Escape", "<Alt>Left"] {
      keys.add(key) { [weak self] in self?.goBack() ?? false }
    }
    // Also heard while the focus is in the window's own bars.
    keys.scope = .global
    leaflet.addController(keys)
  }

  override func place(for child: Node) -> LayoutRole { .page }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    connection?.blocked { leaflet.insert(child.widget, after: previous(of: child)?.widget) }
    (child as? PagePresenter)?.goBack = { [weak self] in _ = self?.goBack() }
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    connection?.blocked { leaflet.remove(child.widget) }
    attach(child, after: peer)
  }

  /// The page under a page, whatever part each plays.
  private func previous(of child: Presenter) -> Presenter? {
    guard let index = children.firstIndex(where: { $0 === child }), index > 0 else { return nil }
    return children[index - 1]
  }

  override func detach(_ child: Presenter) {
    guard leaflet.visibleChild === child.widget, leaflet.mapped,
      leaflet.display.settings.enableAnimations, let under = children.last
    else {
      connection?.blocked { leaflet.remove(child.widget) }
      return
    }
    leaving.append(child.widget)
    connection?.blocked { leaflet.visibleChild = under.widget }
    if !leaflet.childTransitionRunning { removeLeft() }
  }

  private func removeLeft() {
    guard !leaflet.childTransitionRunning else { return }
    let pages = leaving
    leaving = []
    connection?.blocked {
      for page in pages { leaflet.remove(page) }
    }
  }

  override func contentDidChange() {
    guard let top = children.last?.widget else { return }
    guard leaflet.visibleChild !== top else { return restoreFocus() }
    if let shown = leaflet.visibleChild, let focused = leaflet.root?.focus,
      shown.isAncestor(of: focused)
    {
      focus[ObjectIdentifier(shown)] = focused
    }
    connection?.blocked { leaflet.visibleChild = top }
    if !focus.isEmpty { top.childFocus(.tabForward) }
  }

  /// Gives the focus back to what led to a page that is gone.
  private func restoreFocus() {
    guard let top = children.last?.widget,
      let focused = focus.removeValue(forKey: ObjectIdentifier(top))
    else { return }
    focused.grabFocus()
  }

  /// Asks the model for the page under this one; `false` where there is none.
  private func goBack() -> Bool {
    guard children.count > 1 else { return false }
    context.send(.goBack, from: self)
    return true
  }

  /// Tells the model that a swipe went back a page.
  private func wasNavigated() {
    guard let shown = leaflet.visibleChild, let top = children.last, shown !== top.widget,
      children.contains(where: { $0.widget === shown })
    else { return }
    context.send(.goBack, from: self)
  }

  override func settle() {
    guard let top = children.last?.widget, leaflet.visibleChild !== top else { return }
    connection?.blocked { leaflet.visibleChild = top }
  }
}
