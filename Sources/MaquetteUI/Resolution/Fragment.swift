/// A view's resolution, kept: its nodes, and all that making them brought about.
///
/// It stands for the view wherever an equal one is resolved at the same place among the same
/// settings, as long as nothing that was read on the way has changed.
package final class Fragment: Computation {
  /// The innermost one that is being resolved; nil where nothing is kept.
  package private(set) static var innermost: Fragment?

  private static let largeCount = 32
  private var view: any View
  private var context: ViewContext
  private var nodes: [Node] = []
  /// The fragments of the run before, in order, and the one expected next.
  private var former: [Fragment] = []
  private var cursor = 0
  private var formerByIdentity: [NodeIdentity: [Fragment]]?
  private var formerMemos: [ObjectIdentifier: [Memo]]?
  private var formerChildren: [Computation] = []

  init(_ view: any View, in context: ViewContext) {
    self.view = view
    self.context = context
    super.init(ledger: context.pass.ledger)
  }

  /// The nodes of a view: those that are kept, or new ones.
  package static func nodes(
    of view: any View, in context: ViewContext, _ resolve: (ViewContext) -> [Node]
  ) -> [Node] {
    let pass = context.pass
    guard pass.keeps, let outer = Fragment.innermost else { return resolve(context) }
    guard let former = outer.takeFormer(at: context.identity) else {
      return Fragment(view, in: context).resolve(resolve)
    }
    guard former.fits(context) else {
      former.view = view
      former.context = context.at(former.context.identity)
      return former.resolve(resolve)
    }
    let isSame = former.view.isSame(as: view)
    if isSame, former.isCurrent, former.offersFit(context.preferences) {
      former.keep()
      former.offer(to: context.preferences)
      pass.count(former.summary)
      return former.nodes
    }
    // Whatever is inside a view that changed has to be made from the new one.
    former.view = view
    former.context = context.at(former.context.identity)
    return former.resolve(resolve)
  }

  /// The nodes of the whole, which is always looked through.
  func resolve(
    as view: any View, in context: ViewContext, _ resolve: (ViewContext) -> [Node]
  ) -> [Node] {
    self.view = view
    self.context = context
    return self.resolve(resolve)
  }

  private func resolve(_ resolve: (ViewContext) -> [Node]) -> [Node] {
    let outer = Fragment.innermost
    Fragment.innermost = context.pass.keeps ? self : nil
    defer { Fragment.innermost = outer }
    let made = run { resolve(context) }
    formerChildren = []
    former = []
    formerByIdentity = nil
    formerMemos = nil
    // Equal nodes stay the same ones, so that comparing them later costs nothing; in large ones
    // something that made them run again has most likely changed.
    if made.contains(where: { $0.children.count > Self.largeCount }) || summary.hasTags
      || made != nodes || !made.haveOrigins(of: nodes)
    {
      nodes = made
    }
    return nodes
  }

  override func willRun(after children: [Computation]) {
    formerChildren = children
    former = children.compactMap { $0 as? Fragment }
    cursor = 0
  }

  private func takeFormer(at identity: NodeIdentity) -> Fragment? {
    if cursor < former.count, !former[cursor].isTaken, former[cursor].context.identity == identity {
      cursor += 1
      return former[cursor - 1]
    }
    guard !former.isEmpty else { return nil }
    if formerByIdentity == nil {
      formerByIdentity = Dictionary(grouping: former, by: \.context.identity)
    }
    guard let found = formerByIdentity?[identity]?.first(where: { !$0.isTaken }) else { return nil }
    // What follows is most likely what followed before.
    if let index = former.firstIndex(where: { $0 === found }) { cursor = index + 1 }
    return found
  }

  private func fits(_ other: ViewContext) -> Bool {
    context.slot == other.slot && context.place == other.place && context.origin === other.origin
      && context.pass.isSame(context.environment, other.environment)
      && context.styles.isSame(as: other.styles)
  }
}

extension Fragment {
  /// The memos that the run before had for a key and that nothing has taken over, in order.
  package func formerMemos(of key: AnyObject) -> [Memo] {
    if formerMemos == nil {
      var memos: [ObjectIdentifier: [Memo]] = [:]
      func gather(_ children: [Computation]) {
        for case let memo as Memo in children {
          memos[memo.key, default: []].append(memo)
          gather(memo.children)
        }
      }
      gather(formerChildren)
      formerMemos = memos
    }
    return formerMemos?[ObjectIdentifier(key)]?.filter { !$0.isTaken && !$0.isInsideKept } ?? []
  }

  // MARK: What the page around is told

  /// Whether what was told to the page around is the same in a page that has heard as much.
  private func offersFit(_ sink: PreferenceSink) -> Bool {
    guard summary.hasPreferences else { return true }
    return products.preferences.allSatisfy { $0.fits(sink) }
      && children.allSatisfy { child in
        guard let inner = child as? Fragment, inner.context.preferences === context.preferences
        else { return true }
        return inner.offersFit(sink)
      }
  }

  /// Tells the page around what it was told when this was resolved.
  private func offer(to sink: PreferenceSink) {
    guard summary.hasPreferences else { return }
    let old = context.preferences
    context.preferences = sink
    guard old !== sink else { return }
    for offer in products.preferences { offer.make(to: sink) }
    for case let child as Fragment in children where child.context.preferences === old {
      child.offer(to: sink)
    }
  }
}

extension Memo {
  /// Whether one around it is kept in the resolution under way, and this with it.
  fileprivate var isInsideKept: Bool {
    var outer = parent
    while let memo = outer as? Memo {
      if memo.isKept { return true }
      outer = memo.parent
    }
    return false
  }
}

extension [Node] {
  /// Whether equal nodes come from the same places too, which later edits move alike.
  fileprivate func haveOrigins(of others: [Node]) -> Bool {
    zip(self, others).allSatisfy { one, other in
      one.origin === other.origin && one.children.haveOrigins(of: other.children)
    }
  }
}
