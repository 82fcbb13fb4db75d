import Foundation

/// An outline that can be filled or stroked, and as a view fills the room it gets.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {
  /// The outline as the tree tells it.
  nonisolated var outline: ShapeOutline { get }
}

/// The outlines that there are.
public enum ShapeOutline: Hashable, Sendable {
  case rectangle
  case roundedRectangle(radius: Double)
  case circle
  case capsule
  case ellipse
}

extension ShapeOutline: AttributeConvertible {
  /// The outline in a word, a rounded rectangle with its radius in points.
  public var attributeValue: AttributeValue {
    switch self {
    case .rectangle: .string("rectangle")
    case .roundedRectangle(let radius): .string("roundedRectangle \(radius)")
    case .circle: .string("circle")
    case .capsule: .string("capsule")
    case .ellipse: .string("ellipse")
    }
  }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    let words = text.split(separator: " ")
    switch words.first {
    case "rectangle": self = .rectangle
    case "circle": self = .circle
    case "capsule": self = .capsule
    case "ellipse": self = .ellipse
    case "roundedRectangle":
      self = .roundedRectangle(radius: words.dropFirst().first.flatMap { Double($0) } ?? 0)
    default: return nil
    }
  }
}

extension NodeKind {
  /// An outline, filled or stroked.
  public static let shape = NodeKind("shape")
}

extension NodeAttribute where Value == ShapeOutline {
  public static var outline: NodeAttribute { NodeAttribute("outline") }
}

extension NodeAttribute where Value == Double {
  /// The width of an outline, in points.
  public static var lineWidth: NodeAttribute { NodeAttribute("lineWidth") }
}

extension Shape {
  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.node(.shape) { node in
        node[.outline] = outline
        node[.fill] = context.foreground ?? Paint()
      }
    ]
  }

  /// The shape's area in a colour.
  public func fill<S: ShapeStyle>(_ style: S) -> some View {
    DrawnShape(outline: outline, fill: style, stroke: nil, lineWidth: 0)
  }

  /// The shape's outline in a colour, centred on its edge.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    DrawnShape(outline: outline, fill: nil, stroke: style, lineWidth: Double(lineWidth))
  }

  /// The shape's outline in a colour, inside its edge.
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    DrawnShape(outline: outline, fill: nil, stroke: style, lineWidth: Double(lineWidth))
  }
}

/// A shape with its own colours.
package struct DrawnShape: View {
  let outline: ShapeOutline
  let fill: (any ShapeStyle)?
  let stroke: (any ShapeStyle)?
  let lineWidth: Double

  package init(
    outline: ShapeOutline, fill: (any ShapeStyle)?, stroke: (any ShapeStyle)?, lineWidth: Double
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }

  package func nodes(in context: ViewContext) -> [Node] {
    [
      context.node(.shape) { node in
        node[.outline] = outline
        node[.fill] = fill?.paint(in: context.environment)
        node[.stroke] = stroke?.paint(in: context.environment)
        if stroke != nil { node[.lineWidth] = lineWidth }
      }
    ]
  }
}
