import Foundation
import MaquetteInterpreter
import MaquetteUI

/// The folder that a source file belongs to, with the string tables and other source files in it.
struct FormProject {
  /// How many source files are looked through where nobody named a folder; the window opens at
  /// once.
  private static let automaticLimit = 400

  /// The string tables that the form's texts are looked up in.
  let strings: StringsCatalog
  /// The source files that may declare what the form uses.
  let sources: ProjectIndex?

  /// Finds what belongs to the file at `path`, which must be absolute.
  init(path: String, choice: CommonOptions.ProjectChoice) {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    switch choice {
    case .none:
      strings = .empty
      sources = nil
    case .directory(let directory):
      let directory = URL(fileURLWithPath: directory)
      strings = StringsCatalog(directory: directory)
      sources = ProjectIndex(folder: directory, leavingOut: file)
    case .automatic:
      // Without a project there is no telling how much is below the folder: it may be the home.
      let root = Self.root(above: folder).flatMap { Self.isFramework($0) ? nil : $0 }
      strings =
        root.map { StringsCatalog(directory: $0) }
        ?? StringsCatalog(files: Self.tables(in: folder))
      sources = root.map {
        ProjectIndex(folder: $0, leavingOut: file, limit: Self.automaticLimit)
      }
    }
  }

  /// The nearest folder from here up that is a package or a project.
  static func root(above folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isRoot = names.contains {
        $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
      if isRoot { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Whether a package is SwiftUI itself, as the one that holds the examples is: what it declares
  /// is what a form's names mean already.
  private static func isFramework(_ package: URL) -> Bool {
    let manifest = package.appendingPathComponent("Package.swift")
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    return text?.contains(".target(name: \"SwiftUI\"") ?? false
  }

  /// The string tables of the folder itself and of the languages in it.
  private static func tables(in folder: URL) -> [URL] {
    let files = (try? contents(of: folder)) ?? []
    let languages = files.filter { $0.pathExtension == "lproj" }
    return files.filter { $0.pathExtension == "xcstrings" }
      + languages.flatMap { (try? contents(of: $0)) ?? [] }
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
