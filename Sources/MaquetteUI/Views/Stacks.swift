import Foundation

/// Views side by side.
public struct HStack<Content: View>: View {
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
      context.stack(.hstack, of: content) { node in
        node[.spacing] = spacing.map(Double.init)
        if alignment != .center { node[.verticalAlignment] = alignment }
      }
    ]
  }
}

/// Views above each other.
public struct VStack<Content: View>: View {
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
      context.stack(.vstack, of: content) { node in
        node[.spacing] = spacing.map(Double.init)
        if alignment != .center { node[.horizontalAlignment] = alignment }
      }
    ]
  }
}

/// Views over each other, the last on top.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [context.stack(.zstack, of: content) { $0[.alignment] = alignment.unlessCenter }]
  }
}

extension NodeKind {
  /// Children side by side.
  public static let hstack = NodeKind("hstack")
  /// Children above each other.
  public static let vstack = NodeKind("vstack")
  /// Children over each other.
  public static let zstack = NodeKind("zstack")
}

extension NodeAttribute where Value == Double {
  /// The points between children, where not the usual ones.
  public static var spacing: NodeAttribute { NodeAttribute("spacing") }
}

extension ViewContext {
  /// A node that lays out the content's nodes.
  func stack(
    _ kind: NodeKind, of content: any View, configure: (inout Node) -> Void
  ) -> Node {
    var inner = part(.content)
    inner.slot = nil
    return node(kind, children: content.nodes(in: inner), configure: configure)
  }
}
