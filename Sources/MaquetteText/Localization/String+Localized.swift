import Foundation

extension String {
  /// A localised text to look up, with its interpolated values.
  public typealias LocalizationValue = LocalizedStringKey

  /// Makes the text of a key, in the locale and from the tables of the code now running.
  ///
  /// Markdown is left as it is.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let context = LocalizationContext.current(locale: locale, bundle: bundle)
    self = keyAndValue.plainText(in: context, table: table)
  }

  /// Makes the text of a key, or of a default where no table has the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let context = LocalizationContext.current(locale: locale, bundle: bundle)
    let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table)
    self = resource.localizationKey.plainText(in: context, table: table, fallback: defaultValue)
  }

  /// Makes the text that a resource refers to.
  public init(localized resource: LocalizedStringResource) {
    let context = LocalizationContext.current(locale: resource.locale)
    self = resource.localizationKey.plainText(
      in: context, table: resource.table, fallback: resource.fallback)
  }
}

extension AttributedString {
  /// Makes the text of a key with its Markdown read, in the locale and from the tables of the code
  /// now running.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let context = LocalizationContext.current(locale: locale, bundle: bundle)
    self.init(keyAndValue.styledText(in: context, table: table))
  }

  /// Makes the text that a resource refers to, with its Markdown read.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.styledText(in: LocalizationContext.current(locale: resource.locale)))
  }
}

extension LocalizationContext {
  /// The current context, in another locale or with the tables of a bundle if they are given.
  static func current(locale: Locale?, bundle: Bundle? = nil) -> LocalizationContext {
    var context = current
    if let locale { context.locale = locale }
    return context.reading(bundle?.tablesPath)
  }
}
