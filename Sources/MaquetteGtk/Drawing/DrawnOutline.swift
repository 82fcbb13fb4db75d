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
  /// The room for which lines of their own were drawn.
  private var drawnRoom: [Double] = []

  init() {}

  init(of node: Node) {
    outline = node[.outline] ?? .rectangle
    fill = node[.fill]
    stroke = node[.stroke]
    line = node.strokeStyle
    isInsideEdge = node[.isInsideEdge] ?? (node.kind == .border)
    isEvenOdd = node[.isEvenOdd] ?? false
    drawnRoom = node[.drawnRoom] ?? []
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
    let outline = fitted(to: room)
    snapshot.appendCairo(in: canvas(around: room, outline)) { cairo in
      let isMirrored = widget.direction == .rightToLeft
      if let fill {
        // The source first: one that is drawn uses up the path.
        cairo.setSource(fill, in: room, of: widget)
        cairo.trace(outline, in: room, isRightToLeft: isMirrored)
        cairo.setEvenOdd(isEvenOdd)
        cairo.fill()
      }
      if let stroke, lineWidth > 0 {
        let inner = isInsideEdge ? room.inset(by: lineWidth / 2) : room
        cairo.setSource(stroke, in: room, of: widget)
        cairo.trace(outline, in: inner, isRightToLeft: isMirrored)
        cairo.setLine(line, width: lineWidth)
        cairo.stroke()
      }
    }
  }

  /// The outline in a room; that drawn for another one is stretched until the model drew it anew.
  func fitted(to room: Area) -> ShapeOutline {
    guard drawnRoom.count == 2, drawnRoom[0] > 0, drawnRoom[1] > 0,
      drawnRoom != [room.width, room.height]
    else { return outline }
    return .changed(
      outline,
      .scale(x: room.width / drawnRoom[0], y: room.height / drawnRoom[1], about: .topLeading))
  }

  /// What may be drawn on: the room with what lies outside of it.
  private func canvas(around room: Area, _ outline: ShapeOutline) -> Area {
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
    case .linear(let from, let to) where from == to:
      setSource(Palette.color(of: paint, in: widget))
    case .linear(let from, let to):
      setLinearSource(from: place(from), to: place(to), stops: stops)
    case .radial(let center, let from, let to):
      setRadialSource(center: place(center), from: max(from, 0), to: max(to, 0.01), stops: stops)
    case .elliptical(let center, let from, let to):
      setRadialSource(
        center: place(center), from: max(from, 0) * area.height,
        to: max(to, 0.001) * area.height, stretch: area.width / max(area.height, 1), stops: stops)
    case .angular(let center, let from, let to):
      let (x, y) = place(center)
      let reach = 2 * (area.width + area.height)
      setSource {
        for wedge in gradient.wedges(from: from, to: to, in: widget) {
          newPath()
          move(x: x, y: y)
          // A little further than to the next one, so that no gap shows between them.
          arc(
            x: x, y: y, radius: reach, from: wedge.start.radians, to: wedge.end.radians + 0.005)
          closePath()
          setSource(wedge.color)
          fill()
        }
      }
    }
  }
}

extension CGFloat {
  /// The coordinate as Cairo can hold it.
  fileprivate var drawn: Double { isFinite ? Double(Swift.min(Swift.max(self, -1e5), 1e5)) : 0 }
}

extension PlacedGradient {
  /// The colours as they are in a widget now.
  func stops(in widget: Widget) -> [PatternStop] {
    gradient.stops.sorted { $0.location < $1.location }.map { stop in
      PatternStop(
        offset: stop.location, color: Palette.color(of: Paint(color: stop.color), in: widget))
    }
  }
}

extension PlacedGradient {
  /// The sectors of a circle that together show colours running around.
  fileprivate func wedges(
    from start: Angle, to end: Angle, in widget: Widget
  ) -> [(start: Angle, end: Angle, color: Gtk.Color)] {
    let stops = stops(in: widget)
    let turn = min(max(end.radians - start.radians, 0.001), 2 * .pi)
    // What lies outside of the colours' range is that of the nearer end.
    let count = 180
    return (0..<count).map { index in
      let from = start.radians + 2 * .pi * Double(index) / Double(count)
      let part = (from - start.radians + .pi / Double(count)) / turn
      return (
        Angle(radians: from), Angle(radians: from + 2 * .pi / Double(count)),
        stops.color(at: part)
      )
    }
  }
}

extension [PatternStop] {
  /// The colour between those of the stops around a place.
  func color(at place: Double) -> Gtk.Color {
    guard let first, let last else { return Gtk.Color(red: 0, green: 0, blue: 0, alpha: 0) }
    guard let next = firstIndex(where: { $0.offset > place }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high) = (self[next - 1], self[next])
    let part = (place - low.offset) / Swift.max(high.offset - low.offset, 1e-9)
    func mixed(_ channel: (Gtk.Color) -> Double) -> Double {
      channel(low.color) + (channel(high.color) - channel(low.color)) * part
    }
    return Gtk.Color(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
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
