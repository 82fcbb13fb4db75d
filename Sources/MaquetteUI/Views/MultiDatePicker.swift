import Foundation

/// A control that chooses any number of days, on a calendar in sight.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label

  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    bounds = nil
    self.label = label()
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let months = context.pass.store.location(at: context.identity, named: "shown months") { 0 }
    var calendar = context.environment.calendar
    calendar.timeZone = context.environment.timeZone
    let now = context.environment.now()
    let month = calendar.date(byAdding: .month, value: months.value, to: now) ?? now
    return VStack(alignment: .leading, spacing: 10) {
      if context.environment.labelsVisibility != .hidden { label }
      MonthOfDays(
        calendar: calendar, month: month, selection: selection, bounds: bounds,
        move: { months.value = min(max(months.value + $0, -1200), 1200) })
    }
    .nodes(in: context)
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

/// The days of a month in weeks, each of which is chosen or not.
private struct MonthOfDays: View {
  let calendar: Calendar
  let month: Date
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>?
  let move: @MainActor (Int) -> Void

  var body: some View {
    HStack {
      Text(month, format: .dateTime.month(.wide).year()).font(.headline)
      Spacer()
      Button("Previous Month", systemImage: "chevron.left") { move(-1) }
        .labelStyle(.iconOnly).buttonStyle(.borderless)
      Button("Next Month", systemImage: "chevron.right") { move(1) }
        .labelStyle(.iconOnly).buttonStyle(.borderless)
    }
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        ViewList(
          weekdays.map {
            Text($0).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
          })
      }
      ViewList(weeks.map { week in GridRow { ViewList(week.map(day)) } })
    }
  }

  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }

  /// The days by weeks, with none where a week belongs to another month.
  private var weeks: [[DateComponents?]] {
    guard let count = calendar.range(of: .day, in: .month, for: month)?.count else { return [] }
    let parts = calendar.dateComponents([.era, .year, .month], from: month)
    guard let first = calendar.date(from: parts) else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    var days: [DateComponents?] = Array(repeating: nil, count: lead)
    for day in 1...max(count, 1) {
      var date = parts
      date.day = day
      date.calendar = calendar
      days.append(date)
    }
    while days.count % 7 != 0 { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  private func day(_ date: DateComponents?) -> any View {
    guard let date, let number = date.day else { return Text(verbatim: "") }
    let isChosen = selection.wrappedValue.contains { $0.isSameDay(as: date) }
    let button = Button {
      toggle(date)
    } label: {
      Text(number, format: .number).frame(maxWidth: .infinity)
    }
    .disabled(!isAllowed(date))
    return isChosen
      ? AnyView(button.buttonStyle(.borderedProminent)) : AnyView(button.buttonStyle(.borderless))
  }

  private func isAllowed(_ date: DateComponents) -> Bool {
    guard let bounds, let moment = calendar.date(from: date) else { return true }
    return bounds.contains(moment)
  }

  private func toggle(_ date: DateComponents) {
    let others = selection.wrappedValue.filter { !$0.isSameDay(as: date) }
    selection.wrappedValue =
      others.count == selection.wrappedValue.count ? others.union([date]) : others
  }
}

extension DateComponents {
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}
