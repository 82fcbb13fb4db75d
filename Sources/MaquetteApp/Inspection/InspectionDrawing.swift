import Foundation
import Gtk
import MaquetteGtk

/// How the layer over a form draws.
struct InspectionDrawing {
  let context: CairoContext
  let area: DrawingArea
  let accent: Color

  private static let frame = Color(red: 0.75, green: 0.38, blue: 0.8, alpha: 0.7)
  private static let space = Color(red: 0.9, green: 0.38, blue: 0)
  private static let baseline = Color(red: 0.11, green: 0.44, blue: 0.85, alpha: 0.8)

  /// One view's outline with its name and size.
  func outline(_ view: ViewArea, strength: Double) {
    let frame = view.frame.insetBy(dx: 1, dy: 1)
    context.setSource(accent.with(alpha: 0.12 + 0.3 * strength))
    context.roundedRectangle(Area(frame), radius: 4)
    context.fillPreserve()
    context.setSource(accent)
    context.setLineWidth(2)
    context.stroke()
    let (width, height) = (Int(view.frame.width.rounded()), Int(view.frame.height.rounded()))
    label("\(view.node.kind.rawValue)  \(width) × \(height)", above: view.frame)
  }

  /// The frames of all views.
  func frames(_ views: [ViewArea]) {
    context.setSource(Self.frame)
    context.setLineWidth(1)
    for view in views where view.node.source != nil {
      context.rectangle(Area(view.frame.insetBy(dx: 0.5, dy: 0.5)))
      context.stroke()
    }
  }

  /// The room between each view and the next one below or beside it within the same depth.
  func spacing(_ views: [ViewArea]) {
    context.setLineWidth(1)
    for (first, second) in zip(views, views.dropFirst()) where first.depth == second.depth {
      let (one, other) = (first.frame, second.frame)
      if other.minY >= one.maxY, other.minY - one.maxY < 80, one.minX < other.maxX {
        let x = max(one.minX, other.minX) + min(one.width, other.width) / 2
        measure(from: CGPoint(x: x, y: one.maxY), to: CGPoint(x: x, y: other.minY))
      } else if other.minX >= one.maxX, other.minX - one.maxX < 200 {
        let y = max(one.minY, other.minY) + min(one.height, other.height) / 2
        measure(from: CGPoint(x: one.maxX, y: y), to: CGPoint(x: other.minX, y: y))
      }
    }
  }

  /// The lines on which texts stand.
  func baselines(_ views: [ViewArea]) {
    context.setSource(Self.baseline)
    context.setLineWidth(1)
    for view in views {
      guard let baseline = view.baseline else { continue }
      let y = (view.frame.minY + baseline).rounded() + 0.5
      context.move(x: view.frame.minX, y: y)
      context.line(x: view.frame.maxX, y: y)
      context.stroke()
    }
  }

  /// The stops of the keyboard with their numbers, and the way from each to the next.
  func focus(_ stops: [CGRect]) {
    context.setSource(accent.with(alpha: 0.5))
    context.setLineWidth(1.5)
    for (index, stop) in stops.enumerated() {
      if index == 0 {
        context.move(x: stop.minX + 9, y: stop.minY + 9)
      } else {
        context.line(x: stop.minX + 9, y: stop.minY + 9)
      }
    }
    context.stroke()
    for (index, stop) in stops.enumerated() {
      context.setSource(accent)
      context.ellipse(in: Area(x: stop.minX, y: stop.minY, width: 18, height: 18))
      context.fill()
      context.setSource(Color(red: 1, green: 1, blue: 1))
      text(String(index + 1), centeredAt: CGPoint(x: stop.minX + 9, y: stop.minY + 9))
    }
  }

  private func measure(from start: CGPoint, to end: CGPoint) {
    let length = Int(max(end.x - start.x, end.y - start.y).rounded())
    guard length > 0 else { return }
    context.setSource(Self.space)
    context.move(x: start.x, y: start.y)
    context.line(x: end.x, y: end.y)
    context.stroke()
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    text(String(length), centeredAt: CGPoint(x: middle.x + 10, y: middle.y))
  }

  private func label(_ words: String, above frame: CGRect) {
    let size = area.textSize(of: words)
    let y = frame.minY - size.height - 8 < 0 ? frame.maxY + 2 : frame.minY - size.height - 8
    let x = min(max(0, frame.minX), max(0, Double(area.width) - size.width - 12))
    context.setSource(accent)
    context.roundedRectangle(
      Area(x: x, y: y, width: size.width + 12, height: size.height + 6), radius: 4)
    context.fill()
    context.setSource(Color(red: 1, green: 1, blue: 1))
    context.show(words, on: area, x: x + 6, y: y + 3)
  }

  private func text(_ words: String, centeredAt point: CGPoint) {
    let size = area.textSize(of: words)
    context.show(words, on: area, x: point.x - size.width / 2, y: point.y - size.height / 2)
  }
}

extension Area {
  fileprivate init(_ frame: CGRect) {
    self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

extension Color {
  fileprivate func with(alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
