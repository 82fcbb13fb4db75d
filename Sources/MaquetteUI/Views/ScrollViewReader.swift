import Foundation

/// Scrolls views to what has an id.
@MainActor
public struct ScrollViewProxy {
  private let request: @MainActor (ScrollRequest) -> Void

  fileprivate init(request: @escaping @MainActor (ScrollRequest) -> Void) {
    self.request = request
  }

  /// Scrolls until the view with the id is seen; with an anchor, until that point of the view lies
  /// at the same point of what is seen.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    request(ScrollRequest(target: String(describing: id), anchor: anchor))
  }
}

/// Content in which code can scroll to a view.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let location = context.pass.store.location(
      at: context.identity, named: "scroll request", isOwn: true
    ) { ScrollRequest?.none }
    let proxy = ScrollViewProxy { request in
      var request = request
      request.number = (location.value?.number ?? 0) + 1
      location.value = request
    }
    var nodes = content(proxy).nodes(in: context)
    guard let request = location.value else { return nodes }
    for index in nodes.indices { nodes[index].ask(for: request) }
    return nodes
  }
}

/// A wish to see a view.
private struct ScrollRequest: Equatable {
  /// The id of the view in words.
  let target: String
  let anchor: UnitPoint?
  /// How many there were before on the same reader, and this one.
  var number = 0
}

extension Node {
  fileprivate mutating func ask(for request: ScrollRequest) {
    self[.scrollTarget] = request.target
    self[.scrollAnchor] = request.anchor.map { [Double($0.x), Double($0.y)] }
    self[.scrollNumber] = Double(request.number)
  }
}

extension NodeAttribute where Value == String {
  /// The id of the view inside that is to be seen.
  public static var scrollTarget: NodeAttribute { NodeAttribute("scrollTarget") }
}

extension NodeAttribute where Value == [Double] {
  /// The point of that view, and of what is seen, that are to meet: across and down, from 0 to 1.
  public static var scrollAnchor: NodeAttribute { NodeAttribute("scrollAnchor") }
}

extension NodeAttribute where Value == Double {
  /// Which request to scroll this is; another number is another one, to the same view too.
  public static var scrollNumber: NodeAttribute { NodeAttribute("scrollNumber") }
}
