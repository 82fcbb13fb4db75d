/// Rows in boxed groups, which scroll.
public struct List<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list whose selection, which the preview does not draw, is kept elsewhere.
  public init<Selection: Hashable>(
    selection: Binding<Selection?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.node(.list, children: context.rowGroups(of: content, layout: .grouped)) { node in
        if context.place.enclosingForm != nil { node[.isNested] = true }
        let look = context.environment[look: ListAppearance.self]
        if look != .automatic { node[.listStyle] = look }
      }
    ]
  }
}

extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }
}

extension NodeKind {
  /// A list; its children are sections.
  public static let list = NodeKind("list")
}

extension NodeAttribute where Value == ListAppearance {
  public static var listStyle: NodeAttribute { NodeAttribute("style") }
}
