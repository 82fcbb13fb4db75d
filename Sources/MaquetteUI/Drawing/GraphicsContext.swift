import Foundation

/// What a canvas is drawn with: each command adds to the picture, as the context is then.
@MainActor
public struct GraphicsContext {
  /// The picture so far, shared by the copies of a context.
  private final class Record {
    var views: [any View] = []
  }

  private let record = Record()
  private let size: CGSize
  /// What all that is drawn is moved, turned and stretched by.
  public var transform = CGAffineTransform.identity
  /// How opaque all that is drawn is, from 0 to 1.
  public var opacity = 1.0

  package init(size: CGSize) { self.size = size }

  /// What has been drawn, in the order of the commands.
  var picture: [any View] { record.views }

  private func add(_ view: any View) {
    record.views.append(
      opacity == 1 ? view : AnyView(AnyView(existential: view).opacity(opacity)))
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style(in: size), style: style))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.applying(transform).stroke(shading.style(in: size), style: style))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a view so that a point of it is at a point of the canvas.
  package func draw(view: any View, at point: CGPoint, anchor: UnitPoint = .center) {
    let place = point.applying(transform)
    add(
      AnyView(existential: view).fixedSize()
        .frame(width: 0, height: 0, alignment: anchor.alignment)
        .position(x: place.x, y: place.y))
  }

  /// Draws a view in an area of the canvas.
  package func draw(view: any View, in area: CGRect) {
    let middle = CGPoint(x: area.midX, y: area.midY).applying(transform)
    add(
      AnyView(existential: view)
        .frame(width: area.width, height: area.height, alignment: .topLeading)
        .position(x: middle.x, y: middle.y))
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view: text, at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(view: text, in: rect) }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view: image, at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect) { draw(view: image.resizable(), in: rect) }

  /// The text as it is drawn.
  public func resolve(_ text: Text) -> Text { text }

  /// The picture as it is drawn.
  public func resolve(_ image: Image) -> Image { image }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws with a context whose changes end with the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// What fills or strokes a path; points are those of the canvas.
  public struct Shading {
    /// The style in a canvas of a size, whose gradients have points relative to it.
    fileprivate let make: @MainActor (CGSize) -> any ShapeStyle

    @MainActor
    fileprivate func style(in size: CGSize) -> AnyShapeStyle {
      AnyShapeStyle(existential: make(size))
    }

    public static func color(_ color: Color) -> Shading { Shading { _ in color } }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { _ in style } }

    public static var foreground: Shading { Shading { _ in ForegroundStyle() } }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { size in
        LinearGradient(
          gradient: gradient, startPoint: startPoint.relative(to: size),
          endPoint: endPoint.relative(to: size))
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { size in
        RadialGradient(
          gradient: gradient, center: center.relative(to: size), startRadius: startRadius,
          endRadius: endRadius)
      }
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      Shading { size in
        AngularGradient(gradient: gradient, center: center.relative(to: size), angle: angle)
      }
    }
  }
}

extension CGPoint {
  fileprivate func relative(to size: CGSize) -> UnitPoint {
    UnitPoint(x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
  }
}

extension UnitPoint {
  /// The nearest of the nine places.
  fileprivate var alignment: Alignment {
    let horizontal: HorizontalAlignment = x < 0.25 ? .leading : x > 0.75 ? .trailing : .center
    let vertical: VerticalAlignment = y < 0.25 ? .top : y > 0.75 ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}
