import Foundation
import Gtk
import MaquetteUI

/// The canvas: holds the form apart from the window around it, in a size and a magnification of
/// its own.
final class CanvasView {
  /// The canvas, to be put into the window.
  let widget = ScrolledWindow()
  /// Called when the size or the zoom are others.
  var onChange: (() -> Void)?

  private let stage: CustomWidget
  private let layout = CanvasLayout()
  private let holder = Bin()
  private let figures = Gtk.Label("")
  private let handles: [CanvasHandle]
  private var zoomAtPinch = 1.0

  /// Makes a canvas with nothing on it.
  init() {
    stage = CustomWidget(layout: layout)
    handles = [
      CanvasHandle("Width", cursor: "ew-resize", axes: (1, 0)),
      CanvasHandle("Height", cursor: "ns-resize", axes: (0, 1)),
      CanvasHandle("Size", cursor: "nwse-resize", axes: (1, 1)),
    ]
    holder.overflow = .hidden
    holder.addCSSClass("background")
    figures.addCSSClass("caption")
    figures.addCSSClass("dim-label")
    stage.append(holder)
    stage.append(figures)
    for handle in handles { stage.append(handle.widget) }
    widget.child = stage
    widget.addCSSClass("canvas")
    widget.vexpand = true
    layout.onFit = { [weak self] in self?.show() }
    addGestures()
    show()
  }

  /// The form on the canvas.
  var child: Widget? {
    get { holder.child }
    set { if holder.child !== newValue { holder.child = newValue } }
  }

  /// The form with what is behind it, as pictures have it.
  var content: Widget { holder }

  /// How large the form is.
  var size = CanvasSize.window { didSet { if size != oldValue { show() } } }

  /// What the preview asks for, which counts where the size is that of its traits.
  var traits = PreviewLayout.none { didSet { if traits != oldValue { show() } } }

  /// Whether the form stands in the frame of a device.
  var showsDevice = false { didSet { if showsDevice != oldValue { show() } } }

  /// How many times as large as usual the form is drawn.
  var zoom: Double {
    get { layout.zoom }
    set {
      let zoom = min(max(newValue, CanvasLayout.zooms.lowerBound), CanvasLayout.zooms.upperBound)
      guard zoom != layout.zoom || layout.isFitting else { return }
      layout.isFitting = false
      keepingMiddle { layout.zoom = zoom }
      show()
    }
  }

  /// Whether the form is made to fit into the window.
  var isFitting: Bool {
    get { layout.isFitting }
    set {
      guard newValue != layout.isFitting else { return }
      layout.isFitting = newValue
      show()
    }
  }

  /// Zooms to the next step, larger or smaller.
  func step(_ direction: Int) {
    let steps = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]
    let next =
      direction > 0 ? steps.first { $0 > zoom + 0.005 } : steps.last { $0 < zoom - 0.005 }
    if let next { zoom = next }
  }

  /// The form's size in points; nil where that is the canvas's.
  var points: (width: Int, height: Int)? {
    if size == .traits, traits == .fitting { return fitting }
    return size.points(traits)
  }

  /// Takes note that the form has changed, whose size may follow from it.
  func formDidChange() {
    if size == .traits, traits == .fitting { show() }
  }

  /// As much room as the form takes, within reason.
  private var fitting: (width: Int, height: Int)? {
    guard let child else { return nil }
    WholeForm.unfold(child)
    let width = min(max(child.measure(.horizontal).natural, 120), 1000)
    return (width, min(max(child.measure(.vertical, for: width).natural, 40), 4000))
  }

  private func show() {
    let points = points
    layout.size = points
    layout.bezel = showsDevice && points != nil ? 12 : 0
    holder.setClass("canvas-form", points != nil)
    holder.setClass("canvas-device", layout.bezel > 0)
    widget.setClass("apart", points != nil)
    figures.visible = points != nil
    if let points {
      figures.text = "\(size.title) · \(points.width) × \(points.height)"
    }
    for handle in handles { handle.widget.visible = size.isFree }
    stage.queueResize()
    onChange?()
  }

  private func resize(from start: (width: Int, height: Int), by distance: (x: Double, y: Double)) {
    // It stands in the middle, so that an edge moves half as far as the form grows.
    let width = Double(start.width) + distance.x * 2 / zoom
    let height = Double(start.height) + distance.y * 2 / zoom
    size = .free(width: Self.bounded(width), height: Self.bounded(height))
  }

  private static func bounded(_ length: Double) -> Int { Int(min(max(length, 120), 4000)) }

  /// Keeps what is in the middle of the canvas there while the zoom changes.
  private func keepingMiddle(_ change: () -> Void) {
    let adjustments = [widget.hadjustment, widget.vadjustment]
    let middles = adjustments.map { ($0.value + $0.pageSize / 2) / max($0.upper, 1) }
    change()
    MainLoop.idle { [weak widget] in
      guard widget != nil else { return false }
      for (adjustment, middle) in zip(adjustments, middles) {
        adjustment.value = middle * adjustment.upper - adjustment.pageSize / 2
      }
      return false
    }
  }

  /// Hears drags of the handles where nothing moves with them.
  private func addDrag() {
    var dragged: (handle: CanvasHandle, start: (width: Int, height: Int))?
    let drag = GestureDrag()
    drag.onBegin { [weak self] x, y in
      dragged = nil
      guard let self, let points = self.points,
        let handle = self.handles.first(where: { $0.isAt(x, y) })
      else { return }
      dragged = (handle, points)
    }
    drag.onUpdate { [weak self] x, y in
      guard let dragged else { return }
      let axes = dragged.handle.axes
      self?.resize(from: dragged.start, by: (x * axes.x, y * axes.y))
    }
    stage.addController(drag)
  }

  private func addGestures() {
    addDrag()
    let wheel = EventControllerScroll()
    wheel.propagationPhase = .capture
    wheel.onScroll { [weak self] steps, modifiers in
      guard let self, modifiers.contains(.control) else { return false }
      self.zoom = (self.zoom * pow(1.1, -steps) * 100).rounded() / 100
      return true
    }
    widget.addController(wheel)
    let pinch = GestureZoom()
    pinch.propagationPhase = .capture
    pinch.onBegin { [weak self] in self?.zoomAtPinch = self?.zoom ?? 1 }
    pinch.onScaleChanged { [weak self] scale in
      guard let self else { return }
      self.zoom = self.zoomAtPinch * scale
    }
    widget.addController(pinch)
  }
}

extension CanvasSize {
  /// Whether the user made it.
  fileprivate var isFree: Bool { if case .free = self { true } else { false } }
}

/// A handle at an edge of the form, by which it is made larger or smaller.
private struct CanvasHandle {
  let widget = Bin()
  /// The axes that it changes are those that are not 0.
  let axes: (x: Double, y: Double)

  init(_ name: String, cursor: String, axes: (x: Double, y: Double)) {
    self.axes = axes
    widget.addCSSClass("canvas-handle")
    widget.tooltipText = name
    widget.setCursor(name: cursor)
  }

  func isAt(_ x: Double, _ y: Double) -> Bool {
    let place = widget.allocation
    return widget.visible && x >= Double(place.x) && y >= Double(place.y)
      && x <= Double(place.x + place.width) && y <= Double(place.y + place.height)
  }
}
