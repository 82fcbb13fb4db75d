import Foundation

/// The folder that a source file belongs to.
nonisolated public struct ProjectRoot: Sendable, Equatable {
  /// What makes a folder a project.
  public enum Kind: Sendable, Equatable {
    /// Somebody named it.
    case named
    /// It holds a package, an Xcode project, Bazel's files or a repository.
    case project
    /// It holds the file, and nothing above says that it belongs to more.
    case loose
  }

  /// The folders that are looked through, the project's own first; others are packages that it
  /// depends on by path.
  public let folders: [String]
  public let kind: Kind

  /// Whether what is found is worth keeping on disk.
  var isKept: Bool { kind != .loose }

  /// A folder that somebody named.
  public init(named folder: String) {
    folders = [Self.standard(folder)]
    kind = .named
  }

  /// The folder that a file at an absolute path belongs to.
  public init(ofFileAt path: String) {
    let start = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
    guard let root = Self.nearest(above: start), !Self.isFramework(root) else {
      folders = [Self.standard(start.path)]
      kind = .loose
      return
    }
    folders = Self.withLocalPackages(Self.standard(root.path))
    kind = .project
  }

  private static func standard(_ path: String) -> String {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static let markers: Set<String> = [
    "Package.swift", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel", "BUILD", "BUILD.bazel", ".git",
    "Project.swift", "project.yml",
  ]

  private static func nearest(above start: URL) -> URL? {
    var folder = start
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isRoot = names.contains {
        markers.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
      if isRoot { return whole(folder, names) }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Bazel's packages are folders of one workspace.
  private static func whole(_ folder: URL, _ names: [String]) -> URL {
    let isBazelPackage =
      names.contains { $0 == "BUILD" || $0 == "BUILD.bazel" }
      && !names.contains {
        $0 == "Package.swift" || $0 == "MODULE.bazel" || $0.hasPrefix("WORKSPACE")
          || $0.hasSuffix(".xcodeproj")
      }
    guard isBazelPackage else { return folder }
    var outer = folder
    while outer.path != "/" {
      outer.deleteLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: outer.path)) ?? []
      if names.contains(where: { $0 == "MODULE.bazel" || $0.hasPrefix("WORKSPACE") }) {
        return outer
      }
    }
    return folder
  }

  /// Whether a package is SwiftUI itself, as the one that holds the examples is: what it declares
  /// is what a form's names mean already.
  private static func isFramework(_ package: URL) -> Bool {
    let manifest = package.appendingPathComponent("Package.swift").path
    let text = FileBytes.read(manifest).map { String(decoding: $0, as: UTF8.self) }
    return text?.contains(".target(name: \"SwiftUI\"") ?? false
  }

  /// A folder and the packages that it depends on by path, which stand beside it.
  private static func withLocalPackages(_ root: String) -> [String] {
    var folders = [root]
    var index = 0
    while index < folders.count, folders.count < 64 {
      let manifest = folders[index] + "/Package.swift"
      if let bytes = FileBytes.read(manifest) {
        let package = PackageManifest(bytes)
        for path in package.localPackages {
          let folder = standard(path.hasPrefix("/") ? path : folders[index] + "/" + path)
          let isInside = folders.contains { folder == $0 || folder.hasPrefix($0 + "/") }
          let isPackage = FileManager.default.fileExists(atPath: folder + "/Package.swift")
          if !isInside, isPackage { folders.append(folder) }
        }
      }
      index += 1
    }
    return folders
  }
}

nonisolated extension SourceTree {
  /// The files of a project; of a loose folder only what stands in it.
  init(_ root: ProjectRoot, limit: Int = limit) {
    self.init(roots: root.folders, limit: limit, isDeep: root.kind != .loose)
  }
}
