import Foundation
import Testing

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// Texts of a file looked up in string tables.
@MainActor
struct LocalizedTextTests {
  private static let source = """
    struct Words: View {
      let count = 3
      let price = 2.5
      let name = "Ada"
      var key: LocalizedStringKey { "\\(count) files" }
      let later = LocalizedStringResource("Settings", table: "Other")

      var body: some View {
        Form {
          Text("\\(count) files")
          Text(key)
          Text("Hello, \\(name)")
          Text("Costs \\(price)")
          Text("Costs \\(price, specifier: "%.2f")")
          Text("Due \\(Date(timeIntervalSince1970: 0), format: .dateTime.year())")
          Text("Settings", tableName: "Other")
          Text(later)
          Text(name)
          Text(verbatim: "Settings")
          Text(String(localized: "\\(count) files"))
          Text(String(localized: "Settings", table: "Other"))
          Text(NSLocalizedString("Plain", comment: ""))
          Text(local)
        }
      }

      var local: LocalizedStringKey {
        let made: LocalizedStringKey = "Hello, \\(name)"
        return made
      }
    }
    #Preview { Words() }
    """

  @Test func keysHaveThePlaceholdersOfTheirValues() throws {
    let shown = try InterpretedSession(Self.source, locale: "de_DE", catalog: catalog())
    #expect(
      shown.texts == [
        "3 Dateien", "3 Dateien", "Hallo, Ada", "Kostet 2,500000", "Genau 2,50", "Fällig 1970",
        "Einstellungen", "Einstellungen", "Ada", "Settings", "3 Dateien", "Einstellungen",
        "Schlicht", "Hallo, Ada",
      ])
    #expect(shown.interpreter.diagnostics.map(\.message) == [])
  }

  @Test func missingKeysShowThemselves() throws {
    let shown = try InterpretedSession(Self.source)
    #expect(
      shown.texts == [
        "3 files", "3 files", "Hello, Ada", "Costs 2.500000", "Costs 2.50", "Due 1970", "Settings",
        "Settings", "Ada", "Settings", "3 files", "Settings", "Plain", "Hello, Ada",
      ])
  }

  private func catalog() throws -> StringsCatalog {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tables-\(UUID().uuidString)/de.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tables = [
      "Localizable": """
      "%lld files" = "%lld Dateien";
      "Hello, %@" = "Hallo, %@";
      "Costs %lf" = "Kostet %lf";
      "Costs %.2f" = "Genau %.2f";
      "Due %@" = "Fällig %@";
      "Plain" = "Schlicht";
      """,
      "Other": "\"Settings\" = \"Einstellungen\";",
    ]
    for (name, text) in tables {
      try Data(text.utf8).write(to: folder.appending(path: name + ".strings"))
    }
    return StringsCatalog(directory: folder.deletingLastPathComponent())
  }
}
