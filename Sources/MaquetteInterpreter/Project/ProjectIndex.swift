import Foundation

/// The other Swift files of a project: which of them declare a name, found without parsing them.
///
/// A file is parsed and lowered only once something it declares is used, and again only when it
/// changed.
public final class ProjectIndex {
  private struct Entry {
    let modified: Date
    let items: [LoweredItem]
  }

  /// The most files that are looked through where nothing else is said.
  public static let fileLimit = 5_000
  private static let sizeLimit = 512 * 1024
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "Tests", "UITests"]

  private let folder: URL
  private let previewed: URL?
  private let limit: Int
  /// The files by the names that they declare; read at the first name that nothing else explains.
  private lazy var files = declarations()
  private var lowered: [URL: Entry] = [:]

  /// An index of at most `limit` Swift files under a folder, the previewed one left out.
  public init(folder: URL, leavingOut previewed: URL? = nil, limit: Int = fileLimit) {
    self.folder = folder
    self.previewed = previewed
    self.limit = limit
  }

  /// The files whose declarations were asked for.
  public var usedFiles: [URL] { lowered.keys.sorted { $0.path < $1.path } }

  private func declarations() -> [String: [URL]] {
    var files: [String: [URL]] = [:]
    let keys: [URLResourceKey] = [.fileSizeKey]
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    var count = 0
    while let url = found?.nextObject() as? URL, count < limit {
      if Self.skipped.contains(url.lastPathComponent) { found?.skipDescendants() }
      guard url.pathExtension == "swift",
        url.standardizedFileURL.path != previewed?.standardizedFileURL.path
      else { continue }
      count += 1
      let size = (try? url.resourceValues(forKeys: Set(keys)))?.fileSize ?? 0
      guard size <= Self.sizeLimit, let data = try? Data(contentsOf: url) else { continue }
      for name in Self.declaredNames(in: data) { files[name, default: []].append(url) }
    }
    return files
  }

  /// The files that declare a name.
  func files(declaring name: String) -> [URL] { files[name] ?? [] }

  /// The lowered declarations of a file.
  func items(of url: URL, platform: BuildPlatform) -> [LoweredItem] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let modified = attributes?[.modificationDate] as? Date ?? .distantPast
    if let entry = lowered[url], entry.modified == modified { return entry.items }
    guard let data = try? Data(contentsOf: url) else { return [] }
    let file = SourceFile(
      name: url.path, text: String(decoding: data, as: UTF8.self), isForeign: true)
    let items = Lowering.declarations(of: file, platform: platform)
    lowered[url] = Entry(modified: modified, items: items)
    return items
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "func", "typealias",
  ]

  /// The names after declaring keywords, and static members, read word by word.
  static func declaredNames(in data: Data) -> Set<String> {
    var names: Set<String> = []
    var word: [UInt8] = []
    var previous = ""
    var beforePrevious = ""
    func end() {
      guard !word.isEmpty else { return }
      let text = String(decoding: word, as: UTF8.self)
      let isStatic = beforePrevious == "static" && (previous == "var" || previous == "let")
      if keywords.contains(previous) || isStatic { names.insert(text) }
      (beforePrevious, previous) = (previous, text)
      word.removeAll(keepingCapacity: true)
    }
    for byte in data {
      let isLetter =
        byte == UInt8(ascii: "_") || byte >= 128
        || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      if isLetter { word.append(byte) } else { end() }
    }
    end()
    return names
  }
}

extension Interpreter {
  private static let projectFileLimit = 80

  /// The declarations of other files that the items use, directly or through each other.
  func projectItems(for items: [LoweredItem]) -> [LoweredItem] {
    guard let project = options.project else { return [] }
    let platform = BuildPlatform(platform: options.platform)
    var known = items.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    var wanted = items.reduce(into: Set<String>()) { $0.formUnion($1.references) }
    var taken: Set<URL> = []
    var result: [LoweredItem] = []
    while !wanted.isEmpty {
      // In the order of the names, so that the same files give the same preview each time.
      let names = wanted.subtracting(known).sorted()
      wanted = []
      known.formUnion(names)
      for name in names where !evaluator.isVocabulary(name) && evaluator.samples[name] == nil {
        for url in project.files(declaring: name) where taken.count < Self.projectFileLimit {
          guard taken.insert(url).inserted else { continue }
          for item in project.items(of: url, platform: platform) {
            result.append(item)
            wanted.formUnion(item.references)
          }
        }
      }
    }
    return result
  }
}

extension Evaluator {
  /// Whether a name means something without any file declaring it.
  func isVocabulary(_ name: String) -> Bool {
    isKnown(name) || Vocabulary.modifiers[name] != nil || mutatesReceiver(name)
      || MemberTable.sequence.methods[name] != nil || MemberTable.string.methods[name] != nil
  }
}
