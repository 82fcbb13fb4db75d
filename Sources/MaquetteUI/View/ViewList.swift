/// Several views in a row, each identified by its place; what a builder block makes.
public struct ViewList: View {
  package let views: [any View]

  package init(_ views: [any View]) { self.views = views }

  public func nodes(in context: ViewContext) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      nodes += view.nodes(in: context.descending(.index(index)))
    }
    return nodes
  }
}

/// The views of a builder block with their static types.
public struct TupleView<Content>: View {
  public let value: Content
  private let views: ViewList

  init(_ value: Content, views: ViewList) {
    self.value = value
    self.views = views
  }

  public func nodes(in context: ViewContext) -> [Node] { views.nodes(in: context) }
}
