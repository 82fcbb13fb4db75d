/// How buttons that open menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The menu that a style lays out, as `Menu(configuration)`.
@MainActor
public struct MenuStyleConfiguration {
  /// What the menu's button shows.
  public struct Label: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  /// What the menu offers.
  public struct Content: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A menu style that comes with the system.
@MainActor @preconcurrency
public protocol SystemMenuStyle: MenuStyle {
  var appearance: MenuAppearance { get }
}

extension SystemMenuStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuLayout(configuration: configuration, appearance: appearance)
  }
}

/// The style that fits the place.
public struct DefaultMenuStyle: SystemMenuStyle {
  nonisolated public init() {}
  public var appearance: MenuAppearance { .automatic }
}

/// A button.
public struct ButtonMenuStyle: SystemMenuStyle {
  nonisolated public init() {}
  public var appearance: MenuAppearance { .button }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: SystemMenuStyle {
  nonisolated public init() {}
  public var appearance: MenuAppearance { .borderlessButton }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: SystemMenuStyle {
  nonisolated public init() {}
  public var appearance: MenuAppearance { .borderedButton }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: Self { Self() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: Self { Self() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { Self() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: Self { Self() }
}

extension AppliedStyle where Configuration == MenuStyleConfiguration {
  package init(_ style: some MenuStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the menus in this view.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
