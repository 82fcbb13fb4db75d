/// The one shape of the built-in modifiers: change what flows down, resolve, change what comes
/// back.
public struct AdaptedView<Content: View>: View {
  private let content: Content
  private let adapt: @MainActor (inout ViewContext) -> Void
  private let finish: (@MainActor (inout Node, ViewContext) -> Void)?

  init(
    _ content: Content,
    adapting adapt: @escaping @MainActor (inout ViewContext) -> Void = { _ in },
    finishing finish: (@MainActor (inout Node, ViewContext) -> Void)? = nil
  ) {
    self.content = content
    self.adapt = adapt
    self.finish = finish
  }

  public func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    adapt(&inner)
    var nodes = content.nodes(in: inner)
    guard let finish else { return nodes }
    for index in nodes.indices { finish(&nodes[index], inner) }
    return nodes
  }
}

extension View {
  /// This view resolved in a changed context.
  package func adapting(
    _ adapt: @escaping @MainActor (inout ViewContext) -> Void
  ) -> AdaptedView<Self> { AdaptedView(self, adapting: adapt) }

  /// This view with each of its nodes changed after resolution.
  package func finishing(
    _ finish: @escaping @MainActor (inout Node, ViewContext) -> Void
  ) -> AdaptedView<Self> { AdaptedView(self, finishing: finish) }
}
