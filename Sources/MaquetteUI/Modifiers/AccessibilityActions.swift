/// A thing to do with an element: a usual one, or one with a name.
@MainActor
public struct AccessibilityActionKind: @MainActor Equatable, Sendable {
  fileprivate let name: Text

  public init(named name: Text) { self.name = name }

  private init(_ name: String) { self.name = Text(verbatim: name) }

  public static let `default` = AccessibilityActionKind("activate")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
  public static let delete = AccessibilityActionKind("delete")
  public static let showMenu = AccessibilityActionKind("showMenu")
}

/// Which way an element is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

extension NodeKind {
  /// Something that assistive technology can do with the node that it is attached to.
  public static let accessibilityAction = NodeKind("accessibilityAction")
}

extension View {
  /// Lets assistive technology do a usual thing with the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: actionKind.name, handler) }

  /// Lets assistive technology do a named thing with the view.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    attaching { context in [context.action(name.string(in: context), handler)] }
  }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Lets assistive technology do a thing with the view that other views name.
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return attaching { context in
      let name = label.nodes(in: context.part(.accessibility)).spokenText
      return name.map { [context.action($0, action)] } ?? []
    }
  }

  /// Lets assistive technology press buttons that are not seen.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return attaching { context in
      content.nodes(in: context.part(.accessibility)).compactMap { button in
        guard button.kind == .button, let name = button.accessibleName else { return nil }
        var action = Node(id: button.id, kind: .accessibilityAction, origin: button.origin)
        action.slot = .attachment
        action[.text] = name
        return action
      }
    }
  }

  /// Lets assistive technology adjust the view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(named: Text(verbatim: "increment")) { handler(.increment) }
      .accessibilityAction(named: Text(verbatim: "decrement")) { handler(.decrement) }
  }
}

extension ViewContext {
  /// A node for something that assistive technology can do.
  fileprivate func action(
    _ name: String, _ handler: @escaping @MainActor () -> Void
  ) -> Node {
    pass.handle(identity) { if $0 == .activate { handler() } }
    return node(.accessibilityAction) { $0[.text] = name }
  }
}
