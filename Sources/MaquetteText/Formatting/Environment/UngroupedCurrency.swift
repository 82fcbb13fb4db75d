import Foundation

/// A currency style that is asked for digits without groups.
///
/// Foundation joins `grouping(.never)` with the options after it (`rounded()`, `sign(strategy:)`,
/// `notation(_:)`) to a pattern that ICU does not read, and then writes the bare number. So the
/// amount is written with groups, and these are taken out.
protocol UngroupedCurrency: FormatStyle, Equatable where FormatOutput == String {
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  var locale: Locale { get }
}

extension IntegerFormatStyle.Currency: UngroupedCurrency {}
extension FloatingPointFormatStyle.Currency: UngroupedCurrency {}
extension Decimal.FormatStyle.Currency: UngroupedCurrency {}

extension UngroupedCurrency {
  /// The text of an amount without groups; `nil` where the style has them.
  func ungroupedText(_ value: Any) -> String? {
    guard let amount = value as? FormatInput, self == grouping(.never) else { return nil }
    let text = Array(grouping(.automatic).format(amount))
    let separator = locale.groupingSeparator.flatMap(\.first)
    // Some languages put the same space between groups and before the symbol.
    return String(
      text.indices.filter { index in
        text[index] != separator || index == 0 || index == text.count - 1
          || !text[index - 1].isNumber || !text[index + 1].isNumber
      }.map { text[$0] })
  }
}
