import Foundation

extension NodeKind {
  /// Keys that the node that it is attached to hears while it has the focus.
  public static let keyPress = NodeKind("keyPress")
  /// A key and a pull that have the content of the node that it is attached to made anew.
  public static let refresh = NodeKind("refresh")
}

extension NodeAttribute where Value == [String] {
  /// The keys that are heard, in GTK's notation; none for any.
  public static var keys: NodeAttribute { NodeAttribute("keys") }
}

extension NodeAttribute where Value == String {
  /// The characters whose keys are heard; none for any.
  public static var keyCharacters: NodeAttribute { NodeAttribute("characters") }
}

extension View {
  /// Does something when a key is pressed while the view has the focus: one of some keys in GTK's
  /// notation, or one that types one of some characters.
  package func hearing(
    keys: [String]? = nil, characters: String? = nil,
    _ action: @escaping @MainActor (_ key: String) -> Void
  ) -> some View {
    attaching { context in
      context.pass.handle(context.identity) { event in
        if case .setText(let key) = event { action(key) }
      }
      return [
        context.node(.keyPress) { node in
          node[.keys] = keys
          node[.keyCharacters] = characters
        }
      ]
    }
  }

  /// Does something when Escape is pressed.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    hearing(keys: ["Escape"]) { _ in action?() }
  }

  /// Does something when Delete is pressed.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    hearing(keys: ["Delete", "BackSpace"]) { _ in action?() }
  }

  /// Makes the content anew when F5 is pressed or the top of it is pulled down.
  public func refreshable(action: @escaping @MainActor () -> Void) -> some View {
    adapting { $0.environment.refreshAction = action }.attaching { context in
      context.pass.handle(context.identity) { if $0 == .activate { action() } }
      return [context.node(.refresh)]
    }
  }
}

extension EnvironmentValues {
  /// What makes the content anew here.
  package var refreshAction: (@MainActor () -> Void)? {
    get { self[RefreshActionKey.self].action }
    set { self[RefreshActionKey.self] = RefreshAction(action: newValue) }
  }
}

/// Compared by nothing: views that make content anew are made anew with those around them.
private struct RefreshAction: Distinguishable {
  var action: (@MainActor () -> Void)?

  func isSame(as other: Any) -> Bool {
    (other as? RefreshAction).map { ($0.action == nil) == (action == nil) } ?? false
  }
}

private struct RefreshActionKey: EnvironmentKey {
  static let defaultValue = RefreshAction()
}
