import Gtk

/// Everything that is rendered, with what is presented over it.
///
/// What is presented is part of the form's own window rather than another, so that it is rendered,
/// scaled and tested with the form. Only the topmost takes the focus and the pointer.
final class PresentationLayer {
  let widget = Overlay()
  private var shown: [Widget] = []
  /// What had the focus under each of those shown.
  private var focus: [ObjectIdentifier: Widget] = [:]

  /// The form, under everything that is presented.
  var content: Widget? {
    get { widget.child }
    set { widget.child = newValue }
  }

  /// Puts something on top and takes the focus there.
  func present(_ presentation: Widget) {
    if let focused = widget.root?.focus, widget.isAncestor(of: focused) {
      focus[ObjectIdentifier(presentation)] = focused
    }
    shown.append(presentation)
    widget.addOverlay(presentation)
    widget.setMeasure(presentation, true)
    updateFocus()
    takeFocus(presentation)
  }

  /// Moves the focus into what is presented once it can be there.
  private func takeFocus(_ presentation: Widget) {
    MainLoop.idle { [weak self, weak presentation] in
      guard let presentation, presentation.root != nil else { return false }
      guard presentation.mapped else {
        // It is shown with the window, or with the page that it is on.
        var connection: SignalConnection?
        connection = presentation.connect("map") { [weak self, weak presentation] in
          connection?.disconnect()
          if let presentation { self?.takeFocus(presentation) }
        }
        return false
      }
      // Into what is presented, rather than to the whole area, which can have the focus too.
      let isInside = presentation.firstChild?.childFocus(.tabForward) ?? false
      if !isInside { presentation.grabFocus() }
      return false
    }
  }

  /// Takes something away and gives the focus back to what had it before.
  func remove(_ presentation: Widget) {
    guard let index = shown.firstIndex(where: { $0 === presentation }) else { return }
    shown.remove(at: index)
    let focused = focus.removeValue(forKey: ObjectIdentifier(presentation))
    widget.removeOverlay(presentation)
    updateFocus()
    if let focused, focused.root != nil { focused.grabFocus() }
  }

  private func updateFocus() {
    let all = [content].compactMap { $0 } + shown
    for (index, layer) in all.enumerated() {
      layer.set(\.canFocus, index == all.count - 1)
    }
  }
}
