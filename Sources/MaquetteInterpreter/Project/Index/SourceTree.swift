import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The files and folders below some roots, as the file system names them.
nonisolated struct SourceTree: Sendable, Equatable {
  /// A file as it stood when it was seen; another size, time or number is another version.
  struct File: Sendable, Equatable {
    let path: String
    let size: Int64
    /// When its content was last changed, in nanoseconds.
    let modified: Int64
    /// When anything of it was last changed, in nanoseconds.
    let changed: Int64
    let number: UInt64
  }

  /// Swift sources, sorted by path.
  private(set) var sources: [File] = []
  /// Other files that a form may be made of: string tables, pictures, manifests.
  private(set) var others: [String] = []
  /// The folders of pictures and colours.
  private(set) var catalogs: [String] = []
  /// All folders looked into, which are those to watch.
  private(set) var folders: [String] = []
  /// Links whose targets stand outside the roots; they are not followed.
  private(set) var linksOut: [String] = []
  /// Files that a form might be made of, whose names are no UTF-8 and so cannot be opened.
  private(set) var illegible: [String] = []
  /// Whether there is more below the roots than was looked at.
  private(set) var isCut = false

  private let isDeep: Bool
  /// Whether everything that there is lies below a root.
  private let isWhole: Bool

  /// The most folders and files that are looked at.
  static let limit = 100_000
  /// The most bytes of sources that are read.
  private static let sizeLimit: Int64 = 160 << 20
  private var size: Int64 = 0
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "bazel-out", "SourcePackages",
  ]
  /// What of a whole system is no file on a disk.
  private static let system: Set<String> = [
    "/proc", "/sys", "/dev", "/run", "/usr", "/opt", "/var", "/lib", "/lib64", "/bin", "/sbin",
    "/boot", "/etc", "/snap", "/tmp",
  ]
  private static let opaque: Set<String> = [
    "xcframework", "framework", "app", "xcarchive", "xcresult", "dSYM", "playground",
    "xcworkspace", "xcdatamodeld", "docc",
  ]
  private static let kept: Set<String> = [
    "strings", "stringsdict", "xcstrings", "plist", "png", "jpg", "jpeg", "gif", "heic", "svg",
    "pdf", "webp",
  ]

  /// Whether a file of that name may be a source, or another file that a form may be made of.
  static func concerns(fileNamed name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let ending = String(name[name.index(after: dot)...])
    return ["swift", "json", "pbxproj"].contains(ending) || kept.contains(ending)
  }

  /// Looks below folders, which are absolute paths; at most `limit` entries are looked at. What is
  /// not `deep` ends at the folders themselves and those of languages in them.
  init(roots: [String], limit: Int = limit, isDeep: Bool = true) {
    self.isDeep = isDeep
    isWhole = roots.contains("/")
    // Breadth first, so that what is cut lies deepest.
    var waiting = roots
    var next = 0
    var seen: Set<String> = []
    var count = 0
    lazy var places = PhysicalFolders(roots)
    while next < waiting.count {
      let folder = waiting[next]
      next += 1
      guard seen.insert(folder).inserted, let directory = opendir(folder) else { continue }
      defer { closedir(directory) }
      folders.append(folder)
      let descriptor = dirfd(directory)
      while let entry = readdir(directory) {
        let name = Self.name(of: entry)
        guard !name.hasPrefix(".") else { continue }
        count += 1
        guard count <= limit else {
          isCut = true
          break
        }
        let path = folder == "/" ? "/" + name : folder + "/" + name
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): visit(name, path, &waiting)
        case Int(DT_LNK):
          // A link within the roots shows what is looked at anyway.
          if !places.hold(path) { linksOut.append(path) }
        case Int(DT_REG): take(name, path, descriptor)
        case Int(DT_UNKNOWN):
          var status = stat()
          guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
          if status.st_mode & S_IFMT == S_IFDIR { visit(name, path, &waiting) }
          if status.st_mode & S_IFMT == S_IFREG { take(name, path, descriptor) }
        default: break
        }
      }
      if isCut { break }
    }
    sources.sort { $0.path < $1.path }
    others.sort()
    catalogs.sort()
  }

  /// The same without one of the sources.
  func leavingOut(_ path: String?) -> SourceTree {
    var rest = self
    rest.sources.removeAll { $0.path == path }
    rest.size = 0
    return rest
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
  }

  private mutating func visit(_ name: String, _ path: String, _ waiting: inout [String]) {
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    if ending == "xcassets" { return catalogs.append(path) }
    if ending == "xcodeproj" {
      let project = path + "/project.pbxproj"
      if access(project, R_OK) == 0 { others.append(project) }
      return
    }
    guard !Self.opaque.contains(ending), !Self.skipped.contains(name) else { return }
    guard isDeep || ending == "lproj", !(isWhole && Self.system.contains(path)) else { return }
    waiting.append(path)
  }

  private mutating func take(_ name: String, _ path: String, _ folder: Int32) {
    guard let dot = name.lastIndex(of: ".") else { return }
    let ending = name[name.index(after: dot)...]
    // What stands for a byte that is none of a text; few files really have it in their names.
    if name.unicodeScalars.contains("\u{FFFD}"), Self.concerns(fileNamed: name),
      access(path, F_OK) != 0
    {
      return illegible.append(path)
    }
    if ending == "swift" {
      var status = stat()
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
      guard size + Int64(status.st_size) <= Self.sizeLimit else {
        isCut = true
        return
      }
      size += Int64(status.st_size)
      sources.append(File(path: path, status))
      if name == "Package.swift" { others.append(path) }
    } else if Self.kept.contains(String(ending)) {
      others.append(path)
    }
  }
}

nonisolated extension SourceTree.File {
  init(path: String, _ status: stat) {
    self.path = path
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    changed = Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
    number = UInt64(status.st_ino)
  }
}
