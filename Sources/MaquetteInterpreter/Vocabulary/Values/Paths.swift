import Foundation
import MaquetteUI

extension TypeEntry {
  static let path = TypeEntry(
    "Path", .drawn, matches: { $0 is MaquetteUI.Path },
    initializers: [
      Overload("init()") { MaquetteUI.Path() },
      Overload("init(_ rect: CGRect)") { (rect: CGRect) in Path(rect) },
      Overload("init(ellipseIn: CGRect)") { (rect: CGRect) in Path(ellipseIn: rect) },
      Overload(
        "init(roundedRect: CGRect, cornerRadius: CGFloat, @inert style: RoundedCornerStyle = .continuous)"
      ) { (rect: CGRect, radius: CGFloat?) in Path(roundedRect: rect, cornerRadius: radius ?? 0) },
      Overload(
        "init(roundedRect: CGRect, cornerSize: CGSize, @inert style: RoundedCornerStyle = .continuous)"
      ) { (rect: CGRect, size: CGSize) in Path(roundedRect: rect, cornerSize: size) },
      Overload("init(_ callback: (Path) -> Void)") { (callback: Function) in
        callback.changing(.wrap(MaquetteUI.Path()))?.native(as: MaquetteUI.Path.self)
      },
    ],
    properties: [
      "boundingRect": { any, _ in (any as? MaquetteUI.Path)?.boundingRect },
      "isEmpty": { any, _ in (any as? MaquetteUI.Path)?.isEmpty },
      "currentPoint": { any, _ in (any as? MaquetteUI.Path)?.currentPoint },
    ],
    methods: pathMethods + shapeMethods)

  private static let pathMethods: [Overload] = [
    building("move(to end: CGPoint)") { (path: inout MaquetteUI.Path, end: CGPoint) in
      path.move(to: end)
    },
    building("addLine(to end: CGPoint)") { (path: inout MaquetteUI.Path, end: CGPoint) in
      path.addLine(to: end)
    },
    building("addLines(_ lines: [CGPoint])") { (path: inout MaquetteUI.Path, lines: [CGPoint]) in
      path.addLines(lines)
    },
    building("addQuadCurve(to end: CGPoint, control: CGPoint)") {
      (path: inout MaquetteUI.Path, end: CGPoint, control: CGPoint) in
      path.addQuadCurve(to: end, control: control)
    },
    building("addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)") {
      (path: inout MaquetteUI.Path, end: CGPoint, one: CGPoint, two: CGPoint) in
      path.addCurve(to: end, control1: one, control2: two)
    },
    building("closeSubpath()") { (path: inout MaquetteUI.Path) in path.closeSubpath() },
    building("addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)") {
      (path: inout MaquetteUI.Path, rect: CGRect, transform: CGAffineTransform?) in
      path.addRect(rect, transform: transform ?? .identity)
    },
    building("addRects(_ rects: [CGRect])") { (path: inout MaquetteUI.Path, rects: [CGRect]) in
      path.addRects(rects)
    },
    building("addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)") {
      (path: inout MaquetteUI.Path, rect: CGRect, transform: CGAffineTransform?) in
      path.addEllipse(in: rect, transform: transform ?? .identity)
    },
    building(
      "addRoundedRect(in rect: CGRect, cornerSize: CGSize, @inert style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)"
    ) {
      (path: inout MaquetteUI.Path, rect: CGRect, size: CGSize, transform: CGAffineTransform?) in
      path.addRoundedRect(in: rect, cornerSize: size, transform: transform ?? .identity)
    },
    building(
      "addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)"
    ) {
      (
        path: inout MaquetteUI.Path, center: CGPoint, radius: CGFloat, start: Angle, end: Angle,
        clockwise: Bool, transform: CGAffineTransform?
      ) in
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise,
        transform: transform ?? .identity)
    },
    building(
      "addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)"
    ) {
      (
        path: inout MaquetteUI.Path, center: CGPoint, radius: CGFloat, start: Angle, delta: Angle,
        transform: CGAffineTransform?
      ) in
      path.addRelativeArc(
        center: center, radius: radius, startAngle: start, delta: delta,
        transform: transform ?? .identity)
    },
    building("addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)") {
      (path: inout MaquetteUI.Path, one: CGPoint, two: CGPoint, radius: CGFloat) in
      path.addArc(tangent1End: one, tangent2End: two, radius: radius)
    },
    building("addPath(_ path: Path, transform: CGAffineTransform = .identity)") {
      (path: inout MaquetteUI.Path, other: MaquetteUI.Path, transform: CGAffineTransform?) in
      path.addPath(other, transform: transform ?? .identity)
    },
    Method("func applying(_ transform: CGAffineTransform) -> Path") {
      (path: MaquetteUI.Path, transform: CGAffineTransform) in path.applying(transform)
    },
    Method("func offsetBy(dx: CGFloat, dy: CGFloat) -> Path") {
      (path: MaquetteUI.Path, dx: CGFloat?, dy: CGFloat?) in
      path.offsetBy(dx: dx ?? 0, dy: dy ?? 0)
    },
    Method("func trimmedPath(from: CGFloat, to: CGFloat) -> Path") {
      (path: MaquetteUI.Path, from: CGFloat?, to: CGFloat?) in
      path.trimmedPath(from: from ?? 0, to: to ?? 1)
    },
  ]

  /// A method that changes the path it is called on.
  private static func building<each Argument: VocabularyArgument>(
    _ text: String,
    _ change: @escaping @MainActor (inout MaquetteUI.Path, repeat each Argument) -> Void
  ) -> Overload {
    Method("mutating func \(text)") { (path: MaquetteUI.Path, argument: repeat each Argument) in
      var path = path
      change(&path, repeat each argument)
      return path
    }
  }
}

extension MaquetteUI.Path: VocabularyArgument {
  static var spellings: [String] { ["Path"] }
}

extension Function {
  /// Calls a closure with a value that it changes, and yields what that has become; nil after an
  /// error.
  func changing(_ value: Value, _ others: Value...) -> Value? {
    evaluator.enter(at: place) {
      guard case .function(let function) = self.value,
        case .lowered(let node, let captured, let receiver, let owner) = function.body,
        let first = node.parameters.first
      else { return value }
      let frame = Frame(
        evaluator: evaluator, size: node.frameSize, parent: captured, receiver: receiver,
        owner: owner)
      for (parameter, value) in zip(node.parameters, [value] + others) {
        frame.slots[parameter.slot] = value
      }
      _ = try evaluator.run(node, in: frame)
      return frame.slots[first.slot]
    }
  }
}
