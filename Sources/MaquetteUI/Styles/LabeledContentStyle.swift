/// How labelled values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the labelled content that a style lays out.
@MainActor
public struct LabeledContentStyleConfiguration {
  /// What names the value.
  public struct Label: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  /// The value.
  public struct Content: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public let label: Label
  public let content: Content
}

/// The style that fits the place: a row in forms, a line with the value at its end elsewhere.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentLayout(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension AppliedStyle where Configuration == LabeledContentStyleConfiguration {
  package init(_ style: some LabeledContentStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the labelled content in this view.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
