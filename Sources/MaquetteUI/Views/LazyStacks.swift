import Foundation

/// A column that is scrolled along: it takes all the width, and its views have their ideal heights.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.stack(.lazyStack, of: content) { node in
        node[.axis] = .vertical
        node[.spacing] = spacing.map(Double.init)
        if alignment != .center { node[.horizontalAlignment] = alignment }
      }
    ]
  }
}

/// A line that is scrolled along: it takes all the height, and its views have their ideal widths.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.stack(.lazyStack, of: content) { node in
        node[.axis] = .horizontal
        node[.spacing] = spacing.map(Double.init)
        if alignment != .center { node[.verticalAlignment] = alignment }
      }
    ]
  }
}

/// The first of several views whose ideal size fits, else the last.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.stack(.fitting, of: content) { node in
        if !axes.contains(.horizontal) { node[.ignoresWidth] = true }
        if !axes.contains(.vertical) { node[.ignoresHeight] = true }
      }
    ]
  }
}

extension NodeKind {
  /// Children along an axis that is scrolled.
  public static let lazyStack = NodeKind("lazyStack")
  /// Children of which the first is shown that fits.
  public static let fitting = NodeKind("viewThatFits")
}

extension NodeAttribute where Value == Bool {
  /// Whether a view may be wider than there is room.
  public static var ignoresWidth: NodeAttribute { NodeAttribute("ignoresWidth") }
  /// Whether a view may be higher than there is room.
  public static var ignoresHeight: NodeAttribute { NodeAttribute("ignoresHeight") }
}
