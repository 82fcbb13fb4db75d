import Foundation

/// A row that shows or hides those that follow it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: @MainActor () -> Content

  package init(
    isExpanded: Binding<Bool>?, content: @escaping @MainActor () -> Content, label: Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let kept = context.pass.store.location(at: context.identity, named: "is expanded") { false }
    let content = content
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: label), content: .init(make: { content() }),
      isExpanded: isExpanded ?? Binding(get: { kept.value }, set: { kept.value = $0 }))
    return context.nodes(
      styling: configuration, automatic: AppliedStyle(AutomaticDisclosureGroupStyle()))
  }
}

/// A group that opens and closes as the built-in style places it: its row, then those inside.
struct DisclosureLayout: View {
  let configuration: DisclosureGroupStyleConfiguration

  func nodes(in context: ViewContext) -> [Node] {
    let isExpanded = configuration.$isExpanded
    let isOn = isExpanded.wrappedValue
    let head = context.descending(.slot("disclosure"))
    head.pass.handle(head.identity) { action in
      if case .setOn(let value) = action { isExpanded.wrappedValue = value }
    }
    let labels = head.labelNodes(of: configuration.label)
    let row = head.node(.disclosure, children: labels) { node in
      node[.isOn] = isOn
      node.accessibleName = labels.spokenText
    }
    guard isOn else { return [row] }
    var inner = context.descending(.slot(NodeSlot.content.rawValue))
    inner.slot = context.slot
    return [row] + configuration.content.nodes(in: inner)
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

/// Rows of a tree, each of which shows or hides those under it.
public struct OutlineGroup<Element>: View {
  private let elements: [Element]
  private let children: @MainActor (Element) -> [Element]?
  private let identity: @MainActor (Element) -> AnyHashable
  private let row: @MainActor (Element) -> any View

  package init(
    _ elements: [Element], children: @escaping @MainActor (Element) -> [Element]?,
    identity: @escaping @MainActor (Element) -> AnyHashable,
    row: @escaping @MainActor (Element) -> any View
  ) {
    self.elements = elements
    self.children = children
    self.identity = identity
    self.row = row
  }

  public func nodes(in context: ViewContext) -> [Node] {
    elements.flatMap { element -> [Node] in
      let inner = context.descending(.element("\(identity(element).base)"))
      guard let below = children(element), !below.isEmpty else {
        return row(element).nodes(in: inner)
      }
      let group = DisclosureGroup(
        isExpanded: nil,
        content: {
          OutlineGroup(below, children: children, identity: identity, row: row)
            .padding(.leading, CGFloat(20))
        }, label: AnyView(existential: row(element)))
      return group.nodes(in: inner)
    }
  }
}

extension OutlineGroup {
  public init<Row: View>(
    _ data: [Element], children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping @MainActor (Element) -> Row
  ) where Element: Identifiable {
    self.init(
      data, children: { $0[keyPath: children] }, identity: { AnyHashable($0.id) },
      row: { content($0) })
  }
}

extension NodeKind {
  /// A row that shows or hides those that follow it.
  public static let disclosure = NodeKind("disclosure")
}
