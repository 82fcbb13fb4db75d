/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the toggle that a style lays out.
@MainActor
public struct ToggleStyleConfiguration {
  /// What names the toggle.
  public struct Label: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the values that the toggle stands for differ.
  public let isMixed: Bool
}

/// How a toggle is drawn.
public enum ToggleAppearance: String, Codable, Sendable, AttributeConvertible {
  case `switch`, checkbox, button
}

/// The style that fits the place: a switch, or a check box where the platform has one.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleLayout(configuration: configuration, appearance: nil)
  }
}

/// A switch at the end of the row.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// A switch that is of a colour while it is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ToggleLayout(configuration: configuration, appearance: .switch)
      .adapting { if let tint { $0.environment.tint = tint } }
  }
}

/// A check box before its label.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleLayout(configuration: configuration, appearance: .checkbox)
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleLayout(configuration: configuration, appearance: .button)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension AppliedStyle where Configuration == ToggleStyleConfiguration {
  package init(_ style: some ToggleStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the toggles in this view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
