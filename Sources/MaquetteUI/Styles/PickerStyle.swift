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

/// All options under each other, in the form itself.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}

  public var appearance: PickerAppearance { .inline }
}

/// Joined buttons in a row.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}

  public var appearance: PickerAppearance { .segmented }
}

/// Radio buttons under each other.
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}

  public var appearance: PickerAppearance { .radioGroup }
}

/// A list of a few lines with the choice in the middle.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}

  public var appearance: PickerAppearance { .wheel }
}

/// Joined buttons with the options' symbols.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}

  public var appearance: PickerAppearance { .palette }
}

/// A row with the choice, which leads to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}

  public var appearance: PickerAppearance { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  /// How pickers are drawn here.
  var pickerAppearance: PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether radio buttons stand side by side here.
  var hasHorizontalRadios: Bool {
    get { self[HorizontalRadiosKey.self] }
    set { self[HorizontalRadiosKey.self] = newValue }
  }
}

private struct HorizontalRadiosKey: EnvironmentKey {
  static let defaultValue = false
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

extension View {
  /// Puts the radio buttons of pickers in this view side by side.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.hasHorizontalRadios, true)
  }
}
