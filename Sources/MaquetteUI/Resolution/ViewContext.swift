/// What flows down the view hierarchy while it is resolved.
@MainActor
public struct ViewContext {
  public package(set) var environment: EnvironmentValues
  /// Where the view that is being resolved stands.
  public package(set) var identity: NodeIdentity
  /// Where the file writes the view, for nodes made here.
  public package(set) var origin: SourceOrigin?
  /// The part that nodes made here play for their parent.
  package var slot: NodeSlot?
  package var styles = StyleStacks()
  var place = Surroundings()
  /// What views inside tell those around them, such as a page's title.
  package var preferences: PreferenceSink
  package let pass: ResolutionPass

  package init(environment: EnvironmentValues, pass: ResolutionPass) {
    self.environment = environment
    self.pass = pass
    identity = .root
    preferences = PreferenceSink()
  }

  /// The context one step further in; the slot belongs to the step before and stays.
  public func descending(_ component: NodeIdentity.Component) -> ViewContext {
    var inner = self
    inner.identity = identity.appending(component)
    return inner
  }

  /// The same context under an identity that is equal, and comes from an earlier resolution.
  func at(_ identity: NodeIdentity) -> ViewContext {
    var same = self
    same.identity = identity
    return same
  }

  /// The context of the part of a view that plays `slot` for it.
  package func part(_ slot: NodeSlot) -> ViewContext {
    var inner = descending(.slot(slot.rawValue))
    inner.slot = slot
    return inner
  }

  /// A node that stands here, with what every node carries.
  package func node(
    _ kind: NodeKind, children: [Node] = [], configure: (inout Node) -> Void = { _ in }
  ) -> Node {
    var node = Node(id: identity, kind: kind, children: children, origin: origin)
    node.slot = slot
    if !environment.isEnabled { node[.disabled] = true }
    configure(&node)
    return node
  }

  /// The nodes of a view in a part of the view resolved here.
  package func nodes(of view: any View, in slot: NodeSlot) -> [Node] {
    view.nodes(in: part(slot))
  }
}

extension NodeAttribute where Value == Bool {
  /// That the element does not respond and looks so.
  public static var disabled: NodeAttribute { NodeAttribute("disabled") }
}
