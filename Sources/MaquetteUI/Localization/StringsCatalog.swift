import Foundation

/// The string tables of a folder, in all their languages.
package final class StringsCatalog: Sendable {
  /// A catalogue without a table: every key shows itself.
  package static let empty = StringsCatalog()

  init() {}

  /// The text of a key in the nearest language that has it.
  package func entry(for key: String, table: String?, locale: Locale) -> StringsEntry? {
    nil
  }
}
