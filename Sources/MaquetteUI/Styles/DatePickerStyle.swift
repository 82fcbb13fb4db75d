import Foundation

/// How controls that choose a date look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the control that a style lays out.
@MainActor
public struct DatePickerStyleConfiguration {
  /// What names the control.
  public struct Label: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}

/// A date picker style that comes with the system.
@MainActor @preconcurrency
public protocol SystemDatePickerStyle: DatePickerStyle {
  var appearance: DatePickerAppearance { get }
}

extension SystemDatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerLayout(configuration: configuration, appearance: appearance)
  }
}

/// The style that fits the place.
public struct DefaultDatePickerStyle: SystemDatePickerStyle {
  nonisolated public init() {}
  public var appearance: DatePickerAppearance { .automatic }
}

/// Buttons that open a calendar and a clock.
public struct CompactDatePickerStyle: SystemDatePickerStyle {
  nonisolated public init() {}
  public var appearance: DatePickerAppearance { .compact }
}

/// A calendar in sight.
public struct GraphicalDatePickerStyle: SystemDatePickerStyle {
  nonisolated public init() {}
  public var appearance: DatePickerAppearance { .graphical }
}

/// A column for each part of the date.
public struct WheelDatePickerStyle: SystemDatePickerStyle {
  nonisolated public init() {}
  public var appearance: DatePickerAppearance { .wheel }
}

/// A field.
public struct FieldDatePickerStyle: SystemDatePickerStyle {
  nonisolated public init() {}
  public var appearance: DatePickerAppearance { .field }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: SystemDatePickerStyle {
  nonisolated public init() {}
  public var appearance: DatePickerAppearance { .stepperField }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { Self() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: Self { Self() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: Self { Self() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: Self { Self() }
}

extension AppliedStyle where Configuration == DatePickerStyleConfiguration {
  package init(_ style: some DatePickerStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the date pickers in this view.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
