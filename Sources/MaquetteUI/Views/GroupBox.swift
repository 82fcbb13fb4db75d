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

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: label), content: .init(content: content))
    return context.nodes(styling: configuration, automatic: AppliedStyle(DefaultGroupBoxStyle()))
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Part, Content == GroupBoxStyleConfiguration.Part
{
  /// The box that a style is asked to lay out, in the next outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
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
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: content), label: .init(content: label ?? EmptyView()))
    return context.nodes(
      styling: configuration, automatic: AppliedStyle(AutomaticControlGroupStyle()))
  }
}

/// A group of controls as the built-in styles place it.
struct ControlGroupLayout: View {
  let configuration: ControlGroupStyleConfiguration

  func nodes(in context: ViewContext) -> [Node] {
    var inner = context.part(.content)
    inner.slot = nil
    let name = context.labelNodes(of: configuration.label).spokenText
    return [
      context.node(.controlGroup, children: configuration.content.nodes(in: inner)) {
        $0.accessibleName = name
      }
    ]
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Part {
  /// The group that a style is asked to lay out, in the next outer style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
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
