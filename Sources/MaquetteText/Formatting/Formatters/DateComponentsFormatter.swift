import Foundation

/// Says how long something lasts, in the class that older form code uses.
open class DateComponentsFormatter: Formatter {
  /// The length of the names of units.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops leading zeros from clock forms, and all zeros from others.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Drops zeros before the first other unit.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Drops zeros between other units.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Drops zeros after the last other unit.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// Drops all zeros.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Shows each allowed unit, in clock forms with two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The length of the names of units.
  open var unitsStyle = UnitsStyle.positional

  /// The units that may be shown; empty allows years to seconds.
  open var allowedUnits: NSCalendar.Unit = []

  /// What becomes of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// The calendar that dates are measured by, and whose locale the text is in.
  open var calendar: Calendar? = FormatEnvironment.current.calendar

  /// The date that components are counted from.
  open var referenceDate: Date?

  /// Whether the smallest unit may have a fraction; whole units are shown in any case.
  open var allowsFractionalUnits = false

  /// The number of units shown at most; zero means any number.
  open var maximumUnitCount = 0

  /// Whether a single large unit is spelled in smaller ones ("63 minutes" for "1 hour, 3 minutes").
  open var collapsesLargestUnit = false

  /// Whether the text says that it is approximate.
  open var includesApproximationPhrase = false

  /// Whether the text says that it is what remains.
  open var includesTimeRemainingPhrase = false

  /// Where in a sentence the text stands; the text itself does not change here.
  open var formattingContext = Formatter.Context.unknown

  /// How long an interval in seconds lasts.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// How far the second date is after the first.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let counted = CalendarAmounts(
      from: min(startDate, endDate), to: max(startDate, endDate), units: units,
      calendar: measuring)
    return text(of: counted.amounts, isNegative: isNegative)
  }

  /// The components, carried into the allowed units.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = measuring.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The text of components in a style and the locale in force.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text of `DateComponents` or of a number of seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }
}

extension DateComponentsFormatter {
  private var measuring: Calendar { calendar ?? FormatEnvironment.current.calendar }

  private var locale: Locale { measuring.locale ?? FormatEnvironment.current.locale }

  private var units: Set<ICU.TimeUnit> {
    guard !allowedUnits.isEmpty else {
      return Set(ICU.TimeUnit.allCases).subtracting([.week])
    }
    let named: [(NSCalendar.Unit, ICU.TimeUnit)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    return Set(named.lazy.filter { self.allowedUnits.contains($0.0) }.map(\.1))
  }

  private func text(of counted: [CalendarAmounts.Amount], isNegative: Bool) -> String? {
    guard !counted.isEmpty else { return nil }
    var amounts = withoutZeros(counted)
    if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
    if isNegative, let first = amounts.first { amounts[0].value = -first.value }
    return phrase(unitsStyle == .positional ? positional(amounts) : spelled(amounts))
  }

  private func withoutZeros(_ counted: [CalendarAmounts.Amount]) -> [CalendarAmounts.Amount] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return counted }
    if behavior.contains(.default) || behavior.isEmpty {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let first = counted.firstIndex { $0.value != 0 } ?? counted.endIndex - 1
    let last = counted.lastIndex { $0.value != 0 } ?? counted.endIndex - 1
    return counted.enumerated().filter { index, amount in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return index == first || amount.value != 0 || !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private func spelled(_ amounts: [CalendarAmounts.Amount]) -> String {
    let width: ICU.UnitWidth =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short: .short
      case .brief: .shorter
      case .positional, .full, .spellOut: .wide
      }
    return amounts.text(width: width, spellsOut: unitsStyle == .spellOut, locale: locale)
  }

  /// Clock forms have words for days and more, and two digits after the first number.
  private func positional(_ amounts: [CalendarAmounts.Amount]) -> String {
    let clock = amounts.filter { $0.unit.seconds != nil }
    let days = amounts.filter { $0.unit.seconds == nil && $0.value != 0 }
    let separator = ClockText(locale).separator
    let pads = zeroFormattingBehavior.contains(.pad)
    let digits = clock.enumerated().map { index, amount in
      let length = index > 0 || pads ? 2 : 1
      return IntegerFormatStyle<Int>(locale: locale).precision(.integerLength(length...))
        .grouping(.never).format(amount.value)
    }
    let texts = [
      days.isEmpty ? "" : days.text(width: .narrow, locale: locale),
      digits.joined(separator: separator),
    ]
    return texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// English phrases only: the locale data has none.
  private func phrase(_ text: String) -> String {
    var text = text
    guard locale.language.languageCode == .english else { return text }
    if includesApproximationPhrase { text = "about " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return includesApproximationPhrase ? text.prefix(1).uppercased() + text.dropFirst() : text
  }
}
