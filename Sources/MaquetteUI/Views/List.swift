/// Rows in boxed groups, which scroll.
public struct List<Content: View>: View {
  private let content: Content
  private let selection: TableSelection?

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }

  /// A list of which one row may be chosen.
  public init<Selection: Hashable>(
    selection: Binding<Selection?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { selection in
      TableSelection(
        contains: { selection.wrappedValue.map { AnyHashable($0) } == $0 },
        choose: { if let value = $0.base as? Selection { selection.wrappedValue = value } })
    }
  }

  /// A list of which any number of rows may be chosen.
  public init<Selection: Hashable>(
    selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { selection in
      TableSelection(
        contains: { ($0.base as? Selection).map(selection.wrappedValue.contains) ?? false },
        choose: { value in
          guard let value = value.base as? Selection else { return }
          if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        })
    }
  }

  /// A list whose chosen rows are kept by the file.
  package init(selection: TableSelection?, content: Content) {
    self.content = content
    self.selection = selection
  }

  public func nodes(in context: ViewContext) -> [Node] {
    var groups = context.rowGroups(of: content, layout: .grouped)
    if let selection {
      for index in groups.indices { groups[index].select(by: selection, in: context) }
    }
    return [
      context.node(.list, children: groups) { node in
        if context.place.enclosingForm != nil { node[.isNested] = true }
        let look = context.environment[look: ListAppearance.self]
        if look != .automatic { node[.listStyle] = look }
        if context.environment.alternatesRows { node[.alternatesRows] = true }
        node[.sectionSpacing] = context.environment.listSectionSpacing
      }
    ]
  }
}

extension Node {
  /// Marks the rows of a section that are chosen, and lets the others be.
  @MainActor
  fileprivate mutating func select(by selection: TableSelection, in context: ViewContext) {
    for index in children.indices where children[index].slot == nil {
      guard let value = children[index].tag?.value else { continue }
      children[index][.isSelected] = selection.contains(value)
      guard children[index].isChosenByPress(in: context) else { continue }
      context.pass.handle(children[index].id) { action in
        if action == .activate { selection.choose(value) }
      }
    }
  }

  /// Whether a press on the row has no other meaning.
  @MainActor
  private func isChosenByPress(in context: ViewContext) -> Bool {
    switch kind {
    case .button, .toggle, .picker, .textField, .slider, .stepper, .datePicker, .colorPicker,
      .disclosure, .menu:
      false
    case .navigationLink: context.environment.navigation == nil
    default: true
    }
  }
}

extension NodeAttribute where Value == Bool {
  /// Whether a row that can be chosen is.
  public static var isSelected: NodeAttribute { NodeAttribute("isSelected") }
}

extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

extension NodeKind {
  /// A list; its children are sections.
  public static let list = NodeKind("list")
}

extension NodeAttribute where Value == ListAppearance {
  public static var listStyle: NodeAttribute { NodeAttribute("style") }
}
