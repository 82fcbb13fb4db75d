/// A set of looks that a kind of view has, of which the environment says which is in force.
public protocol Appearance: RawRepresentable, CaseIterable, Codable, Sendable, AttributeConvertible
where RawValue == String {
  /// The look that fits the place.
  static var automatic: Self { get }
}

private struct AppearanceKey<Look: Appearance>: EnvironmentKey {
  static var defaultValue: Look { .automatic }
}

extension EnvironmentValues {
  /// The look of a kind of view here.
  package subscript<Look: Appearance>(look type: Look.Type) -> Look {
    get { self[AppearanceKey<Look>.self] }
    set { self[AppearanceKey<Look>.self] = newValue }
  }
}

extension View {
  /// Sets the look of a kind of view for this view and what is inside it.
  package func look<Look: Appearance>(_ look: Look) -> AdaptedView<Self> {
    adapting { $0.environment[look: Look.self] = look }
  }
}

/// How gauges look.
public enum GaugeAppearance: String, Appearance {
  case automatic, linear, linearCapacity, circular, accessoryLinear, accessoryLinearCapacity
  case accessoryCircular, accessoryCircularCapacity
}

/// How text fields look.
public enum TextFieldAppearance: String, Appearance {
  case automatic, plain, roundedBorder, squareBorder
}

/// How date pickers look.
public enum DatePickerAppearance: String, Appearance {
  case automatic, compact, graphical, wheel, field, stepperField
}

/// How lists look.
public enum ListAppearance: String, Appearance {
  case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered, carousel, elliptical
}

/// How progress is shown.
public enum ProgressAppearance: String, Appearance {
  case automatic, linear, circular
}

/// How tables look.
public enum TableAppearance: String, Appearance {
  case automatic, inset, bordered
}

/// How fields for long text look.
public enum TextEditorAppearance: String, Appearance {
  case automatic, plain, roundedBorder
}

/// How menus look.
public enum MenuAppearance: String, Appearance {
  case automatic, button, borderlessButton, borderedButton
}

/// How several pages stand in one place.
public enum TabViewAppearance: String, Appearance {
  case automatic, page, sidebarAdaptable, grouped, tabBarOnly, verticalPage
}

/// How large controls are.
public enum ControlSize: String, Appearance {
  case regular, mini, small, large, extraLarge

  public static var automatic: ControlSize { .regular }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[look: ControlSize.self] }
    set { self[look: ControlSize.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View { look(controlSize) }
}

extension NodeAttribute where Value == ControlSize {
  public static var controlSize: NodeAttribute { NodeAttribute("controlSize") }
}
