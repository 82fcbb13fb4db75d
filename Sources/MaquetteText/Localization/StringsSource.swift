import Foundation

/// A file that holds texts of a string table.
struct StringsSource: Sendable {
  /// How the file is written.
  enum Format: String, Sendable {
    /// A JSON catalogue of all languages.
    case xcstrings

    /// A list of pairs for one language.
    case strings

    /// A property list with forms for numbers and devices, for one language.
    case stringsdict
  }

  let file: URL
  let format: Format
  let table: String

  /// The language of the folder the file is in; nil for a catalogue, or for a file in none.
  let language: String?

  /// Makes a source of a file whose name says that it is a string table.
  init?(_ file: URL) {
    guard let format = Format(rawValue: file.pathExtension) else { return nil }
    let folder = file.deletingLastPathComponent()
    self.file = file
    self.format = format
    table = file.deletingPathExtension().lastPathComponent
    language =
      format != .xcstrings && folder.pathExtension == "lproj"
      ? LanguageChain.language(ofFolder: folder.deletingPathExtension().lastPathComponent) : nil
  }

  /// The string tables in a folder, and in folders in it that a project keeps its sources in.
  static func files(in directory: URL) -> [URL] {
    var found: [URL] = []
    var level = [directory]
    var visited = 0
    for _ in 0..<5 {
      var next: [URL] = []
      for folder in level where visited < 1000 {
        visited += 1
        for entry in contents(of: folder) {
          if Format(rawValue: entry.pathExtension) != nil {
            found.append(entry)
          } else if isSearched(entry) {
            next.append(entry)
          }
        }
      }
      level = next
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func contents(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (entries ?? []).sorted { $0.path < $1.path }
  }

  private static let unsearched: Set<String> = [
    "xcassets", "xcodeproj", "xcworkspace", "framework", "app", "bundle",
  ]

  private static func isSearched(_ entry: URL) -> Bool {
    let values = try? entry.resourceValues(forKeys: [.isDirectoryKey])
    guard values?.isDirectory == true else { return false }
    return !unsearched.contains(entry.pathExtension)
      && !["node_modules", "Pods", "DerivedData", "build"].contains(entry.lastPathComponent)
  }
}
