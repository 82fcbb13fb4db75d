import Foundation

/// An outline of lines and curves, in points from the top left of its room.
public struct Path: Shape, Equatable, Sendable {
  /// A step of the outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in order.
  package private(set) var elements: [Element] = []
  /// More steps than any drawing of a form has; a file may ask for any number.
  nonisolated private static let limit = 20_000

  nonisolated public init() {}

  /// An outline that a closure draws.
  nonisolated public init(_ draw: (inout Path) -> Void) { draw(&self) }

  nonisolated public init(_ rect: CGRect) { addRect(rect) }

  nonisolated public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  nonisolated public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius)) }

  nonisolated public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize) }

  nonisolated package init(elements: [Element]) { self.elements = elements }

  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// The lines themselves, whatever the room.
  nonisolated public var outline: ShapeOutline? { .path(self) }

  nonisolated public var isEmpty: Bool { elements.isEmpty }

  /// Where the outline has got to.
  nonisolated public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? elements.last { if case .move = $0 { true } else { false } }?.end
  }

  nonisolated mutating func append(_ element: Element) {
    if elements.count < Self.limit { elements.append(element) }
  }
}

extension Path.Element {
  /// Where the step ends; nil for one that closes.
  nonisolated package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// The step with each of its points changed.
  nonisolated func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let one, let two):
      .curve(to: change(end), control1: change(one), control2: change(two))
    case .closeSubpath: .closeSubpath
    }
  }

  nonisolated fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let one, let two): [one, two, end]
    case .closeSubpath: []
    }
  }
}

extension Path {
  /// The least rectangle that holds all points of the outline.
  nonisolated public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  nonisolated public func applying(_ transform: CGAffineTransform) -> Path {
    Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
  }
}

extension Path: AttributeConvertible {
  /// The steps as SVG writes them, in thousandths of a point.
  nonisolated public var attributeValue: AttributeValue { .string(word) }

  nonisolated public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    self.init(word: text[...])
  }

  nonisolated var word: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .closeSubpath: "Z"
        }
      let numbers = element.points.flatMap { [Self.text($0.x), Self.text($0.y)] }
      return ([letter] + numbers).joined(separator: " ")
    }.joined(separator: " ")
  }

  nonisolated private static func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (Double(min(max(number, -1e6), 1e6)) * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  nonisolated init(word: Substring) {
    var words = word.split(separator: " ")[...]
    func point() -> CGPoint {
      let x = words.popFirst().flatMap { Double($0) } ?? 0
      let y = words.popFirst().flatMap { Double($0) } ?? 0
      return CGPoint(x: x, y: y)
    }
    while let letter = words.popFirst() {
      switch letter {
      case "M": append(.move(to: point()))
      case "L": append(.line(to: point()))
      case "Q":
        let control = point()
        append(.quadCurve(to: point(), control: control))
      case "C":
        let (one, two) = (point(), point())
        append(.curve(to: point(), control1: one, control2: two))
      default: append(.closeSubpath)
      }
    }
  }
}
