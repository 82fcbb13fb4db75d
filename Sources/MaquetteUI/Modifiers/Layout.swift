import Foundation

extension NodeKind {
  /// Content at its ideal size along some axes.
  public static let fixedSize = NodeKind("fixedSize")
  /// Content drawn away from its place.
  public static let offset = NodeKind("offset")
  /// Content with its centre at a point.
  public static let position = NodeKind("position")
  /// Content in a ratio of its sides.
  public static let aspectRatio = NodeKind("aspectRatio")
}

extension NodeAttribute where Value == Double {
  /// How early a stack serves the view, where not as early as others.
  public static var layoutPriority: NodeAttribute { NodeAttribute("layoutPriority") }
  /// How near the view lies where views lie over each other, where not as near as others.
  public static var zIndex: NodeAttribute { NodeAttribute("zIndex") }
  /// Points towards the trailing edge.
  public static var x: NodeAttribute { NodeAttribute("x") }
  /// Points down.
  public static var y: NodeAttribute { NodeAttribute("y") }
  /// The width in heights, where not that of the content.
  public static var ratio: NodeAttribute { NodeAttribute("ratio") }
}

extension NodeAttribute where Value == Bool {
  /// Whether the width is the ideal one.
  public static var fixesWidth: NodeAttribute { NodeAttribute("fixesWidth") }
  /// Whether the height is the ideal one.
  public static var fixesHeight: NodeAttribute { NodeAttribute("fixesHeight") }
  /// Whether the content covers all the room, beyond it on one side.
  public static var fillsRatio: NodeAttribute { NodeAttribute("fills") }
}

extension NodeAttribute where Value == AlignmentGuides {
  /// The lines that the view places anew.
  package static var alignmentGuides: NodeAttribute { NodeAttribute("alignmentGuides") }
}

/// How a view fills room of another shape.
public enum ContentMode: String, Hashable, CaseIterable, Codable, Sendable {
  case fit, fill
}

extension View {
  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size along the axes that are true.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(in: .fixedSize) { node, _ in
      if horizontal { node[.fixesWidth] = true }
      if vertical { node[.fixesHeight] = true }
    }
  }

  /// Serves the view before those of less priority in its stack.
  public func layoutPriority(_ value: Double) -> some View {
    finishing { node, _ in node[.layoutPriority] = value }
  }

  /// Draws the view over those of a lower index beside it.
  public func zIndex(_ value: Double) -> some View {
    finishing { node, _ in node[.zIndex] = value == 0 ? nil : value }
  }

  /// Draws the view away from its place by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(in: .offset) { node, _ in
      node[.x] = Double(x)
      node[.y] = Double(y)
    }
  }

  /// Draws the view away from its place by a distance in points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the view's centre at a point of all the room there is, from the top leading corner.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(in: .position) { node, _ in
      node[.x] = Double(x)
      node[.y] = Double(y)
    }
  }

  /// Puts the view's centre at a point of all the room there is, from the top leading corner.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Keeps the view to a ratio of its width to its height; `nil` for that of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped(in: .aspectRatio) { node, _ in
      node[.ratio] = aspectRatio.flatMap { $0.isFinite && $0 > 0 ? Double($0) : nil }
      if contentMode == .fill { node[.fillsRatio] = true }
    }
  }

  /// Keeps the view to the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits in its room, in its own ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as large as covers its room, in its own ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Places the line by which containers align the view across a column.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    finishing { node, _ in node.setGuide(.horizontal(guide), computeValue) }
  }

  /// Places the line by which containers align the view across a line.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    finishing { node, _ in node.setGuide(.vertical(guide), computeValue) }
  }
}

extension Node {
  @MainActor
  fileprivate mutating func setGuide(
    _ guide: AlignmentGuide, _ compute: @MainActor (ViewDimensions) -> CGFloat
  ) {
    var guides = self[.alignmentGuides] ?? AlignmentGuides()
    guides.set(guide, compute)
    self[.alignmentGuides] = guides
  }
}
