import Gtk
import MaquetteInterpreter

/// The pane that lists what is wrong or not supported, by file, each row leading to its source.
final class ProblemsPane {
  /// The pane.
  let pane: Pane
  /// Opens a place in the editor.
  var openSource: ((SourcePlace) -> Void)?
  /// Shows the view that a place of the form's file describes.
  var showView: ((SourcePlace) -> Void)?

  private let path: String
  private let list = ListBox()
  private let stack = Stack()
  private let copy = Button(iconName: "edit-copy-symbolic")
  private var shown: ProblemList?
  private var places: [SourcePlace?] = []

  /// An empty list for the file at a path.
  init(path: String) {
    self.path = path
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = list
    let empty = Gtk.Label(localized("No problems"))
    empty.addCSSClass("dim-label")
    stack.add(empty, name: "empty")
    stack.add(scroller, name: "list")
    pane = Pane(
      name: "problems", title: localized("Problems"), iconName: "dialog-warning-symbolic",
      place: .drawer, widget: stack)
    pane.keys = ["<Control><Shift>m"]
    pane.controls = [copy]
    list.selectionMode = .none
    list.addCSSClass("pane-list")
    list.setAccessible(.label, to: localized("Problems"))
    list.onRowActivated { [weak self] row in
      guard let self, self.places.indices.contains(row.index) else { return }
      if let place = self.places[row.index] { self.openSource?(place) }
    }
    copy.addCSSClass("flat")
    copy.nameByTooltip(localized("Copy All as Text"))
    copy.onClicked { [weak self] in self?.copyAll() }
    copy.sensitive = false
  }

  /// Lists what a standing tells.
  func show(_ standing: FormStanding) {
    let problems = ProblemList(standing, path: path)
    guard problems != shown else { return }
    shown = problems
    for row in list.children { list.remove(row) }
    places = []
    for group in problems.groups {
      append(heading(group), leadingTo: nil, activatable: false)
      for entry in group.entries {
        append(line(for: entry), leadingTo: entry.place, activatable: entry.place != nil)
      }
    }
    copy.sensitive = !problems.groups.isEmpty
    stack.visibleChildName = problems.groups.isEmpty ? "empty" : "list"
  }

  /// Puts the list as text on the clipboard.
  func copyAll() {
    guard let shown else { return }
    list.display.clipboard.setText(shown.text)
  }

  private func append(_ widget: Widget, leadingTo place: SourcePlace?, activatable: Bool) {
    let row = ListBoxRow(child: widget)
    row.activatable = activatable
    row.focusable = activatable
    places.append(place)
    list.append(row)
  }

  private func heading(_ group: ProblemList.Group) -> Widget {
    let name = group.file.split(separator: "/").last.map(String.init) ?? group.file
    let title = Gtk.Label(name)
    title.addCSSClass("caption-heading")
    title.ellipsize = .middle
    title.tooltipText = group.file
    let count = Gtk.Label(String(group.entries.count))
    count.addCSSClass("caption")
    count.addCSSClass("dim-label")
    let box = Box(.horizontal, spacing: 6)
    box.append(title)
    box.append(count)
    return box
  }

  private func line(for entry: ProblemList.Entry) -> Widget {
    let icon = Image(iconName: entry.severity.iconName)
    icon.addCSSClass(entry.severity.rawValue)
    icon.setAccessibleRole(.presentation)
    icon.valign = .start
    let message = Gtk.Label(entry.message)
    message.xalign = 0
    message.wrap = true
    message.hexpand = true
    let box = Box(.horizontal, spacing: 8)
    for child in [icon, message] as [Widget] { box.append(child) }
    guard let place = entry.place else { return box }
    let position = Gtk.Label("\(place.line):\(place.column)")
    position.addCSSClass("caption")
    position.addCSSClass("dim-label")
    position.addCSSClass("numeric")
    position.valign = .start
    box.append(position)
    if place.file == path {
      let show = Button(iconName: "find-location-symbolic")
      show.addCSSClass("flat")
      show.addCSSClass("circular")
      show.valign = .start
      show.nameByTooltip(localized("Show in the Form"))
      show.onClicked { [weak self] in self?.showView?(place) }
      box.append(show)
    }
    return box
  }
}
