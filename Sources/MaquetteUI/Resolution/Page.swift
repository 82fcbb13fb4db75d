extension NodeKind {
  /// One screenful: the whole, or a page of a navigation stack; titled by its content.
  public static let page = NodeKind("page")
}

extension NodeAttribute where Value == String {
  /// The text that names a page, section or control.
  public static var title: NodeAttribute { NodeAttribute("title") }
}

extension NodeSlot {
  /// The whole that a session shows.
  static let root = NodeSlot("root")
}

/// What views tell the page they are on.
@MainActor
package final class PreferenceSink {
  /// The page's title; the last one set wins, as the outermost modifier is finished last.
  package var title: String?
  /// What stands in the page's bar, by the modifier that put it there, the outermost first.
  package var toolbars: [[Node]] = []
}

extension ViewContext {
  /// A page that shows `view`, in the given part of the view resolved here.
  func page(_ slot: NodeSlot, of view: any View) -> Node {
    var inner = slot == .root ? self : part(slot)
    let sink = PreferenceSink()
    inner.preferences = sink
    var content = inner.descending(.slot(NodeSlot.content.rawValue))
    content.slot = nil
    let children = view.nodes(in: content)
    let bars = sink.toolbars.reversed().flatMap { $0 }
    return inner.node(.page, children: children + bars) { node in
      node[.title] = sink.title
      node.accessibleName = sink.title
    }
  }
}
