import Gtk

/// Places a form on the canvas: in its size, so many times as large, in the middle of the room.
final class CanvasLayout: CustomLayout {
  /// The range that a person zooms in.
  static let zooms = 0.5...3.0
  /// The least zoom at which a large form is made to fit.
  private static let leastFit = 0.1
  private static let margin = 24
  private static let captionHeight = 28

  /// The form's size; nil for that of the canvas.
  var size: (width: Int, height: Int)?
  /// How many times as large the form is.
  var zoom = 1.0
  /// Whether the zoom follows from the room.
  var isFitting = false
  /// How wide the edge of the device around the form is.
  var bezel = 0
  /// Called, outside of layouts, when the zoom has followed the room.
  var onFit: (() -> Void)?

  private var telling: LoopSource?

  /// The form, what is written under it, and the handles at its edges, in this order.
  private func parts(_ widget: CustomWidget) -> (form: Widget?, caption: Widget?, handles: [Widget])
  {
    let children = widget.children
    return (children.first, children.dropFirst().first, Array(children.dropFirst(2)))
  }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    guard let form = parts(widget).form else { return SizeRequest(minimum: 0, natural: 0) }
    if isFitting { return SizeRequest(minimum: 0, natural: 0) }
    if let own = self.size {
      let length = orientation == .horizontal ? own.width : own.height
      let extra = Self.margin * 2 + (orientation == .horizontal ? 0 : Self.captionHeight)
      let whole = scaled(length + bezel * 2) + extra
      return SizeRequest(minimum: whole, natural: whole)
    }
    // Unscaled, so that nothing but the form itself is asked.
    if zoom == 1 { return form.measure(orientation, for: size) }
    let request = form.measure(orientation, for: size < 0 ? size : unscaled(size))
    return SizeRequest(minimum: scaled(request.minimum), natural: scaled(request.natural))
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    let (form, caption, handles) = parts(widget)
    guard let form else { return }
    guard let size else {
      if isFitting { follow(1) }
      form.allocate(width: unscaled(width), height: unscaled(height), x: 0, y: 0, scale: zoom)
      return
    }
    let outer = (width: size.width + bezel * 2, height: size.height + bezel * 2)
    if isFitting {
      let room = (
        Double(width - Self.margin * 2), Double(height - Self.margin * 2 - Self.captionHeight)
      )
      let fit = min(room.0 / Double(outer.width), room.1 / Double(outer.height), 1)
      follow(max(fit, Self.leastFit))
    }
    let shown = (width: scaled(outer.width), height: scaled(outer.height))
    let x = max(0, (width - shown.width) / 2)
    let y = max(0, (height - shown.height - Self.captionHeight) / 2)
    form.allocate(
      width: outer.width, height: outer.height, x: Double(x), y: Double(y), scale: zoom)
    caption?.sizeAllocate(
      Rectangle(x: 0, y: y + shown.height + 4, width: width, height: Self.captionHeight - 4))
    place(handles, around: Rectangle(x: x, y: y, width: shown.width, height: shown.height))
  }

  /// Puts the handles at the end, below, and in the corner.
  private func place(_ handles: [Widget], around form: Rectangle) {
    let (long, short) = (48, 10)
    let places = [
      Rectangle(
        x: form.x + form.width + 4, y: form.y + (form.height - long) / 2, width: short,
        height: long),
      Rectangle(
        x: form.x + (form.width - long) / 2, y: form.y + form.height + 4, width: long,
        height: short),
      Rectangle(x: form.x + form.width + 2, y: form.y + form.height + 2, width: 14, height: 14),
    ]
    for (handle, place) in zip(handles, places) where handle.shouldLayout {
      handle.sizeAllocate(place)
    }
  }

  private func follow(_ fit: Double) {
    guard abs(fit - zoom) > 0.0005 else { return }
    zoom = fit
    telling?.cancel()
    telling = MainLoop.idle(priority: .normal) { [weak self] in
      self?.telling = nil
      self?.onFit?()
      return false
    }
  }

  private func scaled(_ length: Int) -> Int { Int((Double(length) * zoom).rounded(.up)) }
  private func unscaled(_ length: Int) -> Int { Int((Double(length) / zoom).rounded(.down)) }
}
