/// Views taken together without a layout of their own.
public struct Group<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
}
