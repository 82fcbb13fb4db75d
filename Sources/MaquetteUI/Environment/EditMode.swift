/// Whether a list's rows can be taken away, moved and chosen.
public enum EditMode: String, CaseIterable, Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the rows of the lists here can be edited, and what changes it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].mode }
    set { self[EditModeKey.self] = EditScope(mode: newValue, isGiven: true) }
  }
}

/// The editing mode of a part of the views.
private struct EditScope {
  var mode: Binding<EditMode>?
  /// Whether a view gave it, so that pages inside have none of their own.
  var isGiven = false
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: EditScope { EditScope() }
}

/// A button that begins and ends the editing of the rows around.
public struct EditButton: View {
  public init() {}

  public func nodes(in context: ViewContext) -> [Node] {
    let mode = context.environment.editMode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    return Button(isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
    .nodes(in: context)
  }
}

extension ViewContext {
  /// Gives what is inside an editing mode of its own, unless it was given one.
  mutating func beginEditScope() {
    guard !environment[EditModeKey.self].isGiven else { return }
    let kept = pass.store.location(at: identity, named: "edit mode") { EditMode.inactive }
    environment[EditModeKey.self] = EditScope(
      mode: Binding(get: { kept.value }, set: { kept.value = $0 }))
  }
}
