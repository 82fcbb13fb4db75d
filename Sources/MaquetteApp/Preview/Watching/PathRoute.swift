import Foundation

/// The directories and names that lead to a file, with every symbolic link followed in turn.
///
/// A route is what has to be watched: the file at its end changes when any of its entries is
/// replaced, however far up the path.
nonisolated struct PathRoute: Equatable {
  /// One name looked up in one directory.
  struct Hop: Hashable {
    /// The directory's physical path: none of its components is a symbolic link.
    var directory: String
    /// The name looked up in it.
    var name: String
  }

  /// What stands at a path, as `lstat` sees it.
  enum Entry: Equatable {
    case missing
    case link(to: String)
    case present
  }

  /// The look-ups in the order in which the kernel makes them.
  private(set) var hops: [Hop] = []
  /// The file's physical path, also of a file that is missing from an existing directory.
  private(set) var destination: String?

  /// As many links as the kernel follows before it answers `ELOOP`.
  private static let linkLimit = 40

  /// Follows `path`, which must be absolute, as far as it leads.
  init(to path: String, entry: (String) -> Entry = PathRoute.entry(at:)) {
    var directory = "/"
    var remaining = Self.components(of: path)
    var links = 0
    while let name = remaining.popLast() {
      if name == ".." {
        directory = Self.parent(of: directory)
        continue
      }
      hops.append(Hop(directory: directory, name: name))
      let place = directory == "/" ? "/" + name : directory + "/" + name
      switch entry(place) {
      case .missing:
        destination = remaining.isEmpty ? place : nil
        return
      case .link(let target):
        links += 1
        guard links <= Self.linkLimit else { return }
        if target.hasPrefix("/") { directory = "/" }
        remaining += Self.components(of: target)
      case .present:
        if remaining.isEmpty { destination = place } else { directory = place }
      }
    }
  }

  /// What the file system has at `path`, without following a link there.
  static func entry(at path: String) -> Entry {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .missing }
    guard status.st_mode & S_IFMT == S_IFLNK else { return .present }
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    return target.map { .link(to: $0) } ?? .missing
  }

  /// The names of a path, the first one last, so that they can be taken off the end.
  private static func components(of path: String) -> [String] {
    path.split(separator: "/").reversed().filter { $0 != "." }.map(String.init)
  }

  private static func parent(of directory: String) -> String {
    let end = directory.lastIndex(of: "/") ?? directory.startIndex
    return end == directory.startIndex ? "/" : String(directory[..<end])
  }
}
