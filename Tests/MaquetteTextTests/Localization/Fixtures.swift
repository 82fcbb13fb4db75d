import Foundation

@testable import MaquetteText

/// The string tables beside these tests.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// A string catalogue, and another table in a folder below.
  static let catalog = StringsCatalog(directory: folder.appendingPathComponent("Catalog"))

  /// Folders of languages, with `.strings` in three encodings and `.stringsdict`.
  static let folders = StringsCatalog(directory: folder.appendingPathComponent("Folders"))

  static func context(
    _ locale: String, catalog: StringsCatalog = catalog, device: String = "iphone"
  ) -> LocalizationContext {
    LocalizationContext(
      locale: Locale(identifier: locale), timeZone: .gmt,
      now: Date(timeIntervalSinceReferenceDate: 0), catalog: catalog, device: device)
  }
}

extension LocalizedStringKey {
  /// The text with its styles as Markdown, in the fixtures' catalogue.
  func shown(
    _ locale: String = "en_US", table: String? = nil, catalog: StringsCatalog = Fixtures.catalog,
    device: String = "iphone"
  ) -> String {
    let context = Fixtures.context(locale, catalog: catalog, device: device)
    return styledText(in: context, table: table).description
  }
}

/// A folder with files of some text or bytes, which is gone when the body is done.
func withFolder<Result>(
  _ files: [String: Data], _ body: (URL) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("strings-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, data) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return try body(folder)
}
