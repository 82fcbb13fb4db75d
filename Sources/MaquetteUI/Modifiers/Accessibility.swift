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
    finishing { $0.accessibleName = label.string(in: $1) }
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

  /// Sets what a screen reader says the view is set to.
  public func accessibilityValue(_ value: Text) -> some View {
    finishing { $0[.accessibilityValue] = value.string(in: $1) }
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
    finishing { $0[.accessibilityHint] = hint.string(in: $1) }
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
    finishing { node, _ in node[.accessibilityIdentifier] = identifier }
  }
}
