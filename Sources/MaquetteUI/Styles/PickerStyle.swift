/// How pickers look; the set is closed, as in SwiftUI.
@MainActor @preconcurrency
public protocol PickerStyle {
  var appearance: PickerAppearance { get }
}

/// How a picker is drawn.
public enum PickerAppearance: String, CaseIterable, Codable, Sendable, AttributeConvertible {
  case automatic, menu, inline, segmented, radioGroup, wheel, palette, navigationLink
}

/// The style that fits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}

  public var appearance: PickerAppearance { .automatic }
}

/// A button with the choice, which opens the options.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}

  public var appearance: PickerAppearance { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension EnvironmentValues {
  /// How pickers are drawn here.
  var pickerAppearance: PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

private struct PickerAppearanceKey: EnvironmentKey {
  static let defaultValue = PickerAppearance.automatic
}

extension View {
  /// Sets the style of the pickers in this view.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerAppearance, style.appearance)
  }
}
