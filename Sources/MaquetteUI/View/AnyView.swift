/// A view whose type is hidden.
public struct AnyView: View {
  private let content: any View

  public init<Content: View>(_ view: Content) { content = view }

  public init<Content: View>(erasing view: Content) { content = view }

  package init(existential view: any View) { content = view }

  public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: View {
  public init() {}

  public func nodes(in context: ViewContext) -> [Node] { [] }
}
