import Gtk
import MaquetteUI

/// Shows a view whose drawing is changed, which keeps its room.
final class EffectPresenter: ArrangedPresenter {
  private let drawing: EffectLayout

  required init(_ seed: PresenterSeed) {
    drawing = EffectLayout()
    super.init(seed, layout: drawing)
  }

  override func place(for child: Node) -> LayoutRole {
    child.slot == .mask ? .layer : super.place(for: child)
  }

  override var layers: [Presenter] { children(in: .content) + children(in: .mask) }

  override func expands(_ axis: Orientation) -> Bool {
    children(in: .content).contains { $0.widget.computeExpand(axis) }
  }

  override func update(_ change: NodeChange) {
    change.write(DrawnEffect.init(of:)) { effect in
      drawing.effect = effect
      box.queueDraw()
    }
  }

  override func contentDidChange() {
    drawing.masks = children(in: .mask).map(\.widget)
    let arrangement = SecondaryArrangement(alignment: node[.alignment] ?? .center)
    if layout.arrangement as? SecondaryArrangement != arrangement { arrange(by: arrangement) }
    super.contentDidChange()
  }
}

/// What is done to a drawing.
private enum DrawnEffect: Equatable {
  case none
  case shadow(Paint, x: Double, y: Double, radius: Double)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case rotation(degrees: Double, anchor: UnitPoint)
  case turn(degrees: Double, axis: [Double], anchor: UnitPoint, perspective: Double)
  case transform([Double])
  case blur(radius: Double)
  case colors([Double])
  case multiply(Paint)
  case mask

  init(of node: Node) {
    let anchor = UnitPoint(x: node[.anchorX] ?? 0.5, y: node[.anchorY] ?? 0.5)
    let (x, y) = (node[.x] ?? 0, node[.y] ?? 0)
    let radius = node[.radius] ?? 0
    self =
      switch node[.effect] {
      case .shadow?: .shadow(node[.fill] ?? Paint(), x: x, y: y, radius: radius)
      case .scale?: .scale(x: x, y: y, anchor: anchor)
      case .rotation?: .rotation(degrees: node[.degrees] ?? 0, anchor: anchor)
      case .turn?:
        .turn(
          degrees: node[.degrees] ?? 0, axis: node[.turningAxis] ?? [], anchor: anchor,
          perspective: node[.perspective] ?? 1)
      case .transform?: .transform(node[.transform] ?? [])
      case .blur?: .blur(radius: radius)
      case .colors?: .colors(node[.colorMatrix] ?? [])
      case .multiply?: .multiply(node[.fill] ?? Paint())
      case .mask?: .mask
      case nil: .none
      }
  }
}

/// Lays a view out as it is, and draws it changed.
private final class EffectLayout: ArrangedLayout {
  var effect = DrawnEffect.none
  /// What says which parts are drawn.
  var masks: [Widget] = []

  init() { super.init(SecondaryArrangement()) }

  override func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    let area = Area(width: Double(widget.width), height: Double(widget.height))
    let draw = { widget.snapshotChildren(snapshot) }
    switch effect {
    case .none: draw()
    case .shadow(let paint, let x, let y, let radius):
      let color = Palette.color(of: paint, in: widget)
      snapshot.withShadow(color, x: x, y: y, radius: max(0, radius), draw)
    case .scale(let x, let y, let anchor):
      // What has no width cannot be drawn, and GSK cannot undo it.
      guard x != 0, y != 0 else { return }
      snapshot.around(anchor, in: area, { snapshot.scale(x: x, y: y) }, draw)
    case .rotation(let degrees, let anchor):
      snapshot.around(anchor, in: area, { snapshot.rotate(degrees: degrees) }, draw)
    case .turn(let degrees, let axis, let anchor, let perspective):
      guard axis.count == 3 else { return draw() }
      // As far from the reader as the longer side is long, as SwiftUI has it.
      let depth = max(area.width, area.height) / max(perspective, 0.01)
      snapshot.around(
        anchor, in: area,
        { snapshot.turn(degrees: degrees, x: axis[0], y: axis[1], z: axis[2], depth: depth) }, draw)
    case .transform(let factors):
      guard factors.count == 6, factors[0] * factors[3] != factors[1] * factors[2] else { return }
      snapshot.saved {
        snapshot.transform(factors)
        draw()
      }
    case .blur(let radius):
      if radius > 0 { snapshot.withBlur(radius: radius, draw) } else { draw() }
    case .colors(let rows): snapshot.withColors(rows, draw)
    case .multiply(let paint):
      let color = Palette.color(of: paint, in: widget)
      var rows = [Double](repeating: 0, count: 20)
      for (place, factor) in [color.red, color.green, color.blue, color.alpha].enumerated() {
        rows[place * 6] = factor
      }
      snapshot.withColors(rows, draw)
    case .mask:
      guard area.width > 0, area.height > 0 else { return }
      snapshot.appendMasked(
        in: area, content: { show(of: widget, isMask: false, $0) },
        mask: { show(of: widget, isMask: true, $0) })
    }
  }

  private func show(of widget: CustomWidget, isMask: Bool, _ snapshot: Snapshot) {
    for child in widget.children where masks.contains(where: { $0 === child }) == isMask {
      widget.snapshotChild(child, snapshot)
    }
  }
}

extension Snapshot {
  /// Runs `body` with a change of the coordinates about a point of an area.
  fileprivate func around(
    _ anchor: UnitPoint, in area: Area, _ change: () -> Void, _ body: () -> Void
  ) {
    let (x, y) = (area.width * anchor.x, area.height * anchor.y)
    saved {
      translate(x: x, y: y)
      change()
      translate(x: -x, y: -y)
      body()
    }
  }
}
