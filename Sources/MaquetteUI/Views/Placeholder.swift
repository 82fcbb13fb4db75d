/// A box that stands for a view nobody here knows, under that view's name.
package struct Placeholder: View {
  private let name: String

  package init(_ name: String) { self.name = name }

  package func nodes(in context: ViewContext) -> [Node] {
    switch context.environment.placeholderLook {
    case .hidden: []
    case .plain: Text(verbatim: name).nodes(in: context)
    case .boxed:
      [
        context.node(.placeholder) { node in
          node[.title] = name
          node.accessibleName = name
        }
      ]
    }
  }
}

/// How what stands for unknown views looks.
package enum PlaceholderLook: String, CaseIterable, Sendable {
  /// In a box that tells it from what the form says.
  case boxed
  /// As text.
  case plain
  case hidden
}

private struct PlaceholderLookKey: EnvironmentKey {
  static let defaultValue = PlaceholderLook.boxed
}

extension EnvironmentValues {
  /// How what stands for unknown views looks.
  package var placeholderLook: PlaceholderLook {
    get { self[PlaceholderLookKey.self] }
    set { self[PlaceholderLookKey.self] = newValue }
  }
}

extension NodeKind {
  /// A named box in place of an unknown view or value.
  public static let placeholder = NodeKind("placeholder")
}
