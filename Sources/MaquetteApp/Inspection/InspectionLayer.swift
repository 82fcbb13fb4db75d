import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// The form with a layer over it that outlines views, and picks one under the pointer.
final class InspectionLayer {
  /// The form and the layer.
  let widget = Overlay()
  /// Told of the view under the pointer while one is picked, and of the one that was.
  var onHover: ((ViewArea?) -> Void)?
  var onPick: ((ViewArea) -> Void)?
  /// What shows the form.
  var renderer: () -> Renderer? = { nil }
  /// Whether the pointer picks a view.
  var isPicking = false { didSet { if isPicking != oldValue { modeDidChange() } } }
  /// What is drawn over all of the form.
  var overlays: Set<InspectionOverlay> = [] {
    didSet { if overlays != oldValue { modeDidChange() } }
  }
  /// The view that is outlined.
  private(set) var outlined: NodeIdentity?

  private let area = DrawingArea()
  private var views: [ViewArea] = []
  private var stops: [CGRect] = []
  private var flash: LoopSource?
  private var strength = 0.0
  private var following: SignalConnection?

  /// Puts a layer over `form`.
  init(_ form: Widget) {
    widget.child = form
    widget.addOverlay(area)
    area.canTarget = false
    area.visible = false
    area.setAccessibleRole(.presentation)
    area.setDrawFunction { [weak self] area, context, _, _ in self?.draw(context, on: area) }
    let motion = EventControllerMotion()
    motion.onMotion { [weak self] x, y in self?.hover(x, y) }
    motion.connect("leave") { [weak self] in self?.outline(nil) }
    area.addController(motion)
    let click = GestureClick()
    click.onReleased { [weak self] _, x, y in
      guard let self, self.isPicking, let view = self.view(atX: x, y: y) else { return }
      self.isPicking = false
      self.outline(view.node.id)
      self.onPick?(view)
    }
    area.addController(click)
  }

  /// Outlines a view, or none.
  func outline(_ identity: NodeIdentity?) {
    guard identity != outlined else { return }
    outlined = identity
    modeDidChange()
  }

  /// Scrolls to a view, outlines it, and lets the outline shine up; tells whether it is there.
  @discardableResult
  func show(_ identity: NodeIdentity) -> Bool {
    guard renderer()?.reveal(identity) == true else { return false }
    outlined = identity
    strength = 1
    flash?.cancel()
    flash = MainLoop.timeout(milliseconds: 40) { [weak self] in
      guard let self else { return false }
      self.strength -= 0.04
      self.area.queueDraw()
      if self.strength > 0 { return true }
      self.strength = 0
      if !self.isPicking { self.outline(nil) }
      return false
    }
    modeDidChange()
    return true
  }

  /// The views that are seen, as they are laid out now.
  func currentViews() -> [ViewArea] { renderer()?.views(in: widget) ?? [] }

  /// The innermost view at a point of the layer.
  func view(atX x: Double, y: Double) -> ViewArea? {
    let point = CGPoint(x: x, y: y)
    return currentViews().filter { $0.frame.contains(point) && $0.node.source != nil }
      .max { left, right in
        let (one, other) = (left.frame, right.frame)
        return (left.depth, -one.width * one.height) < (right.depth, -other.width * other.height)
      }
  }

  private func hover(_ x: Double, _ y: Double) {
    guard isPicking else { return }
    let view = view(atX: x, y: y)
    guard view?.node.id != outlined else { return }
    outline(view?.node.id)
    onHover?(view)
  }

  private func modeDidChange() {
    let isNeeded = isPicking || outlined != nil || !overlays.isEmpty
    area.visible = isNeeded
    area.canTarget = isPicking
    area.setCursor(name: isPicking ? "crosshair" : nil)
    if isNeeded { follow() } else { unfollow() }
    refresh()
  }

  /// Looks after each painted frame whether the views lie elsewhere; nothing wakes for it.
  private func follow() {
    guard following == nil else { return }
    following = widget.frameClock?.connect("after-paint") { [weak self] in self?.refresh() }
  }

  private func unfollow() {
    following?.disconnect()
    following = nil
  }

  private func refresh() {
    let now = area.visible ? currentViews() : []
    let stops = overlays.contains(.focus) ? renderer()?.focusStops(in: widget) ?? [] : []
    guard now != views || stops != self.stops else { return area.queueDrawOnce(following == nil) }
    (views, self.stops) = (now, stops)
    area.queueDraw()
  }

  // MARK: Drawing

  private func draw(_ context: CairoContext, on area: DrawingArea) {
    let accent = area.lookupColor("accent_color") ?? Gtk.Color(red: 0.2, green: 0.5, blue: 0.9)
    let drawing = InspectionDrawing(context: context, area: area, accent: accent)
    if overlays.contains(.frames) { drawing.frames(views) }
    if overlays.contains(.spacing) { drawing.spacing(views) }
    if overlays.contains(.baselines) { drawing.baselines(views) }
    if overlays.contains(.focus) { drawing.focus(stops) }
    guard let outlined, let view = views.last(where: { $0.node.id == outlined }) else { return }
    drawing.outline(view, strength: strength)
  }
}

extension Widget {
  fileprivate func queueDrawOnce(_ isWanted: Bool) { if isWanted { queueDraw() } }
}
