import Foundation

/// What turns a localised key into text: the locale, the clock, and the string tables.
package struct LocalizationContext: Sendable {
  /// What formats take from here: languages, digits, calendar, zone, and a clock that may stand.
  package var formats: FormatEnvironment

  /// The tables of the file being shown.
  package var catalog: StringsCatalog

  /// The device whose variations are taken, as string catalogues name it: `mac`, `iphone`, `other`.
  package var device: String

  package init(
    locale: Locale = Locale(identifier: "en_US"), calendar: Calendar? = nil,
    timeZone: TimeZone = .current, now: Date? = nil, catalog: StringsCatalog = .empty,
    device: String = "iphone"
  ) {
    formats = FormatEnvironment(locale: locale, calendar: calendar, timeZone: timeZone, now: now)
    self.catalog = catalog
    self.device = device
  }

  /// Where a text is to be read; `en-XA` and `ar-XB` are pseudo-locales.
  package var locale: Locale {
    get { formats.locale }
    set { formats = formats.with(locale: newValue) }
  }

  /// What values are formatted by: in a pseudo-locale as in English, so that they can be read.
  package var valueFormats: FormatEnvironment {
    PseudoLocale(locale) == nil ? formats : formats.with(locale: Locale(identifier: "en_US"))
  }

  package var calendar: Calendar {
    get { formats.calendar }
    set { formats = formats.with(calendar: newValue) }
  }

  package var timeZone: TimeZone {
    get { formats.timeZone }
    set { formats = formats.with(timeZone: newValue) }
  }

  /// The context of the code now running.
  ///
  /// `String(localized:)` and `NSLocalizedString` take no environment, so a session binds this to
  /// its own while it resolves and while it runs an action. Elsewhere it is what the process's
  /// variables ask for.
  @TaskLocal package static var current = process

  private static let process = {
    var context = LocalizationContext()
    context.formats = .process
    return context
  }()
}

extension LocalizationContext {
  /// Whether texts read the same in another context; the present moment is no setting.
  package func readsSame(as other: LocalizationContext) -> Bool {
    guard catalog === other.catalog, device == other.device else { return false }
    var (own, given) = (formats, other.formats)
    (own.now, given.now) = (nil, nil)
    return own == given
  }
}

extension FormatEnvironment {
  /// The environment with one of its values changed and the others fitted to it.
  fileprivate func with(
    locale: Locale? = nil, calendar: Calendar? = nil, timeZone: TimeZone? = nil
  ) -> FormatEnvironment {
    FormatEnvironment(
      locale: locale ?? self.locale, calendar: calendar ?? self.calendar,
      timeZone: timeZone ?? self.timeZone, now: now)
  }
}
