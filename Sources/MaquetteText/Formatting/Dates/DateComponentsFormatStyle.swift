import Foundation

extension Date.ComponentsFormatStyle {
  /// The length of the names of units.
  ///
  /// Foundation on Linux declares the enclosing type, and its fields, without any way to format.
  public struct Style: Codable, Hashable, Sendable {
    fileprivate enum Form: Int, Codable { case spellOut, wide, short, shorter, narrow, clock }
    fileprivate let form: Form

    /// Numbers and units in words: "two hours, ten minutes".
    public static var spellOut: Style { Style(form: .spellOut) }
    /// Full units: "2 hours, 10 minutes".
    public static var wide: Style { Style(form: .wide) }
    /// Abbreviated units: "2 hr, 10 min".
    public static var abbreviated: Style { Style(form: .short) }
    /// Abbreviated units without spaces and commas: "2hr 10min".
    public static var condensedAbbreviated: Style { Style(form: .shorter) }
    /// The shortest units: "2h 10m".
    public static var narrow: Style { Style(form: .narrow) }
  }
}

extension Date.ComponentsFormatStyle.Field {
  /// The unit that the field stands for.
  var unit: ICU.TimeUnit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}

extension Date {
  /// A style that says how long a range of dates lasts, in calendar units.
  ///
  /// It is what Apple calls `Date.ComponentsFormatStyle`, a name that Foundation on Linux has
  /// taken.
  public struct RangeComponentsFormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the names of units.
    public typealias Style = Date.ComponentsFormatStyle.Style

    /// A calendar unit that may be shown.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// The length of the names of units.
    public var style: Style

    /// The locale of the text.
    public var locale: Locale

    /// The calendar that the range is measured by.
    public var calendar: Calendar

    /// The units that may be shown; nil allows all but weeks.
    public var fields: Set<Field>?

    /// Whether the amount is shown without a minus.
    public var isPositive = true

    /// Makes a style; what follows the system gives way to the environment's.
    public init(
      style: Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
      self.style = style
      self.locale = locale
      self.calendar = calendar
      self.fields = fields
    }

    /// Hours, minutes and seconds as a clock shows them: "2:10:00".
    fileprivate static var clock: Self {
      Self(style: Style(form: .clock), fields: [.hour, .minute, .second])
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The style by another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    /// How long the range lasts.
    public func format(_ value: Range<Date>) -> String {
      let locale = locale.resolved
      if style.form == .clock {
        let seconds = value.upperBound.timeIntervalSince(value.lowerBound).rounded(.down)
        return (isPositive ? "" : "-") + ClockText(locale).text(seconds: seconds)
      }
      let allowed =
        fields.map { Set($0.map(\.unit)) } ?? Set(ICU.TimeUnit.allCases).subtracting([.week])
      var amounts = CalendarAmounts(
        from: value.lowerBound, to: value.upperBound, units: allowed, calendar: calendar.resolved
      ).shown(atMost: nil)
      if !isPositive, let first = amounts.first { amounts[0].value = -first.value }
      return style.text(amounts, locale: locale)
    }
  }
}

extension Date.ComponentsFormatStyle.Style {
  fileprivate func text(_ amounts: [CalendarAmounts.Amount], locale: Locale) -> String {
    let width: ICU.UnitWidth =
      switch form {
      case .spellOut, .wide, .clock: .wide
      case .short: .short
      case .shorter: .shorter
      case .narrow: .narrow
      }
    return amounts.text(width: width, spellsOut: form == .spellOut, locale: locale)
  }
}

extension ICU.TimeUnit: Codable {}

extension FormatStyle where Self == Date.RangeComponentsFormatStyle {
  /// A style for how long a range of dates lasts: `.components(style: .wide, fields: [.day])`.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// Hours, minutes and seconds as a clock shows them: "2:10:00".
  public static var timeDuration: Self { Date.RangeComponentsFormatStyle.clock }
}

extension Date.RangeComponentsFormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    var style = self
    if locale == .autoupdatingCurrent { style.locale = environment.locale }
    if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    return style
  }
}
