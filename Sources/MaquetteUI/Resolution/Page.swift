extension NodeKind {
  /// One screenful: the whole, or a page of a navigation stack; titled by its content.
  public static let page = NodeKind("page")
}

extension NodeAttribute where Value == String {
  /// The text that names a page, section or control.
  public static var title: NodeAttribute { NodeAttribute("title") }
}

extension NodeAttribute where Value == String {
  /// What stands in small letters under a page's title.
  public static var subtitle: NodeAttribute { NodeAttribute("subtitle") }
}

extension NodeAttribute where Value == Bool {
  /// Whether nothing stands over a page.
  public static var hidesBar: NodeAttribute { NodeAttribute("hidesBar") }
  /// Whether the bar over a page has no way back.
  public static var hidesBack: NodeAttribute { NodeAttribute("hidesBack") }
}

extension NodeSlot {
  /// The whole that a session shows.
  static let root = NodeSlot("root")
}

/// What views tell the page they are on.
@MainActor
package final class PreferenceSink {
  /// Something that a view told.
  enum Offer {
    case title(String)
    case subtitle(String)
    case hidesBar
    case hidesBack
    /// The nodes of a bar, and how many others had been told of before.
    case toolbar([Node], position: Int)

    /// Whether it can be made again to a page that has heard as much.
    @MainActor
    func fits(_ sink: PreferenceSink) -> Bool {
      if case .toolbar(_, let position) = self { position == sink.toolbars.count } else { true }
    }

    @MainActor
    func make(to sink: PreferenceSink) {
      switch self {
      case .title(let title): sink.title = sink.title ?? title
      case .subtitle(let subtitle): sink.subtitle = sink.subtitle ?? subtitle
      case .hidesBar: sink.hidesBar = true
      case .hidesBack: sink.hidesBack = true
      case .toolbar(let nodes, _): sink.toolbars.append(nodes)
      }
    }
  }

  /// The page's title: the first that is told, which is the outermost one.
  package private(set) var title: String?
  /// What stands in small letters under the title.
  package private(set) var subtitle: String?
  /// Whether nothing stands over the page.
  package private(set) var hidesBar = false
  /// Whether the bar has no way back.
  package private(set) var hidesBack = false
  /// What stands in the page's bar, by the modifier that put it there, the outermost first.
  package private(set) var toolbars: [[Node]] = []

  /// Takes what the view that is being resolved tells.
  func take(_ offer: Offer) {
    offer.make(to: self)
    Computation.current?.record { $0.preferences.append(offer) }
  }
}

extension ViewContext {
  /// A page that shows `view`, in the given part of the view resolved here.
  func page(_ slot: NodeSlot, of view: any View) -> Node {
    var inner = slot == .root ? self : part(slot)
    inner.beginEditScope()
    let sink = PreferenceSink()
    inner.preferences = sink
    var content = inner.descending(.slot(NodeSlot.content.rawValue))
    content.slot = nil
    let children = view.nodes(in: content)
    let bars = sink.toolbars.reversed().flatMap { $0 }
    return inner.node(.page, children: children + bars) { node in
      node[.title] = sink.title
      node[.subtitle] = sink.subtitle
      if sink.hidesBar { node[.hidesBar] = true }
      if sink.hidesBack { node[.hidesBack] = true }
      node.accessibleName = sink.title
    }
  }
}
