/// Shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?

  package init(
    fraction: Double, label: Label, currentValueLabel: CurrentValueLabel,
    bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: GaugeFraction(
        of: Double(value), from: Double(range.lowerBound), to: Double(range.upperBound)
      ).value,
      label: label(), currentValueLabel: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(content: label),
      currentValueLabel: currentValueLabel.ifPresent.map { .init(content: $0) },
      minimumValueLabel: bounds?.minimum.ifPresent.map { .init(content: $0) },
      maximumValueLabel: bounds?.maximum.ifPresent.map { .init(content: $0) })
    return context.nodes(styling: configuration, automatic: AppliedStyle(DefaultGaugeStyle()))
  }
}

/// A gauge as the built-in styles place it.
struct GaugeLayoutView: View {
  let configuration: GaugeStyleConfiguration
  let appearance: GaugeAppearance

  func nodes(in context: ViewContext) -> [Node] {
    func part(_ view: GaugeStyleConfiguration.Part?, _ slot: NodeSlot) -> [Node] {
      view.map { context.labelNodes(of: $0, in: slot, ranked: false) } ?? []
    }
    let labels = context.labelNodes(of: configuration.label)
    let isHidden = context.environment.labelsVisibility == .hidden
    let others =
      part(configuration.currentValueLabel, .content)
      + part(configuration.minimumValueLabel, .minimumValueLabel)
      + part(configuration.maximumValueLabel, .maximumValueLabel)
    return [
      context.node(.gauge, children: (isHidden ? [] : labels) + others) { node in
        node[.fraction] = configuration.value
        node[.gaugeStyle] = appearance
        node[.tint] = context.environment.tint
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: GaugeFraction(
        of: Double(value), from: Double(range.lowerBound), to: Double(range.upperBound)
      ).value,
      label: label(), currentValueLabel: EmptyView(), bounds: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: GaugeFraction(
        of: Double(value), from: Double(range.lowerBound), to: Double(range.upperBound)
      ).value,
      label: label(), currentValueLabel: currentValueLabel(), bounds: nil)
  }
}

/// The part of a range that a value has come to, from 0 to 1.
package struct GaugeFraction {
  package let value: Double

  package init(of value: Double, from lower: Double, to upper: Double) {
    let part = (value - lower) / (upper - lower)
    self.value = part.isFinite ? min(max(part, 0), 1) : 0
  }
}

extension NodeKind {
  /// A value within a range, which is only shown.
  public static let gauge = NodeKind("gauge")
}

extension NodeAttribute where Value == GaugeAppearance {
  public static var gaugeStyle: NodeAttribute { NodeAttribute("style") }
}
