import MaquetteUI

extension TypeEntry {
  static let stepper = TypeEntry(
    view: "Stepper", .drawn,
    UntypedOverload(
      "init(_ title: Title, value: Binding<Value>, in bounds: ClosedRange = 0, step: Double = 1, format: FormatStyle = 0, onEditingChanged: (Bool) -> Void = {})"
    ) { $0.stepper(label: $0.text(0), value: 1) },
    UntypedOverload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0, step: Double = 1, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = {})"
    ) { $0.stepper(label: $0.content(3), value: 0) },
    UntypedOverload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0, step: Double = 1, onEditingChanged: (Bool) -> Void = {}, @ViewBuilder label: () -> Label)"
    ) { $0.stepper(label: $0.content(4), value: 0) },
    UntypedOverload(
      "init(_ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = {})"
    ) { $0.stepper(label: $0.text(0), increment: 1, decrement: 2) },
    UntypedOverload(
      "init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = {})"
    ) { $0.stepper(label: $0.content(0), increment: 1, decrement: 2) },
    UntypedOverload(
      "init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = {}, @ViewBuilder label: () -> Label)"
    ) { $0.stepper(label: $0.content(3), increment: 0, decrement: 1) })
}

extension Call {
  /// A stepper for a value, with its bounds and step behind it among the parameters.
  fileprivate func stepper(label: any View, value index: Int) -> any View {
    let value = numberBinding(index)
    let step = double(index + 2) ?? 1
    let label = { AnyView(existential: label) }
    return bounds(index + 1).map { Stepper(value: value, in: $0, step: step, label: label) }
      ?? Stepper(value: value, step: step, label: label)
  }

  fileprivate func stepper(label: any View, increment: Int, decrement: Int) -> any View {
    Stepper(
      label: { AnyView(existential: label) },
      onIncrement: self[increment]?.isNone == false ? action(increment) : nil,
      onDecrement: self[decrement]?.isNone == false ? action(decrement) : nil)
  }
}
