import Foundation

/// What turns a localised key into text: the locale, the clock, and the string tables.
package struct LocalizationContext: Sendable {
  /// Where a text is to be read: languages, digits, separators; `en-XA` and `ar-XB` are pseudo-locales.
  package var locale: Locale

  package var calendar: Calendar
  package var timeZone: TimeZone

  /// The moment at which relative dates are written.
  package var now: Date

  /// The tables of the file being shown.
  package var catalog: StringsCatalog

  /// The device whose variations are taken, as string catalogues name it: `mac`, `iphone`, `other`.
  package var device: String

  /// Whatever an embedded fragment needs beyond this: the model puts its environment values here.
  package var environment: (any Sendable)?

  package init(
    locale: Locale = Locale(identifier: "en_US"), calendar: Calendar? = nil,
    timeZone: TimeZone = .current, now: Date = .now, catalog: StringsCatalog = .empty,
    device: String = "iphone", environment: (any Sendable)? = nil
  ) {
    self.locale = locale
    self.calendar = calendar ?? locale.calendar
    self.timeZone = timeZone
    self.now = now
    self.catalog = catalog
    self.device = device
    self.environment = environment
  }

  /// The context of the code now running.
  ///
  /// `String(localized:)` and `NSLocalizedString` take no environment, so the model binds this
  /// while it evaluates a body: `LocalizationContext.$current.withValue(context) { … }`.
  @TaskLocal package static var current = LocalizationContext()
}
