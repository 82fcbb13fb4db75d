/// The style that fits the place.
public struct DefaultButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .automatic }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button with a border.
public struct BorderedButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The button of the main action.
public struct BorderedProminentButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button without a border.
public struct BorderlessButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .borderless }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label alone, which shows that it is pressed.
public struct PlainButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .plain }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button that looks like a link.
public struct LinkButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .link }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button of glass, which a desktop draws with a border.
public struct GlassButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .bordered }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The button of the main action, of glass.
public struct GlassProminentButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button of a bar for filters.
public struct AccessoryBarButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .borderless }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A button that acts in a bar for filters.
public struct AccessoryBarActionButtonStyle: SystemButtonStyle {
  nonisolated public init() {}

  public var appearance: ButtonAppearance { .bordered }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

extension AppliedStyle where Configuration == ButtonStyleConfiguration {
  package init(_ style: some ButtonStyle) {
    self.init(style) { configuration in
      ButtonLayout(
        configuration: configuration, appearance: .custom,
        label: style.makeBody(configuration: configuration))
    }
  }

  /// A button style from a file, under the name that the file gives its type.
  package init(
    name: String, owner: Any,
    label: @escaping @MainActor (ButtonStyleConfiguration) -> any View
  ) {
    self.init(
      name: name, owner: owner,
      makeBody: {
        ButtonLayout(configuration: $0, appearance: .custom, label: label($0))
      })
  }

  package init(_ style: some PrimitiveButtonStyle) {
    self.init(style) { style.makeBody(configuration: PrimitiveButtonStyleConfiguration($0)) }
  }

  /// A style from a file that says what presses the button, under the name that the file gives its
  /// type.
  package init(
    name: String, owner: Any,
    body: @escaping @MainActor (PrimitiveButtonStyleConfiguration) -> any View
  ) {
    self.init(
      name: name, owner: owner, makeBody: { body(PrimitiveButtonStyleConfiguration($0)) })
  }
}

extension View {
  /// Sets the style of the buttons in this view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }

  /// Sets the style of the buttons in this view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
