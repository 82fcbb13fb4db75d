import MaquetteUI

extension TypeEntry {
  static let slider = TypeEntry(
    view: "Slider", .drawn,
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 0, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (
        value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?, label: AnyView,
        editing: Handler<Bool>?
      ) in slider(value, bounds, step, editing, label: label)
    },
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 0, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (
        value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?, label: AnyView,
        minimum: AnyView, maximum: AnyView, editing: Handler<Bool>?
      ) in slider(value, bounds, step, editing, label: label, minimum: minimum, maximum: maximum)
    },
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 0, onEditingChanged: (Bool) -> Void = {}, @ViewBuilder label: () -> Label)"
    ) {
      (
        value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?,
        editing: Handler<Bool>?, label: AnyView
      ) in slider(value, bounds, step, editing, label: label)
    },
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 0, onEditingChanged: (Bool) -> Void = {}, minimumValueLabel: View, maximumValueLabel: View, @ViewBuilder label: () -> Label)"
    ) {
      (
        value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?,
        editing: Handler<Bool>?, minimum: AnyView, maximum: AnyView, label: AnyView
      ) in slider(value, bounds, step, editing, label: label, minimum: minimum, maximum: maximum)
    },
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 0, @ignored neutralValue: Double? = nil, @ignored enabledBounds: ClosedRange? = nil, @ViewBuilder label: () -> Label, @ignored @ViewBuilder currentValueLabel: () -> Label)"
    ) {
      (value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?, label: AnyView) in
      slider(value, bounds, step, nil, label: label)
    },
    // Last, so that a closure at the end is a label.
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 0, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (
        value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?,
        editing: Handler<Bool>?
      ) in slider(value, bounds, step, editing)
    })

  private static func slider(
    _ value: Binding<Double>, _ bounds: ClosedRange<Double>?, _ step: Double?,
    _ editing: Handler<Bool>?, label: AnyView? = nil, minimum: AnyView? = nil,
    maximum: AnyView? = nil
  ) -> any View {
    let none = AnyView(EmptyView())
    return Slider(
      value: value.telling(editing), bounds: bounds ?? 0...1, step: step, label: label ?? none,
      minimumValueLabel: minimum ?? none, maximumValueLabel: maximum ?? none)
  }
}

extension Binding {
  /// The same binding, around each change of which a closure is told that editing begins and ends.
  func telling(_ editing: Handler<Bool>?) -> Binding {
    guard let editing else { return self }
    return Binding(
      get: { wrappedValue },
      set: {
        editing.run(true)
        wrappedValue = $0
        editing.run(false)
      })
  }
}
