extension View {
  /// Adds actions after the rows of each section of this view.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return finishing { node, context in
      guard node.kind == .section else { return }
      var inner = context
      inner.identity = node.id.appending(.slot("actions"))
      inner.slot = nil
      let end = node.children.firstIndex { $0.slot == .footer } ?? node.children.endIndex
      node.children.insert(contentsOf: content.nodes(in: inner), at: end)
    }
  }

  /// Says what the rename buttons of this view do.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, Renaming(action: action))
  }

  /// Puts a view between the shown tab and what switches tabs.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { safeAreaInset(edge: .bottom, content: content) }

  /// Sets what backgrounds that name no style are filled with.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    adapting { $0.environment.backgroundPaint = style.paint(in: $0.environment) }
  }
}

/// A button that renames, where something around it can be renamed.
public struct RenameButton: View {
  nonisolated public init() {}

  public func nodes(in context: ViewContext) -> [Node] {
    let renaming = context.environment.rename
    return Button(action: { renaming?.action() }) {
      Label("Rename", systemImage: "pencil")
    }.nodes(in: context)
  }
}

/// What is done to rename something.
struct Renaming {
  let action: @MainActor () -> Void
}

extension EnvironmentValues {
  /// What renames here; nil where nothing does.
  var rename: Renaming? {
    get { self[RenamingKey.self] }
    set { self[RenamingKey.self] = newValue }
  }

  /// What fills backgrounds that name no style; nil for what usually does.
  package var backgroundPaint: Paint? {
    get { self[BackgroundPaintKey.self] }
    set { self[BackgroundPaintKey.self] = newValue }
  }
}

private enum RenamingKey: EnvironmentKey {
  static var defaultValue: Renaming? { nil }
}

private enum BackgroundPaintKey: EnvironmentKey {
  static let defaultValue: Paint? = nil
}
