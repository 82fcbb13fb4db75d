/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the gauge that a style lays out.
@MainActor
public struct GaugeStyleConfiguration {
  /// A part of the gauge that says something.
  public struct Part: View {
    let content: any View

    public func nodes(in context: ViewContext) -> [Node] { content.nodes(in: context) }
  }

  public typealias Label = Part
  public typealias CurrentValueLabel = Part
  public typealias MinimumValueLabel = Part
  public typealias MaximumValueLabel = Part

  /// The part of the range that the value has come to, from 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

/// A gauge style that comes with the system.
@MainActor @preconcurrency
public protocol SystemGaugeStyle: GaugeStyle {
  var appearance: GaugeAppearance { get }
}

extension SystemGaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLayoutView(configuration: configuration, appearance: appearance)
  }
}

/// The style that fits the place: a bar.
public struct DefaultGaugeStyle: SystemGaugeStyle {
  nonisolated public init() {}
  public var appearance: GaugeAppearance { .automatic }
}

/// A bar with a mark at the value.
public struct LinearGaugeStyle: SystemGaugeStyle {
  nonisolated public init() {}
  public var appearance: GaugeAppearance { .linear }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: SystemGaugeStyle {
  nonisolated public init() {}
  public var appearance: GaugeAppearance { .linearCapacity }
}

/// An open ring with a mark at the value.
public struct CircularGaugeStyle: SystemGaugeStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  public var appearance: GaugeAppearance { .circular }
}

/// A small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: SystemGaugeStyle {
  nonisolated public init() {}
  public var appearance: GaugeAppearance { .accessoryLinear }
}

/// A small bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: SystemGaugeStyle {
  nonisolated public init() {}
  public var appearance: GaugeAppearance { .accessoryLinearCapacity }
}

/// A small open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: SystemGaugeStyle {
  nonisolated public init() {}
  public var appearance: GaugeAppearance { .accessoryCircular }
}

/// A small ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: SystemGaugeStyle {
  nonisolated public init() {}
  public var appearance: GaugeAppearance { .accessoryCircularCapacity }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linear: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}

extension AppliedStyle where Configuration == GaugeStyleConfiguration {
  package init(_ style: some GaugeStyle) {
    self.init(style) { style.makeBody(configuration: $0) }
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    applying(AppliedStyle(style))
  }
}
