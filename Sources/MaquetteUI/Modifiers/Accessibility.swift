extension NodeAttribute where Value == Bool {
  /// Whether a screen reader passes over the node and what is in it.
  public static var isAccessibilityHidden: NodeAttribute { NodeAttribute("accessibilityHidden") }
}

extension NodeAttribute where Value == String {
  /// What a screen reader says of the node's value.
  public static var accessibilityValue: NodeAttribute { NodeAttribute("accessibilityValue") }
  /// What a screen reader says that the node does.
  public static var accessibilityHint: NodeAttribute { NodeAttribute("accessibilityHint") }
  /// The name by which tests find the node.
  public static var accessibilityIdentifier: NodeAttribute { NodeAttribute("identifier") }
}

extension View {
  /// Sets what a screen reader calls the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    speaking { $0.accessibleName = label.string(in: $1) }
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  /// Names the view by what other views say, among them what it is called without.
  public func accessibilityLabel<Label: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Label
  ) -> some View {
    let label = content(PlaceholderContentView(content: self))
    return speaking { node, context in
      node.accessibleName = label.nodes(in: context.part(.accessibility)).spokenText
    }
  }

  /// Sets what a screen reader says the view is set to.
  public func accessibilityValue(_ value: Text) -> some View {
    speaking { $0[.accessibilityValue] = value.string(in: $1) }
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets what a screen reader says that the view does.
  public func accessibilityHint(_ hint: Text) -> some View {
    speaking { $0[.accessibilityHint] = hint.string(in: $1) }
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    finishing { node, _ in if hidden { node[.isAccessibilityHidden] = true } }
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    speaking { node, _ in node[.accessibilityIdentifier] = identifier }
  }
}

/// Stands for the view that a modifier is called on, among what the modifier is given.
public struct PlaceholderContentView<Content: View>: View {
  let content: Content

  public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
}

extension NodeSlot {
  /// What is only said.
  static let accessibility = NodeSlot("accessibility")
}

extension View {
  /// Changes what is said of the view: at the element itself, whatever is around it.
  package func speaking(
    _ change: @escaping @MainActor (inout Node, ViewContext) -> Void
  ) -> some View {
    finishing { node, context in node.changeSpoken { change(&$0, context) } }
  }
}

extension Node {
  /// The kinds of nodes that only change the room or the look of the one inside.
  private static let wrappers: Set<NodeKind> = [
    .padding, .frame, .fixedSize, .offset, .position, .aspectRatio, .border, .overlay, .background,
    .clip, .effect, .containerFrame,
  ]

  /// The kinds of nodes that lay out others.
  private static let containers: Set<NodeKind> = [
    .hstack, .vstack, .zstack, .grid, .lazyStack, .lazyGrid, .scrollView,
  ]

  /// Changes what is said of the node; what is around a view passes it on, and what lays out several
  /// becomes an element of its own.
  fileprivate mutating func changeSpoken(_ change: (inout Node) -> Void) {
    if Self.wrappers.contains(kind),
      let index = children.firstIndex(where: { $0.slot == .content })
    {
      let before = children[index].accessibleName
      children[index].changeSpoken(change)
      if children[index].accessibleName != before {
        accessibleName = children[index].accessibleName
      }
      return
    }
    change(&self)
    if Self.containers.contains(kind), self[.accessibilityChildren] == nil {
      self[.accessibilityChildren] = .contain
    }
  }
}
