import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A file with the names that it declares, as `DeclarationScanner` writes them.
nonisolated struct ScannedFile: Sendable, Equatable {
  let file: SourceTree.File
  let names: [UInt8]

  /// One declaration of a name.
  struct Use: Sendable, Equatable {
    let kind: DeclarationScanner.Kind
    /// The type around it; nil at the top of the file.
    let owner: String?

    var isTop: Bool { kind != .member && kind != .extended && owner == nil }
  }

  /// As what the file declares a name.
  func uses(of name: String) -> [Use] {
    var found: [Use] = []
    let word = Array(name.utf8)
    for line in names.split(separator: UInt8(ascii: "\n")) {
      guard line.count > word.count, line.suffix(word.count).elementsEqual(word),
        let kind = DeclarationScanner.Kind(rawValue: line[line.startIndex])
      else { continue }
      let before = line.dropFirst().dropLast(word.count)
      if before.isEmpty {
        found.append(Use(kind: kind, owner: nil))
      } else if before.last == UInt8(ascii: ".") {
        found.append(Use(kind: kind, owner: String(decoding: before.dropLast(), as: UTF8.self)))
      }
    }
    return found
  }
}

/// A project's files with a table from the names that they declare to where.
nonisolated struct ScannedProject: Sendable {
  /// A name's hash and the file that declares it.
  private struct Posting {
    let hash: UInt64
    let file: Int32
  }

  let tree: SourceTree
  private(set) var files: [ScannedFile]
  let modules: ModuleMap
  /// Sorted by hash, then by file.
  private var postings: [Posting]

  /// Reads what the files of a tree declare; what did not change since is taken from `before`,
  /// else from the cache on disk.
  init(root: ProjectRoot, tree: SourceTree, before: ScannedProject? = nil) {
    self.tree = tree
    let known =
      before.map { Dictionary($0.files.map { ($0.file.path, $0) }) { first, _ in first } }
      ?? (root.isKept ? IndexCache.entries(of: root.folders.joined(separator: ":")) : [:])
    let (files, isNew) = Self.scan(tree.sources, known: known)
    self.files = files
    if root.isKept, files.count >= Self.worthKeeping, isNew || known.count != files.count {
      IndexCache.keep(files, of: root.folders.joined(separator: ":"))
    }
    modules = ModuleMap(manifests: tree.others)
    postings = Self.postings(of: files)
  }

  /// Reads some of the files again; false where one of them is new or missing.
  mutating func reread(_ paths: Set<String>) -> Bool {
    var isOther = false
    for path in paths {
      var status = stat()
      guard let index = files.firstIndex(where: { $0.file.path == path }), lstat(path, &status) == 0
      else { return false }
      let file = SourceTree.File(path: path, status)
      guard file != files[index].file else { continue }
      let scanned = Self.scan(file)
      if scanned.names != files[index].names { isOther = true }
      files[index] = scanned
    }
    if isOther { postings = Self.postings(of: files) }
    return true
  }

  /// The files that declare a name at their top, in an extension, or give a type of that name more
  /// than members.
  func files(declaring name: String) -> [ScannedFile] {
    let hash = NameHash.hash(name.utf8)
    var low = 0
    var high = postings.count
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    var found: [ScannedFile] = []
    while low < postings.count, postings[low].hash == hash {
      found.append(files[Int(postings[low].file)])
      low += 1
    }
    return found
  }

  /// Whether one of the files declares a type of a name at its top.
  func declaresType(_ name: String) -> Bool {
    files(declaring: name).contains { scanned in
      scanned.uses(of: name).contains { $0.kind == .type && $0.isTop }
    }
  }

  /// The names of types, functions and variables at the top of files, for "did you mean".
  var topNames: Set<String> {
    var names: Set<String> = []
    for scanned in files {
      for line in scanned.names.split(separator: UInt8(ascii: "\n")) {
        guard let kind = DeclarationScanner.Kind(rawValue: line[line.startIndex]),
          kind != .member, kind != .extended, !line.contains(UInt8(ascii: "."))
        else { continue }
        names.insert(String(decoding: line.dropFirst(), as: UTF8.self))
      }
    }
    return names
  }

  /// The members of extensions of `View`, for "did you mean".
  var viewMembers: Set<String> {
    let start = [DeclarationScanner.Kind.member.rawValue] + Array("View.".utf8)
    var names: Set<String> = []
    for scanned in files {
      for line in scanned.names.split(separator: UInt8(ascii: "\n")) where line.starts(with: start)
      {
        names.insert(String(decoding: line.dropFirst(start.count), as: UTF8.self))
      }
    }
    return names
  }

  /// How many files a project has that is worth a file on disk.
  private static let worthKeeping = 50

  /// Reads the files that are others than was known, on all cores.
  private static func scan(
    _ sources: [SourceTree.File], known: [String: ScannedFile]
  ) -> (files: [ScannedFile], isNew: Bool) {
    var files = sources.map { known[$0.path]?.file == $0 ? known[$0.path] : nil }
    let missing = files.indices.filter { files[$0] == nil }
    guard !missing.isEmpty else { return (files.compactMap { $0 }, false) }
    let shared = Shared()
    let work: @Sendable () -> Void = {
      var own: [(Int, ScannedFile)] = []
      while true {
        let start = shared.next.add(16, ordering: .relaxed).oldValue
        guard start < missing.count else { break }
        for index in missing[start..<min(start + 16, missing.count)] {
          own.append((index, scan(sources[index])))
        }
      }
      shared.found.withLock { $0 += own }
    }
    // A thread takes longer to start than a few files to read.
    if missing.count > 32 { OwnThreads.onAllCores(work) } else { work() }
    shared.found.withLock { for (index, scanned) in $0 { files[index] = scanned } }
    return (files.compactMap { $0 }, true)
  }

  /// What the threads that read share: the place of the next file, and what was found.
  private final class Shared: Sendable {
    let next = Atomic<Int>(0)
    let found = Mutex<[(Int, ScannedFile)]>([])
  }

  private static func scan(_ file: SourceTree.File) -> ScannedFile {
    let bytes = FileBytes.read(file.path) ?? []
    return ScannedFile(file: file, names: bytes.withUnsafeBufferPointer(DeclarationScanner.names))
  }

  private static func postings(of files: [ScannedFile]) -> [Posting] {
    var postings: [Posting] = []
    for (index, scanned) in files.enumerated() {
      var start = 0
      let names = scanned.names
      names.withUnsafeBufferPointer { bytes in
        while start < bytes.count {
          // Behind the letter for the kind; of a dotted name the last part is what code writes.
          var hash = NameHash.hash(EmptyCollection<UInt8>())
          let basis = hash
          var end = start + 1
          while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            let byte = bytes[end]
            hash =
              byte == UInt8(ascii: ".")
              ? basis : (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            end += 1
          }
          let isNested =
            bytes[start] == DeclarationScanner.Kind.type.rawValue
            && bytes[start..<end].contains(UInt8(ascii: "."))
          if !isNested { postings.append(Posting(hash: hash, file: Int32(index))) }
          start = end + 1
        }
      }
    }
    postings.sort { ($0.hash, $0.file) < ($1.hash, $1.file) }
    return Self.unique(postings)
  }

  private static func unique(_ postings: [Posting]) -> [Posting] {
    var result: [Posting] = []
    result.reserveCapacity(postings.count)
    for posting in postings {
      if let last = result.last, last.hash == posting.hash, last.file == posting.file { continue }
      result.append(posting)
    }
    return result
  }
}
