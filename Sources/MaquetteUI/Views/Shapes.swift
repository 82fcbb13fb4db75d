import Foundation

/// A circle as large as fits.
public struct Circle: Shape {
  nonisolated public init() {}

  nonisolated public var outline: ShapeOutline { .circle }
}

/// A rectangle that fills its room.
public struct Rectangle: Shape {
  nonisolated public init() {}

  nonisolated public var outline: ShapeOutline { .rectangle }
}

/// How corners are rounded; both are drawn alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  private let radius: Double

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = Double(cornerRadius)
  }

  nonisolated public var outline: ShapeOutline { .roundedRectangle(radius: radius) }
}

/// A rectangle with half circles at its short sides.
public struct Capsule: Shape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  nonisolated public var outline: ShapeOutline { .capsule }
}

/// An ellipse that fills its room.
public struct Ellipse: Shape {
  nonisolated public init() {}

  nonisolated public var outline: ShapeOutline { .ellipse }
}
