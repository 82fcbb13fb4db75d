import Foundation
import MaquetteUI

extension TypeEntry {
  static let progressView = TypeEntry(
    view: "ProgressView", .drawn,
    Overload("init()") { ProgressView() },
    Overload("init(_ title: Title)") { (title: Text) in ProgressView { title } },
    Overload("init(@ViewBuilder label: () -> Label)") { (label: AnyView) in ProgressView { label }
    },
    Overload(
      "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label = {}, @ViewBuilder currentValueLabel: () -> Label = {})"
    ) {
      (
        interval: DateRange, countsDown: Bool?, label: AnyView?, current: AnyView?,
        site: CallSite
      ) in
      let counts = countsDown ?? true
      return ProgressView(value: site.elapsed(of: interval, countsDown: counts)) {
        label
      } currentValueLabel: {
        current
      }
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
    },
    Overload("init(_ configuration: ProgressViewStyleConfiguration)") {
      (configuration: ProgressViewStyleConfiguration) in ProgressView(configuration)
    })
}

extension CallSite {
  /// How much of a time has gone by, or is left.
  fileprivate func elapsed(of interval: DateRange, countsDown: Bool) -> Double {
    let length = interval.upper.timeIntervalSince(interval.lower)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let part = evaluator.now.timeIntervalSince(interval.lower) / length
    let gone = min(max(part, 0), 1)
    return countsDown ? 1 - gone : gone
  }
}
