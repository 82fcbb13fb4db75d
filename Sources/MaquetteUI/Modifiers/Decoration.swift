import Foundation

extension NodeKind {
  /// Content with a line drawn inside its edges.
  public static let border = NodeKind("border")
  /// Content with other views over it, in the `overlay` part.
  public static let overlay = NodeKind("overlay")
  /// Content with other views or a colour behind it, in the `background` part.
  public static let background = NodeKind("background")
  /// Content cut to an outline.
  public static let clip = NodeKind("clip")
}

extension NodeSlot {
  public static let overlay = NodeSlot("overlay")
  public static let background = NodeSlot("background")
}

extension NodeAttribute where Value == Double {
  /// From 0, invisible, to 1.
  public static var opacity: NodeAttribute { NodeAttribute("opacity") }
}

extension View {
  /// Draws a line inside the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    wrapped(in: .border) { node, context in
      node[.stroke] = content.paint(in: context.environment)
      node[.lineWidth] = Double(width)
    }
  }

  /// Puts a view over this one, as large as this one.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    layered(in: .overlay, part: .overlay, alignment: alignment, content: content())
  }

  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    layered(in: .overlay, part: .overlay, alignment: alignment, content: overlay)
  }

  /// Puts a view behind this one, as large as this one.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    layered(in: .background, part: .background, alignment: alignment, content: content())
  }

  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(in: .background, part: .background, alignment: alignment, content: background)
  }

  /// Fills the area behind this view.
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    background(style, in: Rectangle())
  }

  /// Fills a shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    wrapped(in: .background) { node, context in
      node[.fill] = style.paint(in: context.environment)
      if shape.outline != .rectangle { context.outline(shape, of: &node) }
    }
  }

  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    wrapped(in: .clip) { node, context in context.outline(shape, of: &node) }
  }

  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Makes the view more transparent.
  public func opacity(_ opacity: Double) -> some View {
    finishing { node, _ in node[.opacity] = (node[.opacity] ?? 1) * opacity }
  }

  /// Puts views over or behind each node of this view.
  package func layered(
    in kind: NodeKind, part: NodeSlot, alignment: Alignment, content: any View
  ) -> WrappedView<Self> {
    wrapped(in: kind) { node, context in
      var layer = context
      // Not where the content is, which is named after the kind of the node around it.
      layer.identity = node.id.appending(.slot("layer"))
      node.children += layer.nodes(of: content, in: part)
      node[.alignment] = alignment.unlessCenter
    }
  }
}
