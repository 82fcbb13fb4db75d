import Foundation

/// Colours that are the same wherever they are used.
protocol GradientStyle: ShapeStyle {
  nonisolated var fixedPaint: Paint { get }
}

/// Colours that run along a line.
public struct LinearGradient: GradientStyle, View {
  nonisolated let fixedPaint: Paint

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    fixedPaint = Paint(gradient: PlacedGradient(gradient, .linear(from: startPoint, to: endPoint)))
  }

  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func paint(in environment: EnvironmentValues) -> Paint { fixedPaint }

  public func nodes(in context: ViewContext) -> [Node] { context.area(of: fixedPaint) }
}

/// Colours that run outwards from a point; lengths in points.
public struct RadialGradient: GradientStyle, View {
  nonisolated let fixedPaint: Paint

  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    fixedPaint = Paint(
      gradient: PlacedGradient(
        gradient, .radial(center, from: Double(startRadius), to: Double(endRadius))))
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func paint(in environment: EnvironmentValues) -> Paint { fixedPaint }

  public func nodes(in context: ViewContext) -> [Node] { context.area(of: fixedPaint) }
}

/// Colours at the points of a mesh, of which the mean is drawn.
public struct MeshGradient: GradientStyle, View {
  nonisolated let fixedPaint: Paint

  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {
    self.init(meanOf: colors)
  }

  /// Any mesh of colours.
  nonisolated package init(meanOf colors: [Color]) {
    // A course without length has one colour, which is the mean of all.
    fixedPaint = Paint(
      gradient: PlacedGradient(
        Gradient(colors: colors), .linear(from: .center, to: .center)))
  }

  public func paint(in environment: EnvironmentValues) -> Paint { fixedPaint }

  public func nodes(in context: ViewContext) -> [Node] { context.area(of: fixedPaint) }
}

/// Colours that run outwards and are as oval as the area is.
public struct EllipticalGradient: GradientStyle, View {
  nonisolated let fixedPaint: Paint

  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    fixedPaint = Paint(
      gradient: PlacedGradient(
        gradient,
        .elliptical(center, from: Double(startRadiusFraction), to: Double(endRadiusFraction))))
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func paint(in environment: EnvironmentValues) -> Paint { fixedPaint }

  public func nodes(in context: ViewContext) -> [Node] { context.area(of: fixedPaint) }
}

/// Colours that run around a point.
public struct AngularGradient: GradientStyle, View {
  nonisolated let fixedPaint: Paint

  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {
    fixedPaint = Paint(
      gradient: PlacedGradient(gradient, .angular(center, from: startAngle, to: endAngle)))
  }

  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colours once around, beginning at an angle.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public func paint(in environment: EnvironmentValues) -> Paint { fixedPaint }

  public func nodes(in context: ViewContext) -> [Node] { context.area(of: fixedPaint) }
}

extension Gradient: GradientStyle, View {
  /// The colours from top to bottom.
  nonisolated var fixedPaint: Paint {
    Paint(gradient: PlacedGradient(self, .linear(from: .top, to: .bottom)))
  }

  public func paint(in environment: EnvironmentValues) -> Paint { fixedPaint }

  public func nodes(in context: ViewContext) -> [Node] {
    context.area(of: fixedPaint)
  }
}

extension ViewContext {
  /// An area that a paint fills.
  fileprivate func area(of paint: Paint) -> [Node] { [node(.color) { $0[.fill] = paint }] }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
