/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the form that a style lays out.
@MainActor
public struct FormStyleConfiguration {
  /// The form's rows and sections.
  public struct Content: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public let content: Content
}

/// The style that fits the platform: grouped here.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormLayoutView(content: configuration.content, layout: .grouped)
  }
}

/// Rows in boxed groups.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormLayoutView(content: configuration.content, layout: .grouped)
  }
}

/// A trailing-aligned column of labels beside a leading-aligned column of values.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormLayoutView(content: configuration.content, layout: .columns)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension AppliedStyle where Configuration == FormStyleConfiguration {
  package init(_ style: some FormStyle) {
    // These arrange the same content: what it holds stays where one takes the place of another.
    let isBuiltIn =
      style is AutomaticFormStyle || style is GroupedFormStyle || style is ColumnsFormStyle
    self.init(
      name: isBuiltIn ? "FormStyle" : ViewTypeNames.name(of: type(of: style)), owner: style
    ) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the forms in this view.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
