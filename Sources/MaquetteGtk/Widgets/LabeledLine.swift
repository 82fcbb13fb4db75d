import Gtk
import MaquetteUI

/// The frame of what has a label: a row of a boxed group, a line of a form in columns, or a plain
/// line.
///
/// A row has the nodes and style classes of `AdwActionRow`, and so looks the same, at a third of
/// the cost of one.
final class LabeledLine {
  let widget: Widget
  /// The room at the start of the line, as wide in all lines of a form in columns.
  let start = Box(.vertical)
  /// Holds what titles the line: the start of it, or the inside of a control that says it itself.
  let titles: Box
  /// Holds the value or control at the end.
  let values = Box(.horizontal)
  /// The row, where the line is one.
  let row: ListBoxRow?
  /// Whether the room of the titles stays where there are none.
  private let keepsStart: Bool
  private let content: Widget
  /// The layout of a row, and the box of any other line.
  private let layout: LineLayout?
  private let box: Box?
  /// Told when the values move under the titles, or back, for want of room.
  var didMove: () -> Void = {}

  /// A line whose titles are in `control`, which then is the whole of a plain line.
  init(in place: LayoutRole, inside control: (any SingleChild)? = nil) {
    titles = control == nil ? start : Box(.vertical)
    keepsStart = place == .row || place == .line
    if place == .row {
      // Nested as in a row of the theme, whose style it has.
      let layout = LineLayout(titles: start, values: values)
      self.layout = layout
      box = nil
      content = CustomWidget(cssName: "box", layout: layout)
      let row = ListBoxRow(child: content)
      // Rows do something only where a presenter says so.
      row.activatable = false
      self.row = row
      widget = row
      content.addCSSClass("header")
      start.addCSSClass("title")
      values.addCSSClass("suffixes")
    } else {
      layout = nil
      let line = Box(.horizontal, spacing: place == .line ? 12 : 8)
      (box, content, row) = (line, line, nil)
      widget = place == .line ? content : control ?? content
      start.addCSSClass("titles")
      line.valign = .center
    }
    if place == .line { start.halign = .end } else { start.hexpand = true }
    values.hexpand = place == .line
    if control != nil { titles.addCSSClass("titles") }
    start.valign = .center
    titles.valign = .center
    values.spacing = place == .row ? 0 : 8
    values.visible = false
    add(start)
    add(values)
    layout?.didMove = { [weak self] in
      // The texts cannot be set otherwise while they are given their places.
      MainLoop.idle {
        self?.didMove()
        return false
      }
    }
    guard let control else { return }
    control.child = titles
    guard keepsStart else { return }
    control.halign = .start
    if place == .row { start.append(control) } else { append(control) }
  }

  private func add(_ part: Widget) { part.insert(into: content, after: content.lastChild) }

  /// Whether a press anywhere on the line does what its control does.
  var activatable: Bool {
    get { row?.activatable ?? false }
    set { if let row, row.activatable != newValue { row.activatable = newValue } }
  }

  /// Whether what titles the line stands over its values, for want of width.
  var isStacked: Bool {
    get { isStackedAnyway || layout?.isCramped ?? false }
    set {
      guard isStackedAnyway != newValue else { return }
      isStackedAnyway = newValue
      box?.orientation = newValue ? .vertical : .horizontal
      values.halign = newValue && !values.hexpand ? .start : .fill
      layout?.isStacked = newValue
      content.queueResize()
    }
  }

  private var isStackedAnyway = false

  /// Lets the values keep as much room as a function says before they move under the titles.
  func keepValues(_ width: (() -> Int)? = nil) {
    layout?.keptValues = width ?? { [values] in values.measure(.horizontal).natural }
  }

  /// Adds a control to the end of the line.
  func append(_ control: Widget) {
    values.append(control)
    values.visible = true
  }

  /// Adds a sign of what the line does, after everything else.
  func appendSign(_ sign: Widget) {
    add(sign)
  }

  /// Adds a control at an end of the line, before a sign of where the line leads.
  func attach(_ control: Widget, atStart isAtStart: Bool) {
    let chevron = content.children.last { $0.hasCSSClass("chevron") }
    let sibling = isAtStart ? nil : chevron?.previousSibling ?? content.lastChild
    control.insert(into: content, after: sibling)
  }

  /// Takes no room for parts with nothing in them.
  func hideEmptyParts() {
    values.set(\.visible, values.firstChild != nil)
    start.set(\.visible, keepsStart || start.firstChild != nil)
    if titles !== start { titles.set(\.visible, titles.firstChild != nil) }
  }
}
