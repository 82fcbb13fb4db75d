/// How controls that belong together look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the group that a style lays out.
@MainActor
public struct ControlGroupStyleConfiguration {
  /// A part of the group.
  public struct Part: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public typealias Content = Part
  public typealias Label = Part

  public let content: Content
  public let label: Label
}

/// Joined controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLayout(configuration: configuration)
  }
}

/// Joined controls, as at the start of a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLayout(configuration: configuration)
  }
}

/// A button that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// The symbols of the controls in a row, as in menus.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLayout(configuration: configuration).labelStyle(.iconOnly)
  }
}

/// The symbols of the controls in a row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupLayout(configuration: configuration).labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { Self() }
}

extension AppliedStyle where Configuration == ControlGroupStyleConfiguration {
  package init(_ style: some ControlGroupStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the groups of controls in this view.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
