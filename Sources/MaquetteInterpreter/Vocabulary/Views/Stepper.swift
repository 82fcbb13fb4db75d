import MaquetteUI

extension TypeEntry {
  static let stepper = TypeEntry(
    view: "Stepper", .drawn,
    Overload(
      "init(_ title: Title, value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 1, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (
        title: Text, value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?,
        editing: Handler<Bool>?
      ) in stepper(AnyView(title), value, bounds, step, editing)
    },
    Overload(
      "init(_ title: Title, value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 1, format: FormatStyle, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (
        title: Text, value: BindingValue, bounds: ClosedRange<Double>?, step: Double?,
        format: Value, editing: Handler<Bool>?, site: CallSite
      ) in
      let label = LabeledContent {
        site.formatted(value.get(), format)
      } label: {
        title
      }
      return stepper(
        AnyView(label), .values(of: value, in: site.evaluator), bounds, step, editing)
    },
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 1, format: FormatStyle, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (
        value: BindingValue, bounds: ClosedRange<Double>?, step: Double?, format: Value,
        label: AnyView, editing: Handler<Bool>?, site: CallSite
      ) in
      let labeled = LabeledContent {
        site.formatted(value.get(), format)
      } label: {
        label
      }
      return stepper(
        AnyView(labeled), .values(of: value, in: site.evaluator), bounds, step, editing)
    },
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 1, @ViewBuilder label: () -> Label, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (
        value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?, label: AnyView,
        editing: Handler<Bool>?
      ) in stepper(label, value, bounds, step, editing)
    },
    Overload(
      "init(value: Binding<Value>, in bounds: ClosedRange = 0...1, step: Double = 1, onEditingChanged: (Bool) -> Void = {}, @ViewBuilder label: () -> Label)"
    ) {
      (
        value: Binding<Double>, bounds: ClosedRange<Double>?, step: Double?,
        editing: Handler<Bool>?, label: AnyView
      ) in stepper(label, value, bounds, step, editing)
    },
    Overload(
      "init(_ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (title: Text, increment: Action?, decrement: Action?, editing: Handler<Bool>?) in
      stepper(AnyView(title), increment, decrement, editing)
    },
    Overload(
      "init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = {})"
    ) {
      (label: AnyView, increment: Action?, decrement: Action?, editing: Handler<Bool>?) in
      stepper(label, increment, decrement, editing)
    },
    Overload(
      "init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = {}, @ViewBuilder label: () -> Label)"
    ) {
      (increment: Action?, decrement: Action?, editing: Handler<Bool>?, label: AnyView) in
      stepper(label, increment, decrement, editing)
    })

  private static func stepper(
    _ label: AnyView, _ value: Binding<Double>, _ bounds: ClosedRange<Double>?, _ step: Double?,
    _ editing: Handler<Bool>?
  ) -> any View {
    let value = value.telling(editing)
    return bounds.map { Stepper(value: value, in: $0, step: step ?? 1) { label } }
      ?? Stepper(value: value, step: step ?? 1) { label }
  }

  private static func stepper(
    _ label: AnyView, _ increment: Action?, _ decrement: Action?, _ editing: Handler<Bool>?
  ) -> any View {
    func told(_ action: Action?) -> (@MainActor () -> Void)? {
      guard let action else { return nil }
      return {
        editing?.run(true)
        action.run()
        editing?.run(false)
      }
    }
    return Stepper(
      label: { label }, onIncrement: told(increment), onDecrement: told(decrement))
  }
}
