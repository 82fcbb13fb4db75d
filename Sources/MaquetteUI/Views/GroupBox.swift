import Foundation

/// Views in a box, under a title.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let label: (any View)?
  private let content: Content

  package init(label: (any View)?, content: Content) {
    self.label = label
    self.content = content
  }

  public init(@ViewBuilder content: () -> Content) {
    self.init(label: nil, content: content())
  }

  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  public func nodes(in context: ViewContext) -> [Node] {
    var inner = context.part(.content)
    inner.slot = nil
    let name = label.map { context.labelNodes(of: $0).spokenText } ?? nil
    return [
      context.node(.controlGroup, children: content.nodes(in: inner)) {
        $0.accessibleName = name
      }
    ]
  }
}

extension ControlGroup {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension NodeKind {
  /// Controls that belong together, side by side.
  public static let controlGroup = NodeKind("controlGroup")
}
