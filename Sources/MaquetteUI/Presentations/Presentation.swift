extension NodeKind {
  /// Something that is shown over the whole: a sheet, a popover, a dialog.
  public static let presentation = NodeKind("presentation")
}

/// How something is shown over the whole.
public enum PresentationStyle: String, Codable, Sendable, AttributeConvertible {
  case sheet, fullScreenCover, popover, inspector, alert, confirmationDialog
}

extension NodeAttribute where Value == PresentationStyle {
  public static var presentationStyle: NodeAttribute { NodeAttribute("style") }
}

extension NodeAttribute where Value == Bool {
  /// Whether only the file's own controls close what is presented.
  public static var isDismissDisabled: NodeAttribute { NodeAttribute("isDismissDisabled") }
}

extension NodeAttribute where Value == String {
  /// How high a sheet is at first: `medium`, `large`, a fraction or a number of points.
  public static var detent: NodeAttribute { NodeAttribute("detent") }
}

/// Something that is presented now.
@MainActor
package struct Presentation {
  let style: PresentationStyle
  /// Takes back what presents it.
  let close: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?
  /// The nodes inside, for the context that leaves the presentation by `dismiss`.
  let content: @MainActor (ViewContext) -> [Node]

  /// A page of its own over the whole.
  package init(
    _ style: PresentationStyle, close: @escaping @MainActor () -> Void,
    onDismiss: (@MainActor () -> Void)? = nil, page: any View
  ) {
    self.style = style
    self.close = close
    self.onDismiss = onDismiss
    content = { [$0.page(.content, of: page)] }
  }

  init(
    _ style: PresentationStyle, close: @escaping @MainActor () -> Void,
    parts: @escaping @MainActor (ViewContext) -> [Node]
  ) {
    self.style = style
    self.close = close
    onDismiss = nil
    content = parts
  }

  fileprivate func node(in context: ViewContext) -> Node {
    let close = close
    context.pass.handle(context.identity) { if $0 == .dismiss { close() } }
    if let onDismiss {
      context.pass.addLifecycle(at: context.identity) { $0.disappear.append(onDismiss) }
    }
    var inner = context
    inner.place = Surroundings()
    inner.environment.leave = close
    inner.environment.navigation = nil
    inner.environment.labelsVisibility = .automatic
    let children = content(inner)
    return context.node(.presentation, children: children) { node in
      node[.presentationStyle] = style
      node[.disabled] = nil
      node[.isDismissDisabled] = children.firstValue(of: .isDismissDisabled)
      node[.detent] = children.firstValue(of: .detent)
      node.accessibleName =
        children.first { $0.slot == .label }?.spokenText ?? children.first?.accessibleName
    }
  }
}

extension [Node] {
  /// The value of an attribute that a view somewhere inside sets for the whole presentation.
  fileprivate func firstValue<Value>(of attribute: NodeAttribute<Value>) -> Value? {
    lazy.compactMap { $0[attribute] ?? $0.contents.firstValue(of: attribute) }.first
  }
}

extension View {
  /// Shows what `make` yields over the whole for as long as it yields something.
  package func presenting(
    _ make: @escaping @MainActor () -> Presentation?
  ) -> AttachingView<Self> {
    attaching { context in make().map { [$0.node(in: context)] } ?? [] }
  }
}
