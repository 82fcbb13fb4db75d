import Foundation

extension Path {
  nonisolated public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  nonisolated public mutating func addLine(to end: CGPoint) {
    append(elements.isEmpty ? .move(to: end) : .line(to: end))
  }

  nonisolated public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  nonisolated public mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) { append(.curve(to: end, control1: control1, control2: control2)) }

  nonisolated public mutating func closeSubpath() {
    if !elements.isEmpty { append(.closeSubpath) }
  }

  nonisolated public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.mapped { $0.applying(transform) }) }
  }

  nonisolated public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
  {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  nonisolated public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  nonisolated public mutating func addEllipse(
    in rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: Angle(radians: 2 * .pi),
      clockwise: false)
    path.closeSubpath()
    let placed = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(path.applying(placed), transform: transform)
  }

  nonisolated public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radius = min(cornerSize.width, cornerSize.height)
    addPath(
      Path(
        rect,
        radii: RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius),
        isRightToLeft: false), transform: transform)
  }

  /// A part of a circle; `clockwise` is told as in a room whose y grows upwards, so that what is
  /// seen runs the other way.
  nonisolated public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    guard delta.isFinite, abs(delta) < 1e6 else { return }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// A part of a circle, clockwise as it is seen where `delta` is positive.
  nonisolated public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let total = min(max(delta.radians, -turn), turn)
    let count = max(1, Int((abs(total) / (.pi / 2)).rounded(.up)))
    let step = total / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, along: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle) - along * sin(angle)),
        y: center.y + radius * CGFloat(sin(angle) + along * cos(angle))
      ).applying(transform)
    }
    addLine(to: point(startAngle.radians))
    for index in 0..<count {
      let start = startAngle.radians + Double(index) * step
      addCurve(
        to: point(start + step), control1: point(start, along: reach),
        control2: point(start + step, along: -reach))
    }
  }

  /// An arc that rounds the corner at `tangent1End` of the lines to there and on to `tangent2End`.
  nonisolated public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    guard let start = currentPoint else { return move(to: corner) }
    let (one, two) = (start - corner, end - corner)
    let (lengthOne, lengthTwo) = (one.length, two.length)
    let angle = acos(
      min(max((one.x * two.x + one.y * two.y) / max(lengthOne * lengthTwo, 1e-9), -1), 1))
    guard lengthOne > 0, lengthTwo > 0, sin(angle) > 1e-6 else { return addLine(to: corner) }
    let distance = radius / tan(angle / 2)
    let reach = 4 / 3 * tan((.pi - angle) / 4) * radius
    func place(_ side: CGPoint, _ length: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + side.x / length * distance, y: corner.y + side.y / length * distance)
    }
    addLine(to: place(one, lengthOne, distance))
    addCurve(
      to: place(two, lengthTwo, distance), control1: place(one, lengthOne, distance - reach),
      control2: place(two, lengthTwo, distance - reach))
  }

  /// A rectangle whose corners are rounded each in its own way.
  nonisolated init(_ rect: CGRect, radii: RectangleCornerRadii, isRightToLeft: Bool) {
    self.init()
    let most = max(0, min(rect.width, rect.height) / 2)
    func radius(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), most) }
    let (leftTop, rightTop, rightBottom, leftBottom) =
      isRightToLeft
      ? (radii.topTrailing, radii.topLeading, radii.bottomLeading, radii.bottomTrailing)
      : (radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading)
    let corners: [(radius: CGFloat, x: CGFloat, y: CGFloat, angle: Double)] = [
      (radius(leftTop), rect.minX, rect.minY, .pi),
      (radius(rightTop), rect.maxX, rect.minY, -.pi / 2),
      (radius(rightBottom), rect.maxX, rect.maxY, 0),
      (radius(leftBottom), rect.minX, rect.maxY, .pi / 2),
    ]
    for corner in corners {
      let inward = (
        x: corner.x == rect.minX ? corner.radius : -corner.radius,
        y: corner.y == rect.minY ? corner.radius : -corner.radius
      )
      guard corner.radius > 0 else {
        addLine(to: CGPoint(x: corner.x, y: corner.y))
        continue
      }
      addRelativeArc(
        center: CGPoint(x: corner.x + inward.x, y: corner.y + inward.y), radius: corner.radius,
        startAngle: Angle(radians: corner.angle), delta: Angle(radians: .pi / 2))
    }
    closeSubpath()
  }
}

extension CGPoint {
  nonisolated static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  nonisolated var length: CGFloat { (x * x + y * y).squareRoot() }
}
