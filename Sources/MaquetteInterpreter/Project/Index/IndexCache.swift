import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The declared names of a project's files on disk, so that files that did not change are not read.
///
/// A file a project under the user's cache folder. It is written beside its place and renamed, so
/// that several processes can use it; one that is damaged or of another version counts as none.
nonisolated package enum IndexCache {
  private static let magic = Array("maquette-index-2\n".utf8)
  /// The most projects that are kept.
  private static let projectLimit = 64
  private static let sizeLimit = 64 << 20

  /// The folder of the caches; nil where the user has none.
  package static var folder: String? {
    let environment = ProcessInfo.processInfo.environment
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base + "/maquette" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/maquette"
  }

  private static func path(of project: String) -> String? {
    folder.map { $0 + "/index-" + String(NameHash.hash(Array(project.utf8)), radix: 16) }
  }

  /// What is kept of a project's files, by their paths.
  static func entries(of project: String) -> [String: ScannedFile] {
    guard let path = path(of: project), let bytes = FileBytes.read(path, limit: sizeLimit) else {
      return [:]
    }
    return entries(in: bytes, of: project) ?? [:]
  }

  /// The entries that the content of a cache holds; nil where it is damaged.
  static func entries(in bytes: [UInt8], of project: String) -> [String: ScannedFile]? {
    guard bytes.starts(with: magic), bytes.count >= magic.count + 8 else { return nil }
    var reader = CacheReader(bytes: bytes, position: magic.count)
    guard let sum = reader.integer(),
      sum == NameHash.hash(bytes[(magic.count + 8)...])
    else { return nil }
    guard reader.text() == project, let count = reader.integer(), count < 1 << 24 else {
      return nil
    }
    var entries: [String: ScannedFile] = [:]
    entries.reserveCapacity(Int(count))
    for _ in 0..<count {
      guard let path = reader.text(), let size = reader.integer(), let modified = reader.integer(),
        let changed = reader.integer(), let number = reader.integer(), let names = reader.block()
      else { return nil }
      entries[path] = ScannedFile(
        file: SourceTree.File(
          path: path, size: Int64(bitPattern: size), modified: Int64(bitPattern: modified),
          changed: Int64(bitPattern: changed), number: number), names: names)
    }
    return entries
  }

  /// The content of a cache.
  static func content(_ files: [ScannedFile], of project: String) -> [UInt8] {
    var writer = CacheWriter()
    writer.append(Array(project.utf8))
    writer.append(UInt64(files.count))
    for scanned in files {
      writer.append(Array(scanned.file.path.utf8))
      writer.append(UInt64(bitPattern: scanned.file.size))
      writer.append(UInt64(bitPattern: scanned.file.modified))
      writer.append(UInt64(bitPattern: scanned.file.changed))
      writer.append(scanned.file.number)
      writer.append(scanned.names)
    }
    var head = CacheWriter()
    head.append(NameHash.hash(writer.bytes[...]))
    return magic + head.bytes + writer.bytes
  }

  /// Keeps what was found in a project's files; what cannot be kept is found again the next time.
  static func keep(_ files: [ScannedFile], of project: String) {
    guard let folder, let path = path(of: project) else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let content = content(files, of: project)
    guard content.count <= sizeLimit else { return }
    FileBytes.write(content, to: path)
    trim(folder)
  }

  /// Removes the caches of projects not seen for the longest time, if there are too many.
  private static func trim(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let caches = names.filter { $0.hasPrefix("index-") }
    guard caches.count > projectLimit else { return }
    let dated = caches.map { name -> (time: Int, path: String) in
      var status = stat()
      let path = folder + "/" + name
      return (lstat(path, &status) == 0 ? status.st_mtim.tv_sec : 0, path)
    }
    for old in dated.sorted(by: { $0.time < $1.time }).dropLast(projectLimit) { unlink(old.path) }
  }
}

/// Numbers and texts one behind the other, each text after its length.
private nonisolated struct CacheWriter {
  var bytes: [UInt8] = []

  mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: [UInt8]) {
    append(UInt64(text.count))
    bytes += text
  }
}

/// Reads what a writer wrote; nil where it ends too soon.
private nonisolated struct CacheReader {
  let bytes: [UInt8]
  var position: Int

  mutating func integer() -> UInt64? {
    guard bytes.count - position >= 8 else { return nil }
    let number = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    }
    position += 8
    return UInt64(littleEndian: number)
  }

  mutating func block() -> [UInt8]? {
    guard let count = integer(), count <= UInt64(bytes.count - position) else { return nil }
    defer { position += Int(count) }
    return Array(bytes[position..<position + Int(count)])
  }

  mutating func text() -> String? { block().map { String(decoding: $0, as: UTF8.self) } }
}
