/// Leaves the presentation or page that a view is in.
@MainActor
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  public func callAsFunction() { action?() }
}

/// Whether the view around is presented, and the way to leave it; SwiftUI's earlier form.
@MainActor
public struct PresentationMode {
  public let isPresented: Bool
  let action: (@MainActor () -> Void)?

  public mutating func dismiss() { action?() }

  /// Leaves the presentation from where there is no variable of it.
  package func leave() { action?() }
}

extension EnvironmentValues {
  /// Leaves the presentation or page around.
  public var dismiss: DismissAction { DismissAction(action: self[DismissKey.self]) }

  /// Whether the view is in a presentation or on a page that was pushed.
  public var isPresented: Bool { self[DismissKey.self] != nil }

  public var presentationMode: Binding<PresentationMode> {
    let action = self[DismissKey.self]
    return .constant(PresentationMode(isPresented: action != nil, action: action))
  }

  /// What leaves the presentation around; `nil` outside of any.
  package var leave: (@MainActor () -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// What a button does after its own action, as those of a dialog close it.
  var afterAction: (@MainActor () -> Void)? {
    get { self[AfterActionKey.self] }
    set { self[AfterActionKey.self] = newValue }
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private struct AfterActionKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}
