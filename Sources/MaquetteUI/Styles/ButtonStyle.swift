/// How buttons look, the pressing left to the system.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the button that a style lays out.
@MainActor
public struct ButtonStyleConfiguration {
  /// What the button says it does.
  public struct Label: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
  let action: @MainActor () -> Void
}

/// What a button is for, which its looks tell.
public enum ButtonRole: String, Codable, Sendable, AttributeConvertible {
  case destructive, cancel, close, confirm
}

/// How a button is drawn.
public enum ButtonAppearance: String, Codable, Sendable, AttributeConvertible {
  case automatic, bordered, borderedProminent, borderless, plain, link
  /// As its label alone, which a style from the file has drawn.
  case custom
}

/// A button style that comes with the system.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  var appearance: ButtonAppearance { get }
}
