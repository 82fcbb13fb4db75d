/// A control that makes a value larger or smaller, a step at a time.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (@MainActor () -> Void)?
  private let decrement: (@MainActor () -> Void)?

  /// A stepper that runs closures; one that is `nil` cannot be asked for.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let current = value.wrappedValue
    let increment: @MainActor () -> Void = {
      value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
    }
    let decrement: @MainActor () -> Void = {
      value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
    }
    self.init(
      label: label, onIncrement: current < bounds.upperBound ? increment : nil,
      onDecrement: current > bounds.lowerBound ? decrement : nil)
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: label)
    let isHidden = context.environment.labelsVisibility == .hidden
    context.pass.handle(context.identity) { action in
      guard case .setNumber(let steps) = action else { return }
      if steps > 0 { increment?() } else { decrement?() }
    }
    return [
      context.node(.stepper, children: isHidden ? [] : labels) { node in
        if increment == nil { node[.isAtUpperBound] = true }
        if decrement == nil { node[.isAtLowerBound] = true }
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension NodeKind {
  /// A control that makes a value larger or smaller, a step at a time.
  public static let stepper = NodeKind("stepper")
}

extension NodeAttribute where Value == Bool {
  /// Whether a stepper goes no higher.
  public static var isAtUpperBound: NodeAttribute { NodeAttribute("isAtUpperBound") }
  /// Whether a stepper goes no lower.
  public static var isAtLowerBound: NodeAttribute { NodeAttribute("isAtLowerBound") }
}
