import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A file of the project of which something is used: its declarations are found by a pass over its
/// bytes, and parsed and lowered as they are asked for.
final class ProjectFile {
  /// What a top-level item declares.
  struct Declaration {
    /// The names that it puts at the top of the file.
    var tops: Set<String> = []
    /// Whether these are the file's own.
    var isPrivate = false
    /// The type that it extends.
    var extended: String?
    /// The names of what it adds to that type.
    var members: Set<String> = []
    /// Whether it gives that type conformances, initialisers or subscripts.
    var givesMore = false
  }

  let path: String
  /// What the file's items declare, in their order.
  private(set) var declarations: [Declaration] = []
  /// The version that was read.
  private(set) var version: SourceTree.File?

  private let platform: BuildPlatform
  private var source: SourceFile?
  private var spans: [DeclarationSpan] = []
  private var items: [PartialItem?] = []
  /// What of the version before each item goes on from.
  private var before: [PartialItem?] = []
  private var placeCount = 0

  /// A file that is read when something of it is asked for.
  init(path: String, platform: BuildPlatform) {
    self.path = path
    self.platform = platform
  }

  /// Reads a version of the file, unless it is the one that was read.
  func read(_ version: SourceTree.File) {
    guard self.version != version else { return }
    self.version = version
    let bytes = FileBytes.read(path) ?? []
    if let source, source.bytes == bytes { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let next = SourceFile(name: path, text: text, isForeign: true)
    let source = self.source ?? next
    if self.source != nil { source.take(next) }
    self.source = source
    let old = itemsByKey()
    spans = DeclarationSpan.flattened(DeclarationSpan.all(in: source.bytes)) {
      activeClause($0, in: source)
    }
    declarations = spans.map { span in
      var declaration = Declaration(span)
      declaration.isPrivate = Self.isPrivate(source.bytes(at: span.range))
      return declaration
    }
    items = Array(repeating: nil, count: spans.count)
    var numbers: [String: Int] = [:]
    before = spans.map { old[Self.key($0, &numbers)] }
  }

  /// An item of the file, what it cannot do without lowered when it is asked for first.
  func item(_ index: Int) -> PartialItem? {
    guard spans.indices.contains(index), let source else { return nil }
    if let item = items[index] { return item }
    let span = spans[index]
    let text = UnitText(source.bytes(at: span.range))
    if let kept = before[index], kept.text.isSame(as: text) {
      kept.move(to: span.range.lowerBound)
      items[index] = kept
      return kept
    }
    let setting = Lowering.Setting(
      platform: platform,
      fresh: { [unowned self] in
        placeCount += 1
        return placeCount
      })
    let item = PartialItem(span, text: text, before: before[index], in: source, setting)
    items[index] = item
    return item
  }

  /// Whether a declaration begins by saying that it is the file's own.
  private static func isPrivate(_ bytes: some Sequence<UInt8>) -> Bool {
    ["private ", "fileprivate "].contains { bytes.starts(with: $0.utf8) }
  }

  /// What was lowered, by what finds it again in another version.
  private func itemsByKey() -> [String: PartialItem] {
    var numbers: [String: Int] = [:]
    var result: [String: PartialItem] = [:]
    for (span, item) in zip(spans, items) {
      let key = Self.key(span, &numbers)
      if let item { result[key] = item }
    }
    return result
  }

  /// What an item declares, and which of those that declare it.
  private static func key(_ span: DeclarationSpan, _ numbers: inout [String: Int]) -> String {
    let name = span.extended.map { "extension " + $0 } ?? span.names.first ?? ""
    let number = numbers[name, default: 0]
    numbers[name] = number + 1
    return "\(name) \(number)"
  }

  /// Which clause of `#if` the platform takes.
  private func activeClause(_ conditions: [Range<Int>], in source: SourceFile) -> Int? {
    var text: [UInt8] = []
    for (index, condition) in conditions.enumerated() {
      text += source.bytes(at: condition)
      text += Array("\nlet clause\(index) = 0\n".utf8)
    }
    text += Array("#endif\n".utf8)
    let tree = SourceBytes(text).bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard case .decl(let declaration)? = tree.statements.first?.item,
      let condition = declaration.as(IfConfigDeclSyntax.self),
      let active = condition.activeClause(in: platform).clause
    else { return nil }
    return condition.clauses.firstIndex { $0.id == active.id }
      .map { condition.clauses.distance(from: condition.clauses.startIndex, to: $0) }
  }
}

extension ProjectFile.Declaration {
  /// What the declaration at a stretch of the file declares.
  init(_ span: DeclarationSpan) {
    guard let extended = span.extended else {
      tops = Set(span.names)
      return
    }
    self.extended = extended
    members = Set(span.members.flatMap(\.names))
    givesMore = span.conforms || span.members.contains(where: \.isInitializer)
  }
}
