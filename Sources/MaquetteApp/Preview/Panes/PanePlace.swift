import Gtk

/// One of the places for panes: a heading and the pane that is open there.
final class PanePlace {
  /// The place with its heading; invisible while no pane is open.
  let widget = Box(.vertical)
  /// The pane that is open.
  private(set) var open: Pane?
  /// The panes that can be opened here.
  private(set) var panes: [Pane] = []

  private let stack = Stack()
  private let heading = CenterBox()
  private let title = Gtk.Label()
  private let switcher = Box(.horizontal)
  private let controls = Box(.horizontal, spacing: 3)
  private var buttons: [String: ToggleButton] = [:]
  private let toggle: (Pane) -> Void

  /// A place that asks `toggle` to open and close its panes.
  init(_ place: Pane.Place, toggle: @escaping (Pane) -> Void) {
    self.toggle = toggle
    stack.vhomogeneous = false
    stack.hhomogeneous = false
    stack.vexpand = true
    title.addCSSClass("heading")
    title.ellipsize = .end
    title.xalign = 0
    switcher.addCSSClass("linked")
    heading.startWidget = title
    heading.centerWidget = switcher
    heading.endWidget = controls
    heading.addCSSClass("pane-heading")
    widget.append(heading)
    widget.append(stack)
    widget.addCSSClass("pane")
    widget.addCSSClass("\(place)")
    widget.setAccessibleRole(.region)
    widget.visible = false
    // A field in a pane would ask for half of the window.
    if place == .sidebar || place == .inspector {
      widget.hexpand = false
      widget.vexpand = false
    }
    switch place {
    case .sidebar: widget.setSizeRequest(width: 260, height: -1)
    case .inspector: widget.setSizeRequest(width: 300, height: -1)
    case .drawer: widget.setSizeRequest(width: -1, height: 168)
    case .source: widget.setSizeRequest(width: 300, height: -1)
    }
  }

  /// Whether the place is a sheet that comes from below.
  var isSheet = false {
    didSet {
      guard isSheet != oldValue else { return }
      widget.setClass("sheet", isSheet)
      widget.setSizeRequest(width: isSheet ? -1 : 300, height: isSheet ? 340 : -1)
    }
  }

  /// Makes a pane one that can be opened here.
  func add(_ pane: Pane) {
    panes.append(pane)
    let button = ToggleButton()
    button.iconName = pane.iconName
    button.addCSSClass("flat")
    button.nameByTooltip(pane.title)
    button.onClicked { [weak self, weak button] in
      guard let self, let button, button.active != (self.open === pane) else { return }
      self.toggle(pane)
    }
    buttons[pane.name] = button
    switcher.append(button)
    switcher.visible = panes.count > 1
  }

  /// Opens a pane, or none.
  func show(_ pane: Pane?) {
    guard pane !== open else { return }
    let last = open
    open = pane
    for control in controls.children { controls.remove(control) }
    if let pane {
      title.text = pane.title
      widget.setAccessible(.label, to: pane.title)
      for control in pane.controls + [closeButton(pane)] { controls.append(control) }
      // A pane that is never opened is never part of the window.
      if pane.widget.parent == nil { stack.add(pane.widget, name: pane.name) }
      stack.visibleChildName = pane.name
    }
    for other in panes { buttons[other.name]?.active = other === pane }
    widget.visible = pane != nil
    last?.onShow?(false)
    pane?.onShow?(true)
  }

  private func closeButton(_ pane: Pane) -> Widget {
    let button = Button(iconName: "window-close-symbolic")
    button.addCSSClass("flat")
    button.nameByTooltip(localized("Close %1", pane.title))
    button.onClicked { [weak self] in
      guard let self, self.open === pane else { return }
      self.toggle(pane)
    }
    return button
  }
}
