import Foundation

/// A circle as large as fits.
public struct Circle: InsettableShape {
  nonisolated public init() {}

  nonisolated public var outline: ShapeOutline? { .circle }
}

/// A rectangle that fills its room.
public struct Rectangle: InsettableShape {
  nonisolated public init() {}

  nonisolated public var outline: ShapeOutline? { .rectangle }
}

/// How corners are rounded; both are drawn alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  private let radius: Double

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = Double(cornerRadius)
  }

  /// Corners are round, by the shorter side where they are wanted oval.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    radius = Double(min(cornerSize.width, cornerSize.height))
  }

  nonisolated public var outline: ShapeOutline? { .roundedRectangle(radius: radius) }
}

/// How far the corners of a rectangle are rounded, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  nonisolated public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are rounded each in its own way.
public struct UnevenRoundedRectangle: InsettableShape {
  private let radii: RectangleCornerRadii

  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { radii = cornerRadii }

  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  nonisolated public var outline: ShapeOutline? { .unevenRoundedRectangle(radii) }
}

/// A rectangle with half circles at its short sides.
public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  nonisolated public var outline: ShapeOutline? { .capsule }
}

/// An ellipse that fills its room.
public struct Ellipse: InsettableShape {
  nonisolated public init() {}

  nonisolated public var outline: ShapeOutline? { .ellipse }
}

/// The shape of what is around, which is a rectangle here.
public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}

  nonisolated public var outline: ShapeOutline? { .rectangle }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
