import Foundation
import Gtk

/// Where the program's translations and the schema of its preferences lie: beside an installed
/// program, or in the folder of the build.
enum InstalledData {
  /// The folder with the compiled schema; nil where the desktop knows it already, or nobody does.
  static var schemas: String? {
    first([built.map { $0 + "/gschemas.compiled" }, shared.map { $0 + schemaFile }])
      .map { ($0 as NSString).deletingLastPathComponent }
  }

  /// The folder with the translations.
  static var translations: String? {
    first([built.map { $0 + "/locale" }, shared.map { $0 + "/locale" }])
  }

  /// The folder with the examples.
  static var examples: String? {
    first([built.map { $0 + "/../Examples" }, shared.map { $0 + "/maquette/Examples" }])
  }

  /// The folder with the program's own icon, where it is not installed.
  static var icons: String? { first([built.map { $0 + "/../icons" }]) }

  private static let schemaFile = "/glib-2.0/schemas/gschemas.compiled"

  /// The folder of the program, with links resolved.
  private static let program: String? = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return path.map { ($0 as NSString).deletingLastPathComponent }
  }()

  private static var built: String? {
    program.map { $0 + "/maquette_MaquetteApp.resources/compiled" }
  }

  private static var shared: String? { program.map { $0 + "/../share" } }

  private static func first(_ paths: [String?]) -> String? {
    paths.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0) }
  }
}
