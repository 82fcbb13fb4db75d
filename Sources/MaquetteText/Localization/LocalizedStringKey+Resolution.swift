import Foundation

extension LocalizedStringKey {
  /// The text shown in a context: looked up, its arguments filled in, its Markdown read.
  ///
  /// Values that are filled in show as they are: Markdown in them is not read.
  ///
  /// - Parameters:
  ///   - table: the string table, `Localizable` if nil.
  ///   - fallback: shown where no table has the key, instead of the key.
  package func styledText(
    in context: LocalizationContext, table: String? = nil, fallback: LocalizedStringKey? = nil
  ) -> StyledText {
    message(in: context, table: table, fallback: fallback).styledText(in: context)
  }

  /// The text for a place that shows no styles and keeps Markdown's characters, as
  /// `String(localized:)` does.
  package func plainText(
    in context: LocalizationContext, table: String? = nil, fallback: LocalizedStringKey? = nil
  ) -> String {
    message(in: context, table: table, fallback: fallback).plainText(in: context)
  }

  /// Whether the text of a table is another one for other numbers.
  package func isChosenByNumber(in context: LocalizationContext, table: String? = nil) -> Bool {
    guard let entry = context.catalog.entry(for: key, table: table, locale: context.locale) else {
      return false
    }
    if case .plural = entry.form { return true }
    return !entry.substitutions.isEmpty
  }

  private func message(
    in context: LocalizationContext, table: String?, fallback: LocalizedStringKey?
  ) -> LocalizedMessage {
    let found = context.catalog.entry(for: key, table: table, locale: context.locale)
    let entry = found ?? StringsEntry((fallback ?? self).key)
    return LocalizedMessage(entry: entry, arguments: arguments, context: context)
  }
}
