import Foundation
import MaquetteInterpreter

/// What a project says about its previews, in a file `.maquette.json` beside or above the source.
nonisolated struct ProjectSettings: Decodable, Equatable {
  /// Lists of variants by the names that the project gives them.
  var variants: [String: String]

  private enum CodingKeys: CodingKey { case variants }

  init() { variants = [:] }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    variants = try container.decodeIfPresent([String: String].self, forKey: .variants) ?? [:]
  }

  /// The settings that hold for the source at an absolute path: those of the nearest file, up to
  /// the folder of the project that holds it.
  static func nearest(to path: String) throws(CommandFailure) -> ProjectSettings {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let root = ProjectRoot(ofFileAt: path).folders.first
    for _ in 0..<64 {
      let file = folder.appendingPathComponent(".maquette.json")
      if let data = FileManager.default.contents(atPath: file.path) {
        do {
          return try JSONDecoder().decode(ProjectSettings.self, from: data)
        } catch {
          throw .file("'\(file.path)' does not follow docs/maquette.schema.json")
        }
      }
      guard folder.path != "/", folder.path != root else { break }
      folder = folder.deletingLastPathComponent()
    }
    return ProjectSettings()
  }
}
