import MaquetteUI

extension TypeEntry {
  static let progressView = TypeEntry(
    view: "ProgressView", .drawn,
    Overload("init()") { ProgressView() },
    Overload("init(_ title: Title)") { (title: Text) in ProgressView { title } },
    Overload("init(@ViewBuilder label: () -> Label)") { (label: AnyView) in ProgressView { label }
    },
    Overload("init(_ title: Title, value: Double?, total: Double = 1)") {
      (title: Text, value: Double?, total: Double?) in
      ProgressView(value: value, total: total ?? 1) { title }
    },
    Overload("init(value: Double?, total: Double = 1)") { (value: Double?, total: Double?) in
      ProgressView(value: value, total: total ?? 1)
    },
    Overload("init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label)") {
      (value: Double?, total: Double?, label: AnyView) in
      ProgressView(value: value, total: total ?? 1) { label }
    },
    Overload(
      "init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Label)"
    ) { (value: Double?, total: Double?, label: AnyView, current: AnyView) in
      ProgressView(value: value, total: total ?? 1) {
        label
      } currentValueLabel: {
        current
      }
    })
}
