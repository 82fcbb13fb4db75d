import Foundation

/// What a format takes from its surroundings: locale, calendar, time zone, and optionally the
/// clock.
package struct FormatEnvironment: Hashable, Sendable {
  /// The locale of styles that name none.
  package var locale: Locale

  /// The calendar of date styles that name none, in the environment's locale and zone.
  package var calendar: Calendar

  /// The time zone of date styles that name none.
  package var timeZone: TimeZone

  /// The instant that relative styles count from; nil means the real clock.
  package var now: Date?

  /// Makes an environment; without a calendar it is the one of the locale's region.
  package init(
    locale: Locale, calendar: Calendar? = nil, timeZone: TimeZone = .current, now: Date? = nil
  ) {
    // Foundation prints an identifier-less locale in a mixture of root forms.
    let locale = locale.identifier.isEmpty ? Locale(identifier: "en_US") : locale
    var calendar = calendar ?? locale.calendar
    if calendar.identifier == .iso8601 {
      // Foundation on Linux orders the parts of dates oddly in this calendar ("2023 June 5").
      calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = 2
      calendar.minimumDaysInFirstWeek = 4
    }
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
  }

  /// Makes the root environment of a process.
  package init(_ system: SystemLocale, now: Date? = nil) {
    self.init(
      locale: system.locale, calendar: system.calendar, timeZone: system.timeZone, now: now)
  }

  /// The environment that the variables of this process ask for.
  package static let process = FormatEnvironment(
    SystemLocale(variables: ProcessInfo.processInfo.environment))

  /// The environment of the code now running, for what takes none, such as `formatted()`.
  package static var current: FormatEnvironment { LocalizationContext.current.formats }

  /// The instant that relative styles count from.
  package var currentDate: Date { now ?? Date() }
}

extension FormatEnvironment {
  /// Formats a value by a style that takes what it leaves open from this environment.
  package func format<F: FormatStyle>(_ value: F.FormatInput, _ style: F) -> F.FormatOutput {
    if F.self == Date.RelativeFormatStyle.self, let text = relative(value, style) {
      if let text = text as? F.FormatOutput { return text }
    }
    if let date = value as? Date, let iso = style as? Date.ISO8601FormatStyle {
      if let text = iso.roundedText(date) as? F.FormatOutput { return text }
    }
    let adapted = style.under(self)
    if F.self == Duration.TimeFormatStyle.self, let text = ClockText.text(value, adapted) {
      if let text = text as? F.FormatOutput { return text }
    }
    if let currency = adapted as? any UngroupedCurrency, let text = currency.ungroupedText(value) {
      if let text = text as? F.FormatOutput { return text }
    }
    if FormattedTexts.pays(for: F.self) { return FormattedTexts.shared.text(value, adapted) }
    return adapted.format(value)
  }

  /// The text that a view shows for a value: there the environment's locale counts even where the
  /// style names one, as SwiftUI's `Text` gives its own to every style.
  package func shown<F: FormatStyle>(_ value: F.FormatInput, _ style: F) -> F.FormatOutput {
    format(value, style.locale(locale))
  }

  /// Foundation's relative style reads the real clock, so a frozen one needs the anchored style.
  private func relative(_ value: Any, _ style: Any) -> String? {
    guard let now, let date = value as? Date,
      let style = (style as? Date.RelativeFormatStyle)?.under(self)
    else { return nil }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: style.allowedFields, presentation: style.presentation,
      unitsStyle: style.unitsStyle, locale: style.locale, calendar: style.calendar,
      capitalizationContext: style.capitalizationContext
    ).format(now)
  }
}

extension Locale {
  /// The locale itself, or the one in force where it would follow Foundation's `en_001`.
  var resolved: Locale {
    self == .autoupdatingCurrent ? FormatEnvironment.current.locale : self
  }
}

extension Calendar {
  /// The calendar itself, or the one in force where it would follow Foundation's.
  var resolved: Calendar {
    self == .autoupdatingCurrent ? FormatEnvironment.current.calendar : self
  }
}
