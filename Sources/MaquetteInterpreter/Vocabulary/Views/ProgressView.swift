import MaquetteUI

extension TypeEntry {
  static let progressView = TypeEntry(
    view: "ProgressView", .drawn,
    UntypedOverload("init()") { _ in ProgressView() },
    UntypedOverload("init(_ title: Title)") { call in ProgressView { call.text(0) } },
    UntypedOverload("init(@ViewBuilder label: () -> Label)") { call in
      ProgressView { call.content(0) }
    },
    UntypedOverload("init(_ title: Title, value: Double?, total: Double = 1)") { call in
      call.progress(value: 1, label: call.text(0))
    },
    UntypedOverload("init(value: Double?, total: Double = 1)") { $0.progress(value: 0) },
    UntypedOverload("init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label)") {
      call in
      call.progress(value: 0, label: call.content(2))
    },
    UntypedOverload(
      "init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Label)"
    ) { call in
      call.progress(value: 0, label: call.content(2), currentValueLabel: call.content(3))
    })
}

extension Call {
  /// A bar for the part that a value is of the total behind it among the parameters.
  fileprivate func progress(
    value index: Int, label: any View = EmptyView(), currentValueLabel: any View = EmptyView()
  ) -> any View {
    ProgressView(
      fraction: double(index).map { $0 / (double(index + 1) ?? 1) },
      label: AnyView(existential: label), currentValueLabel: AnyView(existential: currentValueLabel)
    )
  }
}
