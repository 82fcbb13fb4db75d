import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// The pane that tells all that is known of the view that is looked at.
final class InspectorPane {
  /// The pane.
  let pane: Pane
  /// Opens a line of the form's file.
  var openLine: ((Int) -> Void)?

  private let content = Box(.vertical, spacing: 12)
  private let stack = Gtk.Stack()

  init() {
    let hint = Gtk.Label(localized("Pick a view with Ctrl+Shift+C, or choose one in the outline."))
    hint.wrap = true
    hint.justify = .center
    hint.addCSSClass("dim-label")
    hint.margins = Margins(top: 24, bottom: 24, start: 24, end: 24)
    content.margins = Margins(top: 6, bottom: 12, start: 12, end: 12)
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = content
    stack.add(hint, name: "hint")
    stack.add(scroller, name: "view")
    pane = Pane(
      name: "inspector", title: localized("View"), iconName: "find-location-symbolic",
      place: .inspector, widget: stack)
    pane.keys = ["<Control><Shift>i"]
    let pick = Gtk.Button(iconName: "color-select-symbolic")
    pick.addCSSClass("flat")
    pick.actionName = "win.pick"
    pick.nameByTooltip(localized("Pick a View"))
    pane.controls = [pick]
  }

  /// Tells of a view: what is shown, and what the evaluator knows of it.
  func show(_ node: Node, frame: CGRect?, description: ViewDescription?) {
    for child in content.children { content.remove(child) }
    let facts = ViewFacts(node, frame: frame, description: description)
    for section in facts.sections {
      let title = Gtk.Label(section.title)
      title.addCSSClass("caption-heading")
      title.xalign = 0
      let box = Box(.vertical, spacing: 3)
      box.append(title)
      for row in section.rows { box.append(line(row)) }
      content.append(box)
    }
    stack.visibleChildName = "view"
  }

  private func line(_ row: ViewFacts.Row) -> Widget {
    let name = Gtk.Label(row.name)
    name.xalign = 0
    name.addCSSClass("dim-label")
    name.visible = !row.name.isEmpty
    let value = Gtk.Label(row.value)
    value.xalign = row.name.isEmpty ? 0 : 1
    value.hexpand = true
    value.wrap = true
    value.selectable = true
    value.focusable = false
    if row.isCode { value.addCSSClass("monospace") }
    let box = Box(.horizontal, spacing: 12)
    for part in [name, value] as [Widget] { box.append(part) }
    guard let line = row.line else { return box }
    let open = Gtk.Button(label: String(line))
    open.addCSSClass("flat")
    open.addCSSClass("place")
    open.valign = .start
    open.tooltipText = localized("Edit line %1", String(line))
    open.setAccessible(.label, to: localized("Edit line %1", String(line)))
    open.onClicked { [weak self] in self?.openLine?(line) }
    box.append(open)
    return box
  }
}
