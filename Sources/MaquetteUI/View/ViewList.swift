/// Several views in a row, each identified by its place; what a builder block makes.
public struct ViewList: View {
  private let views: [(view: any View, place: NodeIdentity.Component?)]

  /// Views told apart by their numbers.
  package init(_ views: [any View]) {
    self.views = views.enumerated().map { ($1, .index($0)) }
  }

  /// Views that stand in places of their own; one without stands where the list does.
  package init(_ views: [(view: any View, place: NodeIdentity.Component?)]) { self.views = views }

  public func nodes(in context: ViewContext) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(views.count)
    for (view, place) in views {
      nodes += view.nodes(in: place.map(context.descending) ?? context)
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
