import Foundation

/// A reference to a localised text: its key and arguments, its table, and what to show if it is
/// missing.
public struct LocalizedStringResource: Equatable, Sendable {
  package let localizationKey: LocalizedStringKey

  /// What is shown, before the key, where no table has the key.
  package let fallback: LocalizedStringKey?

  /// The string table to look in; `Localizable` if nil.
  public let table: String?

  /// The locale to read the text in, unless an environment gives another.
  public var locale: Locale?

  /// The key the tables are asked for.
  public var key: String { localizationKey.key }

  /// Makes a reference from a literal, whose interpolations become arguments.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localizationKey: keyAndValue, fallback: nil, table: table, locale: locale)
  }

  /// Makes a reference whose key differs from the text shown where no table has it.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localizationKey: LocalizedStringKey(key: "\(key)", arguments: defaultValue.arguments),
      fallback: defaultValue, table: table, locale: locale)
  }

  package init(
    localizationKey: LocalizedStringKey, fallback: LocalizedStringKey?, table: String?,
    locale: Locale?
  ) {
    self.localizationKey = localizationKey
    self.fallback = fallback
    self.table = table
    self.locale = locale
  }

  /// The text in a context.
  package func styledText(in context: LocalizationContext) -> StyledText {
    localizationKey.styledText(in: context, table: table, fallback: fallback)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(value))
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}
