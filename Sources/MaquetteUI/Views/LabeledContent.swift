import Foundation

/// A value with a label that names it.
@MainActor
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: label), content: .init(content: content))
    return context.nodes(
      styling: configuration, automatic: AppliedStyle(AutomaticLabeledContentStyle()))
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value shown as it is written, neither localised nor read as Markdown.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(title)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init {
      Text(verbatim: String(value))
    } label: {
      Text(titleResource)
    }
  }

  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleResource)
    }
  }

  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content that a style is asked to lay out, in the next outer style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

extension NodeKind {
  /// A label and a value that belong together.
  public static let labeledContent = NodeKind("labeledContent")
}

/// Labelled content as the automatic style places it.
struct LabeledContentLayout: View {
  let configuration: LabeledContentStyleConfiguration

  func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: configuration.label)
    var value = context.part(.content)
    value.styles.push(AppliedStyle(AutomaticLabeledContentStyle()))
    value.place.isLabeledContentValue = true
    value.place.valueLevel = 1
    let contents = configuration.content.nodes(in: value)
    let name = labels.spokenText
    if context.environment.labelsVisibility == .hidden {
      return contents.map { $0.named(after: name, slot: context.slot) }
    }
    return [
      context.node(.labeledContent, children: labels + contents) { node in
        node.accessibleName = name
      }
    ]
  }
}

extension Node {
  /// A value that stands without its label, which a screen reader still says.
  fileprivate func named(after label: String?, slot: NodeSlot?) -> Node {
    var node = self
    node.slot = slot
    guard let label else { return node }
    let isValue = kind == .text || kind == .placeholder
    node.accessibleName = isValue ? [label, accessibleName].spoken : accessibleName ?? label
    return node
  }
}

extension [String?] {
  /// The parts that are there, as a screen reader says them after each other.
  var spoken: String { compactMap { $0 }.joined(separator: ", ") }
}
