import Gtk
import MaquetteUI

/// The frame of what has a label: a row of a boxed group, a line of a form in columns, or a plain
/// line.
///
/// A row has the nodes and style classes of `AdwActionRow`, and so looks the same, at a third of
/// the cost of one.
final class LabeledLine {
  let widget: Widget
  /// Holds what titles the line.
  let titles = Box(.vertical)
  /// Holds the value or control at the end.
  let values = Box(.horizontal)
  /// The row, where the line is one.
  let row: ListBoxRow?
  /// Whether the room of the titles stays where there are none.
  private let keepsTitles: Bool
  private let content = Box(.horizontal)

  init(in place: LayoutRole) {
    keepsTitles = place == .row || place == .line
    if place != .row { titles.addCSSClass("titles") }
    switch place {
    case .row:
      let row = ListBoxRow(child: content)
      // Rows do something only where a presenter says so.
      row.activatable = false
      self.row = row
      widget = row
      content.addCSSClass("header")
      titles.addCSSClass("title")
      titles.hexpand = true
      values.addCSSClass("suffixes")
    case .line:
      row = nil
      widget = content
      content.spacing = 12
      titles.halign = .end
      values.hexpand = true
    default:
      row = nil
      widget = content
      content.spacing = 8
      titles.hexpand = true
    }
    content.valign = .center
    titles.valign = .center
    values.spacing = place == .row ? 0 : 8
    values.visible = false
    content.append(titles)
    content.append(values)
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
      values.halign = isStacked ? .start : .fill
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
    let hasValues = values.firstChild != nil
    if values.visible != hasValues { values.visible = hasValues }
    let hasTitles = keepsTitles || titles.firstChild != nil
    if titles.visible != hasTitles { titles.visible = hasTitles }
  }
}

extension Presenter {
  /// Names a row as a screen reader says it on the way through the list.
  ///
  /// A row that leaves the focus to its control needs no name, since the control has it.
  func nameRow(_ row: ListBoxRow?, values: [String] = []) {
    guard let row, row.focusable else { return }
    let name = ([node.accessibleName].compactMap { $0 } + values).joined(separator: ", ")
    if !name.isEmpty { row.setAccessible(.label, to: name) }
  }

  /// Ties a control to the texts that title it, which a screen reader says before it.
  func label(_ control: Widget, by titles: Box) {
    let labels = titles.descendants.filter { $0 is Gtk.Label }
    control.setAccessible(.labelledBy, to: labels)
  }
}
