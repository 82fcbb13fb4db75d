import Foundation
import Gtk
import MaquetteUI

/// An outline with its paints.
struct DrawnOutline: Equatable {
  var outline = ShapeOutline.rectangle
  var fill: Paint?
  var stroke: Paint?
  var line = StrokeStyle()
  var isInsideEdge = false
  var isEvenOdd = false

  init() {}

  init(of node: Node) {
    outline = node[.outline] ?? .rectangle
    fill = node[.fill]
    stroke = node[.stroke]
    line = node.strokeStyle
    isInsideEdge = node[.isInsideEdge] ?? (node.kind == .border)
    isEvenOdd = node[.isEvenOdd] ?? false
  }

  /// How wide a line is drawn, in points.
  private var lineWidth: Double {
    let width = Double(line.lineWidth)
    return width.isFinite ? min(max(width, 0), 10_000) : 0
  }

  /// Draws in the colours that the paints are in `widget` now; lines on an edge go beyond it.
  func draw(in widget: Widget, _ snapshot: Snapshot, width: Double, height: Double) {
    guard width > 0, height > 0, fill != nil || stroke != nil else { return }
    let room = Area(width: width, height: height)
    snapshot.appendCairo(in: canvas(around: room)) { cairo in
      let isMirrored = widget.direction == .rightToLeft
      if let fill {
        cairo.trace(outline, in: room, isRightToLeft: isMirrored)
        cairo.setEvenOdd(isEvenOdd)
        cairo.setSource(fill, in: room, of: widget)
        cairo.fill()
      }
      if let stroke, lineWidth > 0 {
        let inner = isInsideEdge ? room.inset(by: lineWidth / 2) : room
        cairo.trace(outline, in: inner, isRightToLeft: isMirrored)
        cairo.setSource(stroke, in: room, of: widget)
        cairo.setLine(line, width: lineWidth)
        cairo.stroke()
      }
    }
  }

  /// What may be drawn on: the room with what lies outside of it.
  private func canvas(around room: Area) -> Area {
    let lines = outline.path(
      in: CGRect(x: 0, y: 0, width: room.width, height: room.height)
    ).boundingRect
    let reach = stroke == nil ? 1 : lineWidth * max(1, Double(line.miterLimit) / 2) + 1
    let most = 16_000.0
    let left = max(min(0, Double(lines.minX)) - reach, -most)
    let top = max(min(0, Double(lines.minY)) - reach, -most)
    let right = min(max(room.width, Double(lines.maxX)) + reach, most)
    let bottom = min(max(room.height, Double(lines.maxY)) + reach, most)
    return Area(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CairoContext {
  /// Adds the path of an outline in an area.
  func trace(_ outline: ShapeOutline, in area: Area, isRightToLeft: Bool = false) {
    newPath()
    let rect = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
    add(outline.path(in: rect, isRightToLeft: isRightToLeft))
  }

  /// Adds lines and curves.
  func add(_ path: MaquetteUI.Path) {
    var here = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end): move(x: end.x.drawn, y: end.y.drawn)
      case .line(let end): line(x: end.x.drawn, y: end.y.drawn)
      case .quadCurve(let end, let control):
        curve(
          x1: (here.x + 2 * control.x).drawn / 3, y1: (here.y + 2 * control.y).drawn / 3,
          x2: (end.x + 2 * control.x).drawn / 3, y2: (end.y + 2 * control.y).drawn / 3,
          x: end.x.drawn, y: end.y.drawn)
      case .curve(let end, let one, let two):
        curve(
          x1: one.x.drawn, y1: one.y.drawn, x2: two.x.drawn, y2: two.y.drawn, x: end.x.drawn,
          y: end.y.drawn)
      case .closeSubpath: closePath()
      }
      here = element.end ?? here
    }
  }

  func setLine(_ line: StrokeStyle, width: Double) {
    setLineWidth(width)
    let cap: Gtk.LineCap =
      switch line.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Gtk.LineJoin =
      switch line.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    setLines(cap: cap, join: join, miterLimit: Double(line.miterLimit))
    // Cairo draws no more once it was given dashes without any length.
    let dash = line.dash.map { $0.isFinite ? max(0, Double($0)) : 0 }
    setDash(
      dash.contains { $0 > 0 } ? dash : [],
      offset: line.dashPhase.isFinite ? Double(line.dashPhase) : 0)
  }

  /// Draws from now on in a paint, whose gradient spreads over the area.
  func setSource(_ paint: Paint, in area: Area, of widget: Widget) {
    guard let gradient = paint.gradient, !gradient.gradient.stops.isEmpty else {
      return setSource(Palette.color(of: paint, in: widget))
    }
    func place(_ point: UnitPoint) -> (x: Double, y: Double) {
      let x = widget.direction == .rightToLeft ? 1 - point.x : point.x
      return (area.x + area.width * x, area.y + area.height * point.y)
    }
    let stops = gradient.stops(in: widget)
    switch gradient.course {
    case .linear(let from, let to):
      setLinearSource(from: place(from), to: place(to), stops: stops)
    case .radial(let center, let from, let to):
      setRadialSource(center: place(center), from: max(from, 0), to: max(to, 0.01), stops: stops)
    case .elliptical(let center, let from, let to):
      setRadialSource(
        center: place(center), from: max(from, 0) * area.height,
        to: max(to, 0.001) * area.height, stretch: area.width / max(area.height, 1), stops: stops)
    case .angular: setSource(Palette.color(of: paint, in: widget))
    }
  }
}

extension CGFloat {
  /// The coordinate as Cairo can hold it.
  fileprivate var drawn: Double { isFinite ? Double(Swift.min(Swift.max(self, -1e5), 1e5)) : 0 }
}

extension PlacedGradient {
  /// The colours as they are in a widget now.
  fileprivate func stops(in widget: Widget) -> [PatternStop] {
    gradient.stops.sorted { $0.location < $1.location }.map { stop in
      PatternStop(
        offset: stop.location, color: Palette.color(of: Paint(color: stop.color), in: widget))
    }
  }
}

extension Area {
  /// The area less a border all around.
  func inset(by distance: Double) -> Area {
    Area(
      x: x + distance, y: y + distance, width: max(width - 2 * distance, 0),
      height: max(height - 2 * distance, 0))
  }
}
