import Foundation

/// How the drawing of a view is changed, which keeps its place and size.
public enum GraphicEffect: String, Codable, Sendable, AttributeConvertible {
  case shadow, scale, rotation, turn, transform, blur, colors, multiply, mask
}

extension NodeKind {
  /// Content whose drawing is changed.
  public static let effect = NodeKind("effect")
}

extension NodeSlot {
  /// What says by its opacity which parts of a content are drawn.
  public static let mask = NodeSlot("mask")
}

extension NodeAttribute where Value == GraphicEffect {
  public static var effect: NodeAttribute { NodeAttribute("effect") }
}

extension NodeAttribute where Value == Double {
  /// How far a blur or a shadow reaches, in points.
  public static var radius: NodeAttribute { NodeAttribute("radius") }
  /// A turn in degrees, clockwise.
  public static var degrees: NodeAttribute { NodeAttribute("degrees") }
  /// The point that stays where it is, in parts of the width.
  public static var anchorX: NodeAttribute { NodeAttribute("anchorX") }
  /// The point that stays where it is, in parts of the height.
  public static var anchorY: NodeAttribute { NodeAttribute("anchorY") }
}

extension NodeAttribute where Value == [Double] {
  /// Five factors for each of red, green, blue and opacity: of the four, and what is added.
  public static var colorMatrix: NodeAttribute { NodeAttribute("colors") }
}

extension View {
  /// Draws a shadow under the view.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    wrapped(in: .effect) { node, context in
      node[.effect] = .shadow
      node[.fill] = color.paint(in: context.environment)
      node[.radius] = Double(radius)
      node[.x] = Double(x)
      node[.y] = Double(y)
    }
  }

  /// Draws the view larger or smaller, about a point of it.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  {
    wrapped(in: .effect) { node, _ in
      node[.effect] = .scale
      node[.x] = Double(x)
      node[.y] = Double(y)
      node.setAnchor(anchor)
    }
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view turned clockwise about a point of it.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    wrapped(in: .effect) { node, _ in
      node[.effect] = .rotation
      node[.degrees] = angle.degrees
      node.setAnchor(anchor)
    }
  }

  /// Draws the view as if out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    wrapped(in: .effect) { node, _ in
      node[.effect] = .blur
      node[.radius] = max(0, Double(radius))
    }
  }

  /// Draws only what a mask covers, as far as the mask is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    masked(by: mask(), alignment: alignment)
  }

  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, alignment: .center) }

  private func masked(by mask: any View, alignment: Alignment) -> WrappedView<Self> {
    wrapped(in: .effect) { node, context in
      node[.effect] = .mask
      var layer = context
      layer.identity = node.id.appending(.slot("layer"))
      node.children += layer.nodes(of: mask, in: .mask)
      node[.alignment] = alignment.unlessCenter
    }
  }

  /// Keeps the view's room and shows nothing of it.
  public func hidden() -> some View { opacity(0).accessibilityHidden(true) }

  /// Cuts the view at its edges.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
}

extension Node {
  mutating func setAnchor(_ anchor: UnitPoint) {
    guard anchor != .center else { return }
    self[.anchorX] = anchor.x
    self[.anchorY] = anchor.y
  }
}
