/// A control that chooses a number between two others.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  package init(
    value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, label: Label,
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
      label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel())
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: label)
    // A phone's slider leaves its label to the screen reader.
    let isHidden =
      context.environment.labelsVisibility == .hidden || context.environment.idiom == .ios
    let ends =
      context.labelNodes(of: minimumValueLabel, in: .minimumValueLabel, ranked: false)
      + context.labelNodes(of: maximumValueLabel, in: .maximumValueLabel, ranked: false)
    let (value, bounds, step) = (value, bounds, step)
    context.pass.handle(context.identity) { action in
      guard case .setNumber(let number) = action else { return }
      value.wrappedValue = bounds.nearest(to: number, step: step)
    }
    return [
      context.node(.slider, children: (isHidden ? [] : labels) + ends) { node in
        node[.number] = bounds.nearest(to: value.wrappedValue, step: nil)
        node[.lowerBound] = bounds.lowerBound
        node[.upperBound] = bounds.upperBound
        node[.step] = step
        node[.tint] = context.controlTint
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label) {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

extension ClosedRange<Double> {
  /// The number within the range, on a step from its start where there are steps.
  fileprivate func nearest(to number: Double, step: Double?) -> Double {
    guard number.isFinite else { return lowerBound }
    var number = number
    if let step, step > 0 { number = lowerBound + ((number - lowerBound) / step).rounded() * step }
    return Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}

extension NodeKind {
  /// A control that chooses a number between two others.
  public static let slider = NodeKind("slider")
}

extension NodeSlot {
  /// What stands at the lower end of a slider.
  public static let minimumValueLabel = NodeSlot("minimumValueLabel")
  /// What stands at the upper end of a slider.
  public static let maximumValueLabel = NodeSlot("maximumValueLabel")
}

extension NodeAttribute where Value == Double {
  /// The number that a control is set to.
  public static var number: NodeAttribute { NodeAttribute("number") }
  public static var lowerBound: NodeAttribute { NodeAttribute("lowerBound") }
  public static var upperBound: NodeAttribute { NodeAttribute("upperBound") }
  /// The distance between the numbers that can be chosen; absent where all can.
  public static var step: NodeAttribute { NodeAttribute("step") }
}
