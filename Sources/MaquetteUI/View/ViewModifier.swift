/// A reusable change to a view, applied with `modifier(_:)`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent

  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ViewModifierContent: View {
  private let content: any View

  package init(_ content: any View) { self.content = content }

  public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  public let content: Content
  public let modifier: Modifier

  public func nodes(in context: ViewContext) -> [Node] {
    let inner = context.descending(.view(ViewTypeNames.name(of: Modifier.self)))
    DynamicProperties.install(in: modifier, context: inner)
    return modifier.body(content: ViewModifierContent(content)).nodes(in: inner)
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
