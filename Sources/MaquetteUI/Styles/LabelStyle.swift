/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the label that a style lays out; each may be placed any number of times.
@MainActor
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  /// The label's icon.
  public struct Icon: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public let title: Title
  public let icon: Icon
}

/// The usual style: icon and title; the icon alone among the actions of a bar.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelLayout(
      configuration: configuration, showsTitle: true, showsIcon: true, followsPlace: true)
  }
}

/// Icon and title, also where only one would be shown.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelLayout(configuration: configuration, showsTitle: true, showsIcon: true)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelLayout(configuration: configuration, showsTitle: true, showsIcon: false)
  }
}

/// The icon alone; the title still describes it to a screen reader.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelLayout(configuration: configuration, showsTitle: false, showsIcon: true)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension AppliedStyle where Configuration == LabelStyleConfiguration {
  package init(_ style: some LabelStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the labels in this view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
