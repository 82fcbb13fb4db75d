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

/// How buttons look and what presses them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the button that a style lays out, and what it does.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  package init(_ configuration: ButtonStyleConfiguration) {
    role = configuration.role
    label = configuration.label
    action = configuration.action
  }

  /// Does what the button does.
  public func trigger() { action() }
}

/// A button style that comes with the system.
@MainActor @preconcurrency
public protocol SystemButtonStyle: PrimitiveButtonStyle {
  var appearance: ButtonAppearance { get }
}

extension SystemButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLayout(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, isPressed: false,
        action: configuration.action),
      appearance: appearance, label: configuration.label)
  }
}

/// The shape of buttons with a border.
public struct ButtonBorderShape: Hashable, Sendable, Codable, CodedAttribute {
  /// The shape's name.
  package enum Kind: String, Codable, Sendable {
    case capsule, roundedRectangle, circle
  }

  package let kind: Kind?
  /// The radius of the corners in points, where it is said.
  package let radius: Double?

  private init(_ kind: Kind?, radius: Double? = nil) {
    self.kind = kind
    self.radius = radius
  }

  public static let automatic = ButtonBorderShape(nil)
  public static let capsule = ButtonBorderShape(.capsule)
  public static let circle = ButtonBorderShape(.circle)
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)

  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius: radius)
  }
}

/// How wide buttons are.
public enum ButtonSizing: String, CaseIterable, Codable, Sendable {
  case automatic, fitted, flexible
}

extension EnvironmentValues {
  /// The shape of buttons with a border here.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

private struct ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension View {
  /// Sets the shape of the buttons with a border in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets how wide the buttons in this view are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

extension NodeAttribute where Value == ButtonBorderShape {
  public static var borderShape: NodeAttribute { NodeAttribute("borderShape") }
}

extension NodeAttribute where Value == Bool {
  /// Whether a button is as wide as its surroundings let it.
  public static var isFlexible: NodeAttribute { NodeAttribute("isFlexible") }
}
