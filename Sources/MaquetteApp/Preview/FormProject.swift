import Foundation
import MaquetteInterpreter
import MaquetteUI

/// The files that belong to a source file: other sources, string tables and pictures.
struct FormProject {
  /// The string tables that the form's texts are looked up in.
  private(set) var strings: StringsCatalog
  /// The source files that may declare what the form uses.
  let sources: ProjectIndex?
  /// The pictures and colours that names are looked up in.
  private(set) var assets: AssetLibrary
  private var tables: [String]
  /// The versions of the string tables and of all that is in the catalogues; nil before `survey`.
  private var versions: [String: FileSignature]?

  /// Finds what belongs to the file at `path`, which must be absolute.
  init(path: String, choice: CommonOptions.ProjectChoice) {
    sources =
      switch choice {
      case .none: nil
      case .directory(let directory):
        ProjectIndex(root: ProjectRoot(named: directory), leavingOut: path)
      case .automatic:
        ProjectIndex(root: ProjectRoot(ofFileAt: path), leavingOut: path)
      }
    tables = Self.tables(of: sources)
    strings = StringsCatalog(files: tables.map { URL(fileURLWithPath: $0) })
    assets = Self.assets(of: sources)
  }

  /// Whether the project's files were looked through, so that nothing waits for that.
  var isReady: Bool { sources?.isReady ?? true }

  /// Calls back, on any thread, when they were.
  func whenReady(_ body: @escaping @Sendable () -> Void) {
    if let sources { sources.whenReady(body) } else { body() }
  }

  /// Takes note of what there is, and returns the folders in which new and missing files show.
  mutating func survey() -> [String] {
    let inner = Self.catalogContents(of: sources)
    versions = Self.versions(of: tables + inner)
    return (sources?.folders ?? []) + inner.filter { versions?[$0]?.isFolder ?? false }
  }

  /// Looks again for new, changed and missing files; tells whether there are any.
  mutating func refresh() -> Bool {
    let hasOthers = sources?.refresh() ?? false
    let before = versions
    _ = survey()
    guard hasOthers || before != versions else { return false }
    readTables()
    _ = survey()
    return true
  }

  /// The catalogues of pictures and colours, with all files and folders in them.
  private static func catalogContents(of sources: ProjectIndex?) -> [String] {
    (sources?.assetCatalogs ?? []).flatMap { catalog in
      let inner = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String }
      return [catalog] + (inner ?? []).prefix(20_000).map { catalog + "/" + $0 }
    }
  }

  private static func versions(of paths: [String]) -> [String: FileSignature] {
    var versions: [String: FileSignature] = [:]
    for path in paths { versions[path] = FileSignature(path: path) }
    return versions
  }

  /// Reads some files again, of which it is known that they changed.
  mutating func reread(_ paths: Set<String>) {
    let (swift, others) = (
      paths.filter { $0.hasSuffix(".swift") }, paths.filter { !$0.hasSuffix(".swift") }
    )
    if !swift.isEmpty { sources?.reread(swift) }
    if !others.isEmpty { readTables() }
  }

  private mutating func readTables() {
    tables = Self.tables(of: sources)
    strings = StringsCatalog(files: tables.map { URL(fileURLWithPath: $0) })
    assets = Self.assets(of: sources)
  }

  private static let pictureEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "svg", "webp",
  ]

  private static func assets(of sources: ProjectIndex?) -> AssetLibrary {
    guard let sources else { return .empty }
    return AssetLibrary(
      catalogs: sources.nearestCatalogs,
      pictures: sources.nearestFirst {
        pictureEndings.contains(($0 as NSString).pathExtension.lowercased())
      })
  }

  /// The string tables among a project's files, the nearest first.
  private static func tables(of sources: ProjectIndex?) -> [String] {
    sources?.nearestFirst { $0.hasSuffix("strings") || $0.hasSuffix(".stringsdict") } ?? []
  }
}
