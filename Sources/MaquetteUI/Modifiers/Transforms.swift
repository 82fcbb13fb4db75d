import Foundation

extension NodeAttribute where Value == [Double] {
  /// The factors by which points are moved: a, b, c, d, and what is added to x and y.
  public static var transform: NodeAttribute { NodeAttribute("transform") }
  /// The axis that a turn in space is about: towards the trailing edge, down, and to the reader.
  public static var turningAxis: NodeAttribute { NodeAttribute("axis") }
}

extension NodeAttribute where Value == Double {
  /// How strongly what is nearer is drawn larger.
  public static var perspective: NodeAttribute { NodeAttribute("perspective") }
}

extension View {
  /// Draws the view moved, turned, scaled or sheared about its corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    wrapped(in: .effect) { node, _ in
      node[.effect] = .transform
      node[.transform] = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ].map { Double($0) }
    }
  }

  /// Draws the view turned in space about a point of it.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    wrapped(in: .effect) { node, _ in
      node[.effect] = .turn
      node[.degrees] = angle.degrees
      node[.turningAxis] = [axis.x, axis.y, axis.z].map { Double($0) }
      if perspective != 1 { node[.perspective] = Double(perspective) }
      node.setAnchor(anchor)
    }
  }
}
