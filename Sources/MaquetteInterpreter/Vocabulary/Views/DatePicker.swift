import Foundation
import MaquetteUI

extension TypeEntry {
  static let datePickers: [TypeEntry] = [
    TypeEntry(
      view: "DatePicker", .drawn,
      Overload(
        "init(_ title: Title, selection: Binding<Date>, in range: Any? = nil, displayedComponents: DatePickerComponents = [])"
      ) {
        (
          title: Text, selection: Binding<Date>, range: Value?,
          components: DatePickerComponents?
        ) in
        picker(selection, range, components, AnyView(title))
      },
      Overload(
        "init(selection: Binding<Date>, in range: Any? = nil, displayedComponents: DatePickerComponents = [], @ViewBuilder label: () -> Label)"
      ) {
        (
          selection: Binding<Date>, range: Value?, components: DatePickerComponents?,
          label: AnyView
        ) in
        picker(selection, range, components, label)
      }),
    TypeEntry(
      view: "MultiDatePicker", .drawn,
      Overload("init(_ title: Title, selection: Binding<Value>, @ignored in bounds: Any? = nil)") {
        (title: Text, selection: BindingValue, site: CallSite) in
        MultiDatePicker(selection: selection.days(in: site.evaluator)) { title }
      },
      Overload(
        "init(selection: Binding<Value>, @ignored in bounds: Any? = nil, @ViewBuilder label: () -> Label)"
      ) { (selection: BindingValue, label: AnyView, site: CallSite) in
        MultiDatePicker(selection: selection.days(in: site.evaluator)) { label }
      }),
    TypeEntry(
      "DatePickerComponents", matches: { $0 is DatePickerComponents },
      statics: [
        "date": { _ in DatePickerComponents.date },
        "hourAndMinute": { _ in DatePickerComponents.hourAndMinute },
      ],
      functions: [
        Overload("func set(_ components: DatePickerComponents) -> DatePickerComponents") {
          (components: DatePickerComponents) in components
        }
      ]),
  ]

  private static func picker(
    _ selection: Binding<Date>, _ range: Value?, _ components: DatePickerComponents?,
    _ label: AnyView
  ) -> DatePicker<AnyView> {
    let dates = range?.native(as: DateRange.self)
    let isUsable = dates?.isReversed == false
    return DatePicker(
      selection: selection, bounds: isUsable ? (dates?.lower, dates?.upper) : (nil, nil),
      components: components ?? [.date, .hourAndMinute], label: label)
  }
}

extension DatePickerComponents: VocabularyOptions {}

extension BindingValue {
  /// The binding as one to a set of days.
  fileprivate func days(in evaluator: Evaluator) -> Binding<Set<DateComponents>> {
    Binding(
      get: {
        guard case .set(let days) = self.get() else { return [] }
        return Set(days.keys.compactMap { $0.native(as: DateComponents.self) })
      },
      set: { days in
        self.set(.set(MemberTable.indexSet(days.map { evaluator.value(from: $0) })))
      })
  }
}
