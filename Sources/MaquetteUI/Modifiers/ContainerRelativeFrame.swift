import Foundation

extension NodeKind {
  /// Content in a box whose size follows from that of what is scrolled or shown around it.
  public static let containerFrame = NodeKind("containerFrame")
}

extension NodeAttribute where Value == [Double] {
  /// The width in widths of the container, and the points added to that.
  public static var containerWidth: NodeAttribute { NodeAttribute("width") }
  /// The height in heights of the container, and the points added to that.
  public static var containerHeight: NodeAttribute { NodeAttribute("height") }
}

extension View {
  /// Makes the view as large as the container around it along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  /// Makes the view as large as some of the equal parts of the container around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view as large as a length that is computed from that of the container.
  ///
  /// The container's size is known only once it is laid out; a sum of a share and a number is what
  /// is kept of the computation.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapped(in: .containerFrame) { node, _ in
      @MainActor func shares(_ axis: Axis) -> [Double]? {
        guard axes.contains(axis.set) else { return nil }
        let (small, large) = (length(400, axis), length(500, axis))
        let share = (large - small) / 100
        return [share, small - share * 400].map { $0.isFinite ? Double($0) : 0 }
      }
      node[.containerWidth] = shares(.horizontal)
      node[.containerHeight] = shares(.vertical)
      node[.alignment] = alignment.unlessCenter
    }
  }
}
