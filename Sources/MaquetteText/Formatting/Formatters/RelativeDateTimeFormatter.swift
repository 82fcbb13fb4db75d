import Foundation

/// Says how far a date is from another, in the class that older form code uses.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether "yesterday" may stand for "1 day ago".
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  /// The length of the names of units.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether "yesterday" may stand for "1 day ago".
  open var dateTimeStyle = DateTimeStyle.numeric

  /// The length of the names of units.
  open var unitsStyle = UnitsStyle.full

  /// Where in a sentence the text stands; the text itself does not change here.
  open var formattingContext = Formatter.Context.unknown

  /// The calendar that distances are measured by.
  open var calendar: Calendar! = FormatEnvironment.current.calendar

  /// The locale of the text.
  open var locale: Locale! = FormatEnvironment.current.locale

  /// How far `date` is from another: "in 2 hours".
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let isPast = date < referenceDate
    let amounts = CalendarAmounts(
      from: min(date, referenceDate), to: max(date, referenceDate),
      units: Set(ICU.TimeUnit.allCases), calendar: calendar ?? FormatEnvironment.current.calendar)
    guard let amount = amounts.shown(atMost: 1).first else { return "" }
    return text(isPast ? -Double(amount.value) : Double(amount.value), amount.unit)
  }

  /// The largest component that is not zero: "in 2 hours".
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in ICU.TimeUnit.allCases {
      if let value = dateComponents.value(for: unit.component), value != 0,
        value != NSDateComponentUndefined
      {
        return text(Double(value), unit)
      }
    }
    return text(0, .second)
  }

  /// A distance in seconds, negative in the past: "2 hours ago".
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// The text of a `Date`, counted from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Double, _ unit: ICU.TimeUnit) -> String {
    let width: ICU.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    return ICU.relative(
      value, unit, width: width, named: dateTimeStyle == .named,
      locale: locale ?? FormatEnvironment.current.locale) ?? ""
  }
}
