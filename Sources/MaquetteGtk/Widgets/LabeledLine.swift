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
  private let content = Box(.horizontal)

  /// A line whose titles are in `control`, which then is the whole of a plain line.
  init(in place: LayoutRole, inside control: (any SingleChild)? = nil) {
    titles = control == nil ? start : Box(.vertical)
    keepsStart = place == .row || place == .line
    switch place {
    case .row:
      let row = ListBoxRow(child: content)
      // Rows do something only where a presenter says so.
      row.activatable = false
      self.row = row
      widget = row
      content.addCSSClass("header")
      start.addCSSClass("title")
      start.hexpand = true
      values.addCSSClass("suffixes")
    case .line:
      row = nil
      widget = content
      content.spacing = 12
      start.halign = .end
      values.hexpand = true
    default:
      row = nil
      widget = control ?? content
      content.spacing = 8
      start.hexpand = true
    }
    if place != .row { start.addCSSClass("titles") }
    if control != nil { titles.addCSSClass("titles") }
    content.valign = .center
    start.valign = .center
    titles.valign = .center
    values.spacing = place == .row ? 0 : 8
    values.visible = false
    content.append(start)
    content.append(values)
    guard let control else { return }
    control.child = titles
    guard keepsStart else { return }
    control.halign = .start
    if place == .row { start.append(control) } else { append(control) }
  }

  /// Whether a press anywhere on the line does what its control does.
  var activatable: Bool {
    get { row?.activatable ?? false }
    set { if let row, row.activatable != newValue { row.activatable = newValue } }
  }

  /// Whether what titles the line stands over its values, for want of width.
  var isStacked = false {
    didSet {
      guard isStacked != oldValue else { return }
      content.orientation = isStacked ? .vertical : .horizontal
      values.halign = isStacked && !values.hexpand ? .start : .fill
      if row != nil { content.margins = isStacked ? Margins(top: 6, bottom: 6) : Margins() }
    }
  }

  /// Adds a control to the end of the line.
  func append(_ control: Widget) {
    values.append(control)
    values.visible = true
  }

  /// Adds a sign of what the line does, after everything else.
  func appendSign(_ sign: Widget) { content.append(sign) }

  /// Takes no room for parts with nothing in them.
  func hideEmptyParts() {
    values.set(\.visible, values.firstChild != nil)
    start.set(\.visible, keepsStart || start.firstChild != nil)
    if titles !== start { titles.set(\.visible, titles.firstChild != nil) }
  }
}
