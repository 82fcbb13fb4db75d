import Foundation
import Synchronization

/// The texts of the styles that are slow to format, kept while a form is resolved again and again.
///
/// Foundation caches its number and date formatters, so most styles take about a microsecond, less
/// than a look-up; clock forms and byte counts take twenty and more.
package final class FormattedTexts: Sendable {
  package static let shared = FormattedTexts()

  /// Holds only the values of the styles named in `pays(for:)`, all of them sendable.
  private struct Key: Hashable, @unchecked Sendable {
    let style: AnyHashable
    let value: AnyHashable
  }

  private let limit: Int
  private let texts = Mutex<[Key: String]>([:])

  /// Makes a cache that is emptied when it holds more than `limit` texts.
  package init(limit: Int = 4096) { self.limit = limit }

  /// Whether keeping a style's texts is cheaper than formatting again.
  package static func pays(for style: Any.Type) -> Bool {
    style == Duration.TimeFormatStyle.self || style == ByteCountFormatStyle.self
      || style == Duration.UnitsFormatStyle.self
  }

  /// The text of a value, formatted if it is not known.
  package func text<F: FormatStyle>(_ value: F.FormatInput, _ style: F) -> F.FormatOutput {
    guard let hashable = value as? AnyHashable else { return style.format(value) }
    let key = Key(style: AnyHashable(style), value: hashable)
    if let known = texts.withLock({ $0[key] }) as? F.FormatOutput { return known }
    let formatted = style.format(value)
    if let text = formatted as? String {
      texts.withLock {
        if $0.count >= limit { $0.removeAll(keepingCapacity: true) }
        $0[key] = text
      }
    }
    return formatted
  }
}
