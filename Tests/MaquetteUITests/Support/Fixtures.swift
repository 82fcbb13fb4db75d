import Foundation

@testable import MaquetteUI

/// The string tables beside the tests of texts.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../MaquetteTextTests/Localization/Fixtures").standardized

  /// A string catalogue, and another table in a folder below.
  static let catalog = StringsCatalog(directory: folder.appendingPathComponent("Catalog"))

  static func context(_ locale: String) -> LocalizationContext {
    LocalizationContext(
      locale: Locale(identifier: locale), timeZone: .gmt,
      now: Date(timeIntervalSinceReferenceDate: 0), catalog: catalog)
  }
}
