import Gtk
import MaquetteInterpreter

/// The header bar's button that lists what is doubtful or not supported in the source.
final class RemarksButton {
  /// The button, to be put into the header bar; hidden while there is nothing to list.
  let widget = MenuButton()

  private let list = ListBox()
  private var shown: [Diagnostic] = []

  /// Makes a button with an empty list.
  init() {
    list.selectionMode = .none
    list.addCSSClass("remarks")
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.propagateNaturalHeight = true
    scroller.propagateNaturalWidth = true
    scroller.maxContentHeight = 360
    scroller.child = list
    let popover = Popover()
    popover.addCSSClass("menu")
    popover.child = scroller
    widget.iconName = "dialog-warning-symbolic"
    widget.popover = popover
    widget.visible = false
  }

  /// Lists the remarks, in the order of the source.
  func show(_ remarks: [Diagnostic]) {
    guard remarks != shown else { return }
    shown = remarks
    widget.visible = !remarks.isEmpty
    let name = remarks.count == 1 ? "1 Remark" : "\(remarks.count) Remarks"
    widget.nameByTooltip(name)
    for row in list.children { list.remove(row) }
    for remark in remarks { list.append(Self.line(for: remark)) }
  }

  private static func line(for remark: Diagnostic) -> Widget {
    let place = Gtk.Label("Line \(remark.line)")
    place.xalign = 0
    place.addCSSClass("caption")
    place.addCSSClass("dim-label")
    let message = Gtk.Label(remark.message)
    message.xalign = 0
    message.wrap = true
    message.maxWidthChars = 40
    let line = Box(.vertical, spacing: 2)
    line.append(place)
    line.append(message)
    return line
  }
}
