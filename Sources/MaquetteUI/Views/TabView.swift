/// Several views in one place, of which one shows at a time.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let selection = selection
    return context.tabNodes(
      of: content, selected: selection.map { TagValue($0.wrappedValue) }
    ) { tag in
      if let value = tag.value?.base as? SelectionValue { selection?.wrappedValue = value }
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A tab view whose values are known only as tags.
package struct TagTabView: View {
  private let content: any View
  private let selected: TagValue?
  private let select: @MainActor (TagValue) -> Void

  package init(
    content: any View, selected: TagValue?, select: @escaping @MainActor (TagValue) -> Void
  ) {
    self.content = content
    self.selected = selected
    self.select = select
  }

  package func nodes(in context: ViewContext) -> [Node] {
    context.tabNodes(of: content, selected: selected, select: select)
  }
}

/// One of the views of a tab view, with its label.
public struct Tab<Content: View, Label: View>: View {
  private let content: Content
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View { content.tabItem { label } }
}

extension View {
  /// Labels the view among those of a tab view.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    let label = label()
    return attaching { context in
      [context.node(.tabItem, children: context.labelNodes(of: label, ranked: false))]
    }
  }
}

extension ViewContext {
  /// The node of a tab view, whose views are told apart by their tags, or by their places.
  fileprivate func tabNodes(
    of content: any View, selected: TagValue?, select: @escaping @MainActor (TagValue) -> Void
  ) -> [Node] {
    var inner = part(.content)
    inner.slot = nil
    let views = content.nodes(in: inner)
    let tags = views.map(\.tag)
    let kept = pass.store.location(at: identity, named: "shown tab") { 0 }
    var place = selected.flatMap { value in tags.firstIndex { $0?.matches(value) ?? false } }
    if place == nil, views.indices.contains(kept.value) { place = kept.value }
    pass.handle(identity) { action in
      guard case .select(let index) = action, tags.indices.contains(index) else { return }
      kept.value = index
      if let tag = tags[index] { select(tag) }
    }
    let tabs = views.map { view in
      var view = view
      view.slot = .content
      let items = view.children.filter { $0.kind == .tabItem }
      view.children.removeAll { $0.kind == .tabItem }
      var tab = Node(
        id: view.id.appending(.slot("tab")), kind: .tab,
        children: items.flatMap(\.children) + [view], origin: view.origin)
      tab.accessibleName = items.flatMap(\.children).spokenText
      return tab
    }
    return [
      node(.tabView, children: tabs) { node in
        node[.selection] = place ?? 0
        node[.tabViewStyle] = environment[look: TabViewAppearance.self]
      }
    ]
  }
}

extension NodeKind {
  /// Several views in one place.
  public static let tabView = NodeKind("tabView")
  /// One of the views of a tab view: its label, and the view.
  public static let tab = NodeKind("tab")
  /// What a view is called among those of a tab view.
  static let tabItem = NodeKind("tabItem")
}

extension NodeAttribute where Value == TabViewAppearance {
  public static var tabViewStyle: NodeAttribute { NodeAttribute("style") }
}
