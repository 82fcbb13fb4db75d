import Foundation

/// The source files below a folder, for any thread.
nonisolated enum FolderListing {
  /// How many files are listed at most.
  static let limit = 5000

  /// Whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The Swift files below a folder, sorted by path; hidden folders and those of builds are left
  /// out.
  static func files(in folder: String) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let path = found.nextObject() as? String, files.count < limit {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || name == "Pods" || name == "DerivedData" {
        found.skipDescendants()
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        files.append((folder as NSString).appendingPathComponent(path))
      }
    }
    return files.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }

  /// Whether a file seems to have a preview or a view, by a look at its text.
  static func hasPreview(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path), data.count <= 4 << 20 else {
      return false
    }
    return ["#Preview", "PreviewProvider", ": View", "Form {", "Label(", "LabeledContent("]
      .contains { data.range(of: Data($0.utf8)) != nil }
  }
}
