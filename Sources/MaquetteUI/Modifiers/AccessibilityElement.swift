/// What a screen reader makes of the elements in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// The element says nothing of them.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The element says what they say.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a node that is an element of its own does with the elements in it.
public enum SpokenChildren: String, Codable, Sendable, AttributeConvertible {
  case ignore, contain, combine
}

extension NodeAttribute where Value == SpokenChildren {
  /// That the node is an element for a screen reader, and what becomes of those in it.
  public static var accessibilityChildren: NodeAttribute {
    NodeAttribute("accessibilityChildren")
  }
}

extension NodeAttribute where Value == String {
  /// The name of the text or control that a node goes with.
  public static var accessibilityPair: NodeAttribute { NodeAttribute("accessibilityPair") }
}

extension NodeAttribute where Value == Bool {
  /// Whether the node labels those that it goes with, rather than being labelled.
  public static var isPairLabel: NodeAttribute { NodeAttribute("isPairLabel") }
}

/// The part that a view plays in a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, CaseIterable, Sendable {
  case label, content
}

extension View {
  /// Makes the view one element for a screen reader.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    finishing { node, _ in
      node[.accessibilityChildren] = SpokenChildren(rawValue: children.name)
      switch children {
      case .combine: node.accessibleName = node.accessibleName ?? node.contents.spokenText
      // What is in it says nothing, and so names nothing either.
      case .ignore where node.kind != .text: node.accessibleName = nil
      default: break
      }
    }
  }

  /// Says of the view what is said of another.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    let other = representation()
    return finishing { node, context in
      let nodes = other.nodes(in: context.part(.accessibility))
      guard let spoken = nodes.first?.spokenElement else { return }
      node[.accessibilityChildren] = .ignore
      node.accessibleName = nodes.spokenText
      node[.accessibilityValue] = spoken[.accessibilityValue] ?? spoken.spokenState(in: context)
      node[.accessibilityHint] = spoken[.accessibilityHint]
      node.addTraits(spoken.kindTraits)
    }
  }

  /// Ties a label to what it labels, by an id that both have.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { accessibilityPair(named: "\(id)", isLabel: role == .label) }

  /// Ties a label to what it labels, by a name that both have.
  package func accessibilityPair(named name: String, isLabel: Bool) -> some View {
    speaking { node, _ in
      node[.accessibilityPair] = name
      if isLabel { node[.isPairLabel] = true }
    }
  }

  /// Tells more of the view than its label and value.
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
    speaking { node, context in
      let detail = "\(label.string(in: context)): \(value.string(in: context))"
      node[.accessibilityHint] = [node[.accessibilityHint], detail].compactMap { $0 }
        .joined(separator: ", ")
    }
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text
  ) -> some View { accessibilityCustomContent(Text(labelKey), value) }

  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value)) }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey)) }
}

extension Node {
  /// The element itself, inside whatever is around it.
  fileprivate var spokenElement: Node {
    guard accessibleName == nil || Self.isPassive(kind), contents.count == 1 else { return self }
    return contents[0].spokenElement
  }

  private static func isPassive(_ kind: NodeKind) -> Bool {
    [.padding, .frame, .background, .overlay, .clip, .border].contains(kind)
  }

  /// What a screen reader says that a control is set to.
  @MainActor
  fileprivate func spokenState(in context: ViewContext) -> String? {
    switch kind {
    case .toggle: self[.isOn] == true ? "1" : "0"
    default:
      (self[.number] ?? self[.fraction]).map { Text($0, format: .number).string(in: context) }
    }
  }

  fileprivate var kindTraits: AccessibilityTraits {
    switch kind {
    case .button: .isButton
    case .toggle: .isToggle
    case .image: .isImage
    case .text: .isStaticText
    default: []
    }
  }
}
