import Foundation

/// The end of a row at which actions come up.
public enum HorizontalEdge: String, CaseIterable, Codable, Sendable {
  case leading, trailing
}

extension View {
  /// Offers a menu for each node of this view: at a secondary click, a long press, or the menu key.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    offering(menuItems())
  }

  /// Offers actions for a row, as its menu does.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    offering(content())
  }

  /// Attaches a menu to each node of this view.
  package func offering(_ items: any View) -> AttachingView<Self> {
    attaching(toAll: true) { context in
      let items = context.menuItems(of: items)
      return items.isEmpty ? [] : [context.node(.contextMenu, children: items)]
    }
  }
}

/// What can be done with the rows of a `ForEach`.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}
extension AnyView: DynamicViewContent {}

extension View {
  /// Lets each row of this view be taken away: by its menu, and by the Delete key.
  package func deleting(_ action: (@MainActor (IndexSet) -> Void)?) -> AnyView {
    guard let action else { return AnyView(self) }
    return AnyView(
      AttachingRows(content: self) { index, _ in
        Button("Delete", role: .destructive) { action(IndexSet(integer: index)) }
      } buttons: { index, _ in
        [
          RowButton(name: "Delete", symbol: "minus.circle", isLeading: true) {
            action(IndexSet(integer: index))
          }
        ]
      })
  }

  /// Lets each row of this view be moved among the others by its menu.
  package func moving(_ action: (@MainActor (IndexSet, Int) -> Void)?) -> AnyView {
    guard let action else { return AnyView(self) }
    return AnyView(
      AttachingRows(content: self) { index, count in
        ViewList([
          Button("Move Up") { action(IndexSet(integer: index), index - 1) }.disabled(index == 0),
          Button("Move Down") { action(IndexSet(integer: index), index + 2) }
            .disabled(index == count - 1),
        ])
      } buttons: { index, count in
        [
          RowButton(name: "Move Up", symbol: "chevron.up", isEnabled: index > 0) {
            action(IndexSet(integer: index), index - 1)
          },
          RowButton(name: "Move Down", symbol: "chevron.down", isEnabled: index < count - 1) {
            action(IndexSet(integer: index), index + 2)
          },
        ]
      })
  }
}

extension DynamicViewContent {
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    deleting(action)
  }

  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    moving(action)
  }
}

/// A button at an end of a row, which is there while the rows are edited.
private struct RowButton {
  let name: String
  let symbol: String
  var isLeading = false
  var isEnabled = true
  let action: @MainActor () -> Void

  @MainActor
  func node(in context: ViewContext) -> Node {
    let action = action
    context.pass.handle(context.identity) { if $0 == .activate { action() } }
    return context.node(.rowButton) { node in
      node[.symbol] = symbol
      node[.isLeading] = isLeading
      if !isEnabled { node[.disabled] = true }
      node.accessibleName = Text(LocalizedStringKey(name)).string(in: context)
    }
  }
}

extension NodeKind {
  /// A button at an end of the row that it is attached to.
  public static let rowButton = NodeKind("rowButton")
}

extension NodeAttribute where Value == Bool {
  /// Whether what is attached to a row stands at its start.
  public static var isLeading: NodeAttribute { NodeAttribute("isLeading") }
}

/// Rows each with a menu of its own, and with buttons while they are edited, which know the row's
/// place.
private struct AttachingRows: View {
  let content: any View
  let items: @MainActor (Int, Int) -> any View
  let buttons: @MainActor (Int, Int) -> [RowButton]

  func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    inner.place.attachments += 1
    var nodes = content.nodes(in: inner)
    let count = nodes.count
    let isEditing = context.environment.editMode?.wrappedValue.isEditing ?? false
    for index in nodes.indices {
      var place = context
      place.identity = nodes[index].id.appending(.slot(NodeSlot.attachment.rawValue))
        .appending(.index(context.place.attachments))
      place.slot = .attachment
      let entries = place.menuItems(of: items(index, count))
      nodes[index].children.append(place.node(.contextMenu, children: entries))
      guard isEditing else { continue }
      for (order, button) in buttons(index, count).enumerated() {
        var own = place
        own.identity = place.identity.appending(.slot("button")).appending(.index(order))
        nodes[index].children.append(button.node(in: own))
      }
    }
    return nodes
  }
}
