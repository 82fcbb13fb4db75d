/// Whether people can select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public init() {}

  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public init() {}

  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { DisabledTextSelectability() }
}

extension EnvironmentValues {
  /// Whether text was made selectable or not; `nil` where nothing was said.
  var textSelection: Bool? {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

private struct TextSelectionKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

extension View {
  /// Sets whether people can select the text in this view.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    adapting { $0.environment.textSelection = S.allowsSelection }
  }
}

extension ViewContext {
  /// Whether a text here can be selected and copied: where it was said, else values in forms.
  var isTextSelectable: Bool {
    guard environment.isEnabled, !place.isInsideControl else { return false }
    if let said = environment.textSelection { return said }
    return place.enclosingForm != nil && place.isLabeledContentValue
  }
}
