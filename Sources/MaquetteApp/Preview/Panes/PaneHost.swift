import Gtk

/// The form with the panes around it.
///
/// The sidebar and the inspector lie over the form where the window is too narrow for both, the
/// inspector as a sheet from below where it is as narrow as a phone; the drawer and the source
/// share the room with it.
final class PaneHost {
  /// The whole.
  let widget: Flap
  /// All panes, in the order of the menu.
  private(set) var panes: [Pane] = []

  private let window: ApplicationWindow
  private let application: Application
  private let inspector = Flap()
  private let rows = Paned(.vertical)
  private let columns = Paned(.horizontal)
  private var places: [Pane.Place: PanePlace] = [:]
  private var actions: [String: SimpleAction] = [:]
  private var isNarrow = false

  /// The width below which what is looked into comes from below, over the whole width.
  private static let sheetWidth = 460

  /// Puts `form` into the middle.
  init(_ form: Widget, window: ApplicationWindow, application: Application) {
    widget = Flap()
    self.window = window
    self.application = application
    for place in Pane.Place.allCases {
      places[place] = PanePlace(place) { [weak self] in self?.toggle($0.name) }
    }
    columns.startChild = places[.source]?.widget
    columns.endChild = form
    columns.setResizes(start: true, end: true)
    columns.setShrinks(start: true, end: false)
    rows.startChild = columns
    rows.endChild = places[.drawer]?.widget
    rows.setResizes(start: true, end: false)
    rows.setShrinks(start: true, end: false)
    rows.vexpand = true
    inspector.isAtEnd = true
    for (flap, place, content) in [
      (inspector, Pane.Place.inspector, rows as Widget), (widget, .sidebar, inspector),
    ] {
      flap.flap = places[place]?.widget
      flap.content = content
      flap.separator = Separator(.vertical)
      flap.revealFlap = false
      flap.locked = true
      // A swipe over the form is the form's.
      flap.setSwipes(open: false, close: true)
      flap.onNotify("reveal-flap") { [weak self, weak flap] in
        // A click beside a flap that lies over the form closes it.
        guard let self, flap?.revealFlap == false else { return }
        self.show(nil, in: place)
      }
    }
    // GTK keeps the size that the user gives the window here.
    window.onNotify("default-width") { [weak self] in self?.fit() }
    fit()
  }

  /// Has the inspector at the side, or below in a narrow window.
  private func fit() {
    let isNarrow = window.defaultSize.width < Self.sheetWidth
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    inspector.orientation = isNarrow ? .vertical : .horizontal
    inspector.foldsAlways = isNarrow
    inspector.separator = isNarrow ? nil : Separator(.vertical)
    places[.inspector]?.isSheet = isNarrow
  }

  /// Makes a pane one that can be opened, by the action `win.pane-NAME`.
  func add(_ pane: Pane) {
    panes.append(pane)
    places[pane.place]?.add(pane)
    let action = SimpleAction("pane-\(pane.name)", isOn: false) { [weak self] isOn in
      self?.show(isOn ? pane : nil, in: pane.place)
    }
    actions[pane.name] = action
    window.addAction(action)
    application.setAccelerators(pane.keys, forAction: "win.pane-\(pane.name)")
  }

  /// Opens a pane.
  func open(_ name: String) {
    guard let pane = panes.first(where: { $0.name == name }) else { return }
    show(pane, in: pane.place)
  }

  /// Opens a pane, or closes it where it is open.
  func toggle(_ name: String) {
    guard let pane = panes.first(where: { $0.name == name }) else { return }
    show(isOpen(name) ? nil : pane, in: pane.place)
  }

  /// Closes the pane that was opened last over the form; tells whether there was one.
  func closeOverlay() -> Bool {
    for (flap, place) in [(inspector, Pane.Place.inspector), (widget, .sidebar)]
    where flap.folded && flap.revealFlap {
      show(nil, in: place)
      return true
    }
    return false
  }

  /// Whether a pane is open.
  func isOpen(_ name: String) -> Bool { openNames.contains(name) }

  /// The panes that are open.
  var openNames: [String] {
    Pane.Place.allCases.compactMap { places[$0]?.open?.name }
  }

  private func show(_ pane: Pane?, in place: Pane.Place) {
    places[place]?.show(pane)
    switch place {
    case .sidebar: widget.revealFlap = pane != nil
    case .inspector: inspector.revealFlap = pane != nil
    case .drawer, .source: break
    }
    for other in panes where other.place == place {
      if let action = actions[other.name], action.isOn != (other === pane) {
        action.isOn = other === pane
      }
    }
  }
}
