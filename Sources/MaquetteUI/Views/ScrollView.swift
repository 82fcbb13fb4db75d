/// Views of which only a part may be seen at a time.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.stack(.scrollView, of: content) { node in
        if axes.contains(.horizontal) { node[.scrollsSideways] = true }
        if !axes.contains(.vertical) { node[.scrollsDown] = false }
        if !showsIndicators { node[.showsIndicators] = false }
      }
    ]
  }
}

extension NodeKind {
  /// Content that is moved under a view on it.
  public static let scrollView = NodeKind("scrollView")
}

extension NodeAttribute where Value == Bool {
  /// Whether content may be wider than what is seen of it.
  public static var scrollsSideways: NodeAttribute { NodeAttribute("scrollsSideways") }
  /// Whether content may be higher than what is seen of it, where it may not.
  public static var scrollsDown: NodeAttribute { NodeAttribute("scrollsDown") }
  /// Whether bars show which part is seen, where they do not.
  public static var showsIndicators: NodeAttribute { NodeAttribute("showsIndicators") }
}
