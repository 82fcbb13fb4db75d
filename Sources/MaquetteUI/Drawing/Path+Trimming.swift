import Foundation

extension Path {
  /// The part of the outline between two fractions of its length.
  nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    let (start, end) = (total * from, total * to)
    var result = Path()
    var position: CGFloat = 0
    var last: CGPoint?
    for piece in pieces {
      defer { position += piece.length }
      let (low, high) = (max(start, position), min(end, position + piece.length))
      guard piece.length > 0, low < high else { continue }
      let part = piece.part(
        from: (low - position) / piece.length, to: (high - position) / piece.length)
      if last.map({ ($0 - part.start).length > 1e-6 }) ?? true {
        result.append(.move(to: part.start))
      }
      result.append(part.element)
      last = part.end
    }
    return result
  }

  /// The steps with where they begin, those that close as lines.
  nonisolated private var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var (first, here) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let end): (first, here) = (end, end)
      case .line(let end):
        pieces.append(PathPiece(start: here, one: nil, two: nil, end: end))
        here = end
      case .quadCurve(let end, let control):
        pieces.append(
          PathPiece(
            start: here, one: here.toward(control, 2 / 3), two: end.toward(control, 2 / 3),
            end: end))
        here = end
      case .curve(let end, let one, let two):
        pieces.append(PathPiece(start: here, one: one, two: two, end: end))
        here = end
      case .closeSubpath:
        if here != first { pieces.append(PathPiece(start: here, one: nil, two: nil, end: first)) }
        here = first
      }
    }
    return pieces
  }
}

/// A line, or a curve with two control points.
private struct PathPiece {
  let start: CGPoint
  let one: CGPoint?
  let two: CGPoint?
  let end: CGPoint
  let length: CGFloat

  nonisolated init(start: CGPoint, one: CGPoint?, two: CGPoint?, end: CGPoint) {
    (self.start, self.one, self.two, self.end) = (start, one, two, end)
    guard let one, let two else {
      length = (end - start).length
      return
    }
    var (sum, last) = (CGFloat(0), start)
    for step in 1...16 {
      let point = Self.point(start, one, two, end, at: CGFloat(step) / 16)
      sum += (point - last).length
      last = point
    }
    length = sum
  }

  nonisolated var element: Path.Element {
    if let one, let two { .curve(to: end, control1: one, control2: two) } else { .line(to: end) }
  }

  /// The part between two fractions; curves are taken as if their length ran evenly.
  nonisolated func part(from: CGFloat, to: CGFloat) -> PathPiece {
    guard let one, let two else {
      return PathPiece(
        start: start.toward(end, from), one: nil, two: nil, end: start.toward(end, to))
    }
    let head = Self.head(start, one, two, end, to: to)
    let back = Self.head(
      head.3, head.2, head.1, head.0, to: to > 0 ? 1 - from / to : 0)
    return PathPiece(start: back.3, one: back.2, two: back.1, end: back.0)
  }

  private typealias Curve = (CGPoint, CGPoint, CGPoint, CGPoint)

  /// The part of a curve from its start to a fraction.
  nonisolated private static func head(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, to t: CGFloat
  ) -> Curve {
    let (ab, bc, cd) = (a.toward(b, t), b.toward(c, t), c.toward(d, t))
    let (abc, bcd) = (ab.toward(bc, t), bc.toward(cd, t))
    return (a, ab, abc, abc.toward(bcd, t))
  }

  nonisolated private static func point(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat
  ) -> CGPoint { head(a, b, c, d, to: t).3 }
}

extension CGPoint {
  /// The point at a fraction of the way to another.
  nonisolated fileprivate func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
