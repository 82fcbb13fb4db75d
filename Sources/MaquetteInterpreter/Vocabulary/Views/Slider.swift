import MaquetteUI

extension TypeEntry {
  static let slider = TypeEntry(
    view: "Slider", .drawn,
    UntypedOverload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0, step: Double = 0, onEditingChanged: (Bool) -> Void = {})"
    ) { $0.slider() },
    UntypedOverload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0, step: Double = 0, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = {})"
    ) { $0.slider(label: 3) },
    UntypedOverload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0, step: Double = 0, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: (Bool) -> Void = {})"
    ) { $0.slider(label: 3, minimum: 4, maximum: 5) },
    UntypedOverload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0, step: Double = 0, onEditingChanged: (Bool) -> Void = {}, minimumValueLabel: View, maximumValueLabel: View, @ViewBuilder label: () -> Label)"
    ) { $0.slider(label: 6, minimum: 4, maximum: 5) })
}

extension Call {
  /// A slider for the value, bounds and step at the front of the parameters.
  fileprivate func slider(label: Int? = nil, minimum: Int? = nil, maximum: Int? = nil) -> any View {
    func part(_ index: Int?) -> AnyView { index.map { content($0) } ?? AnyView(EmptyView()) }
    return Slider(
      value: numberBinding(0), bounds: bounds(1) ?? 0...1, step: double(2),
      label: part(label), minimumValueLabel: part(minimum), maximumValueLabel: part(maximum))
  }

  /// A range of numbers; an end that a half-open range leaves out belongs to it here.
  func bounds(_ index: Int) -> ClosedRange<Double>? {
    guard case .range(let range)? = self[index], let lower = range.lower, let upper = range.upper,
      lower <= upper
    else { return nil }
    return lower...upper
  }
}

extension Call {
  /// A binding to a number, integers staying integers.
  func numberBinding(_ index: Int) -> Binding<Double> {
    let binding = binding(index)
    return Binding(
      get: { binding.get().number ?? 0 },
      set: { new in
        if case .int = binding.get(), let whole = Int(exactly: new.rounded()) {
          binding.set(.int(whole))
        } else {
          binding.set(.double(new))
        }
      })
  }
}
