import Gtk

/// Forms that are shown as a whole, with nothing to be scrolled.
enum WholeForm {
  /// Has the pages of a form ask for the room of all that is in them.
  static func unfold(_ form: Widget) {
    for case let scroller as ScrolledWindow in form.descendants
    where !scroller.propagateNaturalHeight {
      scroller.propagateNaturalHeight = true
    }
  }

  /// How much higher a form that is laid out would have to be for its longest page to show all;
  /// less than nothing where it is higher than that takes.
  ///
  /// A page asks for the height that it has where no line is broken (`GtkScrolledWindow` measures
  /// its child for any width), so that what its lines really take shows only once it has its width.
  static func missingHeight(_ form: Widget) -> Int {
    outermost(in: form).map(missingHeight(in:)).max() ?? 0
  }

  private static func missingHeight(in scroller: ScrolledWindow) -> Int {
    let cut = Int((scroller.vadjustment.upper - scroller.vadjustment.pageSize).rounded(.up))
    guard cut <= 0, let page = scroller.child else { return cut }
    let content = (page as? Viewport)?.child ?? page
    guard content.width > 0 else { return 0 }
    // A form in a page scrolls by itself, and knows what its broken lines take.
    if let inner = filling(content).map(missingHeight(in:)).max() { return inner }
    return content.measure(.vertical, for: content.width).natural - page.height
  }

  /// The scrollers in a widget that become higher with it.
  private static func filling(_ widget: Widget) -> [ScrolledWindow] {
    guard widget.mapped, widget.computeExpand(.vertical) else { return [] }
    if let scroller = widget as? ScrolledWindow { return [scroller] }
    return widget.children.flatMap(filling)
  }

  private static func outermost(in widget: Widget) -> [ScrolledWindow] {
    guard widget.mapped else { return [] }
    if let scroller = widget as? ScrolledWindow { return [scroller] }
    return widget.children.flatMap(outermost)
  }
}
