/// How groups that open and close look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the group that a style lays out.
@MainActor
public struct DisclosureGroupStyleConfiguration {
  /// What names the group.
  public struct Label: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  /// What is shown while the group is open.
  public struct Content: View {
    let make: @MainActor () -> any View

    public func nodes(in context: ViewContext) -> [Node] { make().nodes(in: context) }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// A row with an arrow over those that it shows and hides.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureLayout(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

extension AppliedStyle where Configuration == DisclosureGroupStyleConfiguration {
  package init(_ style: some DisclosureGroupStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the groups that open and close in this view.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
