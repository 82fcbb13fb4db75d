import MaquetteUI

extension TypeEntry {
  static let gauge = TypeEntry(
    view: "Gauge", .drawn,
    Overload(
      "init(value: Double, in bounds: ClosedRange = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Label = {}, @ignored @ViewBuilder markedValueLabels: () -> Label = {})"
    ) { (value: Double, bounds: ClosedRange<Double>?, label: AnyView, current: AnyView?) in
      Gauge(value: value, in: bounds ?? 0...1) {
        label
      } currentValueLabel: {
        current
      }
    },
    Overload(
      "init(value: Double, in bounds: ClosedRange = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Label = {}, @ViewBuilder minimumValueLabel: () -> Label, @ViewBuilder maximumValueLabel: () -> Label, @ignored @ViewBuilder markedValueLabels: () -> Label = {})"
    ) {
      (
        value: Double, bounds: ClosedRange<Double>?, label: AnyView, current: AnyView?,
        minimum: AnyView, maximum: AnyView
      ) in
      Gauge(value: value, in: bounds ?? 0...1) {
        label
      } currentValueLabel: {
        current
      } minimumValueLabel: {
        minimum
      } maximumValueLabel: {
        maximum
      }
    })
}
