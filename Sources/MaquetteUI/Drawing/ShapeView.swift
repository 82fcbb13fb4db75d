import Foundation

/// A shape that is filled or stroked, over others that were drawn before.
public struct ShapeView: View {
  /// What is drawn of a shape.
  package enum Drawing {
    case fill(any ShapeStyle, FillStyle)
    case stroke(any ShapeStyle, StrokeStyle, isInside: Bool)
  }

  private let shape: any Shape
  private let drawings: [Drawing]

  package init(shape: any Shape, drawing: Drawing) { self.init(shape: shape, drawings: [drawing]) }

  private init(shape: any Shape, drawings: [Drawing]) {
    self.shape = shape
    self.drawings = drawings
  }

  /// The same with something more drawn over it.
  package func adding(_ drawing: Drawing) -> ShapeView {
    ShapeView(shape: shape, drawings: drawings + [drawing])
  }

  public func nodes(in context: ViewContext) -> [Node] {
    guard drawings.count > 1 else { return [node(drawings[0], in: context)] }
    return ZStack {
      ViewList(drawings.map { ShapeView(shape: shape, drawings: [$0]) })
    }.nodes(in: context)
  }

  private func node(_ drawing: Drawing, in context: ViewContext) -> Node {
    context.node(.shape) { node in
      context.outline(shape, of: &node)
      switch drawing {
      case .fill(let style, let fill):
        // What nothing colours is drawn as text is there.
        node[.fill] =
          style is ForegroundStyle
          ? context.foreground ?? Paint() : style.paint(in: context.environment)
        if fill.isEOFilled { node[.isEvenOdd] = true }
      case .stroke(let style, let stroke, let isInside):
        node[.stroke] =
          style is ForegroundStyle
          ? context.foreground ?? Paint() : style.paint(in: context.environment)
        node.strokeStyle = stroke
        if isInside { node[.isInsideEdge] = true }
      }
    }
  }
}

extension ShapeView {
  public func fill<S: ShapeStyle>(_ style: S, style fill: FillStyle = FillStyle()) -> ShapeView {
    adding(.fill(style, fill))
  }

  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
    adding(.stroke(content, style, isInside: false))
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
    adding(.stroke(content, style, isInside: true))
  }

  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Shape {
  /// The shape's area in a colour.
  public func fill<S: ShapeStyle>(_ style: S, style fill: FillStyle = FillStyle()) -> ShapeView {
    ShapeView(shape: self, drawing: .fill(style, fill))
  }

  public func fill(style fill: FillStyle = FillStyle()) -> ShapeView {
    ShapeView(shape: self, drawing: .fill(ForegroundStyle(), fill))
  }

  /// The shape's outline in a colour, centred on its edge.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
    ShapeView(shape: self, drawing: .stroke(content, style, isInside: false))
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(style: StrokeStyle) -> ShapeView { stroke(ForegroundStyle(), style: style) }

  public func stroke(lineWidth: CGFloat = 1) -> ShapeView {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// The shape's outline in a colour, inside its edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
    ShapeView(shape: self, drawing: .stroke(content, style, isInside: true))
  }

  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle) -> ShapeView {
    strokeBorder(ForegroundStyle(), style: style)
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
