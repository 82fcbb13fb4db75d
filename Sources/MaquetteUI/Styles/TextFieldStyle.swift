/// How fields for text look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What titles the field that a style changes.
  typealias _Label = TextFieldStyleLabel
  associatedtype _Body: View

  /// The field as the style shows it.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// What titles a field that a style changes.
public struct TextFieldStyleLabel: View {
  let content: any View

  public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
}

/// A text field style that comes with the system.
@MainActor @preconcurrency
public protocol SystemTextFieldStyle: TextFieldStyle {
  var appearance: TextFieldAppearance { get }
}

extension SystemTextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldLayout(field: configuration, appearance: appearance)
  }
}

/// The style that fits the place.
public struct DefaultTextFieldStyle: SystemTextFieldStyle {
  nonisolated public init() {}
  public var appearance: TextFieldAppearance { .automatic }
}

/// The text alone.
public struct PlainTextFieldStyle: SystemTextFieldStyle {
  nonisolated public init() {}
  public var appearance: TextFieldAppearance { .plain }
}

/// A frame with round corners.
public struct RoundedBorderTextFieldStyle: SystemTextFieldStyle {
  nonisolated public init() {}
  public var appearance: TextFieldAppearance { .roundedBorder }
}

/// A frame with square corners.
public struct SquareBorderTextFieldStyle: SystemTextFieldStyle {
  nonisolated public init() {}
  public var appearance: TextFieldAppearance { .squareBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: Self { Self() }
}

extension AppliedStyle where Configuration == TextField<TextFieldStyleLabel> {
  package init(_ style: some TextFieldStyle) {
    self.init(style) { style._body(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the text fields in this view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
