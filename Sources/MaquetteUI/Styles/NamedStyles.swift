/// A built-in style, known by the look that it gives.
@MainActor @preconcurrency
public protocol LookStyle {
  associatedtype Look: Appearance
  var look: Look { get }
}

/// The style of gauges.
public protocol GaugeStyle: LookStyle where Look == GaugeAppearance {}
/// The style of text fields.
public protocol TextFieldStyle: LookStyle where Look == TextFieldAppearance {}
/// The style of date pickers.
public protocol DatePickerStyle: LookStyle where Look == DatePickerAppearance {}
/// The style of lists.
public protocol ListStyle: LookStyle where Look == ListAppearance {}
/// The style of menus.
public protocol MenuStyle: LookStyle where Look == MenuAppearance {}
/// The style of tab views.
public protocol TabViewStyle: LookStyle where Look == TabViewAppearance {}

/// A built-in style of gauges.
public struct BuiltInGaugeStyle: GaugeStyle { public let look: GaugeAppearance }
/// A built-in style of text fields.
public struct BuiltInTextFieldStyle: TextFieldStyle { public let look: TextFieldAppearance }
/// A built-in style of date pickers.
public struct BuiltInDatePickerStyle: DatePickerStyle { public let look: DatePickerAppearance }
/// A built-in style of lists.
public struct BuiltInListStyle: ListStyle { public let look: ListAppearance }
/// A built-in style of menus.
public struct BuiltInMenuStyle: MenuStyle { public let look: MenuAppearance }
/// A built-in style of tab views.
public struct BuiltInTabViewStyle: TabViewStyle { public let look: TabViewAppearance }

extension GaugeStyle where Self == BuiltInGaugeStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var linear: Self { Self(look: .linear) }
  public static var linearCapacity: Self { Self(look: .linearCapacity) }
  public static var circular: Self { Self(look: .circular) }
  public static var accessoryLinear: Self { Self(look: .accessoryLinear) }
  public static var accessoryLinearCapacity: Self { Self(look: .accessoryLinearCapacity) }
  public static var accessoryCircular: Self { Self(look: .accessoryCircular) }
  public static var accessoryCircularCapacity: Self { Self(look: .accessoryCircularCapacity) }
}

extension TextFieldStyle where Self == BuiltInTextFieldStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var plain: Self { Self(look: .plain) }
  public static var roundedBorder: Self { Self(look: .roundedBorder) }
  public static var squareBorder: Self { Self(look: .squareBorder) }
}

extension DatePickerStyle where Self == BuiltInDatePickerStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var compact: Self { Self(look: .compact) }
  public static var graphical: Self { Self(look: .graphical) }
  public static var wheel: Self { Self(look: .wheel) }
  public static var field: Self { Self(look: .field) }
  public static var stepperField: Self { Self(look: .stepperField) }
}

extension ListStyle where Self == BuiltInListStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var plain: Self { Self(look: .plain) }
  public static var grouped: Self { Self(look: .grouped) }
  public static var insetGrouped: Self { Self(look: .insetGrouped) }
  public static var inset: Self { Self(look: .inset) }
  public static var sidebar: Self { Self(look: .sidebar) }
  public static var bordered: Self { Self(look: .bordered) }
}

extension MenuStyle where Self == BuiltInMenuStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var button: Self { Self(look: .button) }
  public static var borderlessButton: Self { Self(look: .borderlessButton) }
}

extension TabViewStyle where Self == BuiltInTabViewStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var page: Self { Self(look: .page) }
}

extension View {
  /// Sets the style of the gauges in this view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View { look(style.look) }
  /// Sets the style of the text fields in this view.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { look(style.look) }
  /// Sets the style of the date pickers in this view.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View { look(style.look) }
  /// Sets the style of the lists in this view.
  public func listStyle(_ style: some ListStyle) -> some View { look(style.look) }
  /// Sets the style of the menus in this view.
  public func menuStyle(_ style: some MenuStyle) -> some View { look(style.look) }
  /// Sets the style of the tab views in this view.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { look(style.look) }
}
