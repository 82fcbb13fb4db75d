import Foundation
import Synchronization

/// The string tables of a folder, in all their languages.
///
/// Files are read when the first text of their table is looked up, and what is found is kept, so
/// that a look-up costs two hash tables. A changed file needs a new catalogue.
package final class StringsCatalog: Sendable {
  /// A catalogue without a table: every key shows itself.
  package static let empty = StringsCatalog(files: [])

  /// The files that hold the tables, those first whose texts are taken first.
  package let files: [URL]

  /// The language that keys are written in, unless a table names another.
  private let developmentLanguage: String

  private let sources: [String: [StringsSource]]
  private let tables = Mutex<[String: StringsTable]>([:])

  /// Makes a catalogue of the tables in a folder and the folders in it.
  ///
  /// `.xcstrings` files and the `.strings` and `.stringsdict` files of `.lproj` folders are tables,
  /// named as the files are.
  package convenience init(directory: URL, developmentLanguage: String = "en") {
    self.init(
      files: StringsSource.files(in: directory), developmentLanguage: developmentLanguage)
  }

  /// Makes a catalogue of tables in given files; others than string tables are passed over.
  package init(files: [URL], developmentLanguage: String = "en") {
    let sources = files.compactMap(StringsSource.init)
    self.files = sources.map(\.file)
    self.sources = Dictionary(grouping: sources, by: \.table)
    self.developmentLanguage = developmentLanguage
  }

  /// The names of the tables, sorted.
  package var tableNames: [String] { sources.keys.sorted() }

  /// The text of a key in the nearest language that has it; nil if none has.
  package func entry(for key: String, table: String?, locale: Locale) -> StringsEntry? {
    let name = table ?? "Localizable"
    guard sources[name] != nil else { return nil }
    return withTable(name) { $0.entry(for: key, locale: locale) }
  }

  /// The key of which Xcode makes a symbol; nil if none of the main table has that name.
  package func key(ofSymbol symbol: String) -> String? {
    guard sources["Localizable"] != nil else { return nil }
    return withTable("Localizable") { $0.keysBySymbol[symbol] }
  }

  /// What is wrong with the files, each named once; this reads those not yet read.
  package var diagnostics: [StringsDiagnostic] {
    tableNames.flatMap { name in withTable(name) { $0.diagnostics } }
  }

  /// What is wrong with the files that texts were looked up in for a locale, each named once.
  package func diagnostics(shownIn locale: Locale) -> [StringsDiagnostic] {
    tables.withLock { tables in
      tables.keys.sorted().flatMap { tables[$0]?.diagnostics(shownIn: locale) ?? [] }
    }
  }

  /// The languages that a table has texts in, sorted.
  package func languages(ofTable table: String? = nil) -> [String] {
    withTable(table ?? "Localizable") { $0.languages.sorted() }
  }

  private func withTable<Result: Sendable>(
    _ name: String, _ body: (inout StringsTable) -> Result
  ) -> Result {
    tables.withLock { tables in
      if tables[name] == nil {
        tables[name] = StringsTable(
          sources: sources[name] ?? [], developmentLanguage: developmentLanguage)
      }
      return body(&tables[name, default: StringsTable(sources: [], developmentLanguage: "en")])
    }
  }
}
