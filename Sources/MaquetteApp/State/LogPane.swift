import Foundation
import Gtk
import MaquetteUI

/// The pane that lists what happened: actions, what the file printed, reloads, with time and count.
final class LogPane {
  /// The pane.
  let pane: Pane

  private let list = ListBox()
  private let scroller = ScrolledWindow()
  private var log = EventLog()
  private var isOpen = false
  /// The rows of the latest entries, which are made while the pane is open.
  private var rows: [(time: Gtk.Label, text: Gtk.Label, count: Gtk.Label)] = []

  init() {
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = list
    list.selectionMode = .none
    list.addCSSClass("pane-list")
    list.setAccessible(.label, to: localized("Log"))
    let hint = Gtk.Label(localized("Nothing has happened yet"))
    hint.addCSSClass("dim-label")
    list.setPlaceholder(hint)
    pane = Pane(
      name: "log", title: localized("Log"), iconName: "utilities-terminal-symbolic",
      place: .drawer, widget: scroller)
    pane.keys = ["<Control><Shift>l"]
    let clear = Gtk.Button(iconName: "edit-clear-all-symbolic")
    clear.addCSSClass("flat")
    clear.nameByTooltip(localized("Clear"))
    clear.onClicked { [weak self] in self?.clear() }
    let copy = Gtk.Button(iconName: "edit-copy-symbolic")
    copy.addCSSClass("flat")
    copy.nameByTooltip(localized("Copy All as Text"))
    copy.onClicked { [weak self] in
      if let self { self.list.display.clipboard.setText(self.log.text) }
    }
    pane.controls = [copy, clear]
    pane.onShow = { [weak self] isShown in
      self?.isOpen = isShown
      if isShown { self?.showAll() }
    }
  }

  /// Adds what happened.
  func add(_ kind: EventLog.Kind, _ text: String, at time: Date = Date()) {
    let isNew = log.add(kind, text, at: time)
    guard isOpen, let entry = log.entries.last else { return }
    if isNew { appendRow() }
    show(entry)
    while rows.count > log.entries.count, let first = list.row(at: 0) {
      list.remove(first)
      rows.removeFirst()
    }
    scrollToEnd()
  }

  private func showAll() {
    removeRows()
    for entry in log.entries {
      appendRow()
      show(entry)
    }
    scrollToEnd()
  }

  private func show(_ entry: EventLog.Entry) {
    guard let row = rows.last else { return }
    row.time.text = EventLog.clock(entry.time)
    row.text.text = entry.text
    row.count.text = entry.count > 1 ? "× \(entry.count)" : ""
  }

  private func scrollToEnd() {
    let bottom = scroller.vadjustment
    bottom.value = bottom.upper
  }

  private func clear() {
    log = EventLog()
    removeRows()
  }

  private func removeRows() {
    rows = []
    for row in list.children where row is ListBoxRow { list.remove(row) }
  }

  private func appendRow() {
    let time = Gtk.Label()
    time.addCSSClass("caption")
    time.addCSSClass("dim-label")
    time.addCSSClass("numeric")
    let text = Gtk.Label()
    text.xalign = 0
    text.wrap = true
    text.hexpand = true
    let count = Gtk.Label()
    count.addCSSClass("dim-label")
    let box = Box(.horizontal, spacing: 9)
    for part in [time, text, count] { box.append(part) }
    list.append(ListBoxRow(child: box))
    rows.append((time, text, count))
  }
}
