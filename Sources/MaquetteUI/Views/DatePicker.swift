import Foundation

/// A control that chooses a day, a time of the day, or both.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: (lower: Date?, upper: Date?)
  private let components: Components
  private let label: Label

  package init(
    selection: Binding<Date>, bounds: (lower: Date?, upper: Date?), components: Components,
    label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: (nil, nil), components: displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: (range.lowerBound, range.upperBound),
      components: displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: (range.lowerBound, nil), components: displayedComponents,
      label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, bounds: (nil, range.upperBound), components: displayedComponents,
      label: label())
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: label), selection: selection, minimumDate: bounds.lower,
      maximumDate: bounds.upper, displayedComponents: components)
    return context.nodes(
      styling: configuration, automatic: AppliedStyle(DefaultDatePickerStyle()))
  }
}

/// A control that chooses a date as the built-in styles show it.
struct DatePickerLayout: View {
  let configuration: DatePickerStyleConfiguration
  let appearance: DatePickerAppearance

  func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: configuration.label)
    let isHidden = context.environment.labelsVisibility == .hidden
    let clock = ClockFace(zone: context.environment.timeZone)
    let selection = configuration.$selection
    let (lower, upper) = (configuration.minimumDate, configuration.maximumDate)
    let components = configuration.displayedComponents
    context.pass.handle(context.identity) { action in
      guard case .setText(let text) = action, var date = clock.date(from: text) else { return }
      if let lower { date = max(date, lower) }
      if let upper { date = min(date, upper) }
      selection.wrappedValue = date
    }
    let date = selection.wrappedValue
    let formats = context.environment.localization.formats
    return [
      context.node(.datePicker, children: isHidden ? [] : labels) { node in
        node[.moment] = clock.text(of: date)
        if components.contains(.date) {
          node[.dateText] = formats.shown(date, .dateTime.year().month(.abbreviated).day())
        }
        if components.contains(.hourAndMinute) {
          node[.timeText] = formats.shown(date, .dateTime.hour().minute())
        }
        node[.earliest] = lower.map(clock.text(of:))
        node[.latest] = upper.map(clock.text(of:))
        node[.datePickerStyle] = appearance
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

/// What a date picker lets a person choose.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}

/// Moments as a calendar on the wall and a clock of a time zone show them: `2026-12-02 14:30`.
struct ClockFace {
  private let calendar: Calendar

  init(zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    self.calendar = calendar
  }

  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let year = parts.year ?? 1
    return "\(year)-\(pad(parts.month))-\(pad(parts.day)) \(pad(parts.hour)):\(pad(parts.minute))"
  }

  func date(from text: String) -> Date? {
    let numbers = text.split(whereSeparator: { "- :".contains($0) }).compactMap { Int($0) }
    guard numbers.count == 5 else { return nil }
    return calendar.date(
      from: DateComponents(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
        minute: numbers[4]))
  }

  private func pad(_ number: Int?) -> String {
    let number = number ?? 0
    return number < 10 ? "0\(number)" : "\(number)"
  }
}

extension NodeKind {
  /// A control that chooses a day or a time.
  public static let datePicker = NodeKind("datePicker")
}

extension NodeAttribute where Value == String {
  /// The chosen moment on the clock of the place: `2026-12-02 14:30`.
  public static var moment: NodeAttribute { NodeAttribute("moment") }
  /// The chosen day as the place writes it; absent where no day is chosen.
  public static var dateText: NodeAttribute { NodeAttribute("date") }
  /// The chosen time as the place writes it; absent where no time is chosen.
  public static var timeText: NodeAttribute { NodeAttribute("time") }
  public static var earliest: NodeAttribute { NodeAttribute("earliest") }
  public static var latest: NodeAttribute { NodeAttribute("latest") }
}

extension NodeAttribute where Value == DatePickerAppearance {
  public static var datePickerStyle: NodeAttribute { NodeAttribute("style") }
}
