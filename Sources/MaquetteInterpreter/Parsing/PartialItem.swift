import SwiftParser
import SwiftSyntax

/// A top-level declaration of another file, parsed and lowered member by member as they are used.
///
/// What its type cannot do without comes first: stored properties, cases, initialisers and what is
/// called without being named. A member that nothing names is never parsed.
final class PartialItem {
  let text: UnitText
  let item: LoweredItem
  /// The names that what was lowered of it uses.
  private(set) var names: Set<String> = []
  private let lowering: Lowering
  private let source: SourceFile
  /// Where it stood in the version of the file that it was read from.
  private let start: Int
  private var root: PartialType?
  private var opened: Set<String> = []

  /// Lowers what an item cannot do without.
  init(
    _ span: DeclarationSpan, text: UnitText, before: PartialItem?, in source: SourceFile,
    _ setting: Lowering.Setting
  ) {
    self.text = text
    self.source = source
    start = span.range.lowerBound
    let unit = SourceUnit(anchor: Anchor(file: source, offset: start), text: text, level: 0)
    lowering = Lowering(unit, before: before?.item.unit, setting)
    item = lowering.item
    let bytes =
      span.body.map { source.bytes(at: start..<$0.lowerBound) + Array("}".utf8) }
      ?? source.bytes(at: span.range)
    for statement in Self.parse(bytes).statements {
      lowering.at(start) { lowering.lowerTopLevel(statement) }
    }
    unit.product = .item(item)
    names = unit.uses.names
    guard span.body != nil, let node = item.types.last else { return }
    let root = PartialType(node, span.members, before: before?.root)
    self.root = root
    open(root, asked: [])
  }

  /// Stands where it stands in another version of the file, which has it as it was.
  func move(to offset: Int) { item.unit.anchor.move(to: offset, in: nil) }

  /// The names of the members that were not lowered yet.
  var openNames: Set<String> { root?.openNames ?? [] }

  /// The names of members that came to be known since this was asked last.
  func takeOpened() -> Set<String> {
    defer { opened = [] }
    return opened
  }

  /// Lowers the members that have one of these names.
  func lower(named asked: Set<String>) {
    guard let root else { return }
    for name in root.openNames where asked.contains(name) { lower(name, in: root, asked: asked) }
  }

  /// Lowers the members that have a name, where all of `asked` were asked for until now.
  func lower(_ name: String, asked: Set<String>) {
    if let root { lower(name, in: root, asked: asked) }
  }

  private func lower(_ name: String, in type: PartialType, asked: Set<String>) {
    for index in type.positions[name] ?? [] { lower(at: index, of: type, asked: asked) }
    for inner in type.inner.values { lower(name, in: inner, asked: asked) }
  }

  /// Lowers of a type what it cannot do without, and what was asked for before it was there.
  private func open(_ type: PartialType, asked: Set<String>) {
    for (index, member) in type.members.enumerated() {
      let isNeeded =
        member.isEssential
        || member.names.contains { asked.contains($0) || ImplicitNames.contains($0) }
      if isNeeded {
        lower(at: index, of: type, asked: asked)
      } else {
        opened.formUnion(member.names)
      }
    }
  }

  /// Lowers one member; of a type that is one its members come afterwards.
  private func lower(at index: Int, of type: PartialType, asked: Set<String>) {
    guard type.lowered.insert(index).inserted else { return }
    item.additions += 1
    let member = type.members[index]
    let range = member.range.lowerBound..<(member.body?.lowerBound ?? member.range.upperBound)
    // A member is parsed as one wherever it is the member of a type.
    let opening = Array("enum _{".utf8)
    let closing = Array((member.body == nil ? "\n}" : "}}").utf8)
    let bytes = opening + source.bytes(at: shifted(range)) + closing
    guard
      case .decl(let declaration)? = Self.parse(bytes[...]).statements.first?.item,
      let members = declaration.as(EnumDeclSyntax.self)?.memberBlock.members
    else { return }
    let key = type.key(of: index)
    let unit = lowering.at(shifted(range).lowerBound - opening.count) {
      lowering.lowerMembers(
        members, into: type.node, text: UnitText(source.bytes(at: shifted(member.range))),
        offset: range.lowerBound - start, before: type.before?.units[key])
    }
    type.units[key] = unit
    names.formUnion(unit.uses.names)
    guard member.body != nil, let node = type.node.nested.last, node.name == member.names.first
    else { return }
    let inner = PartialType(node, member.members, before: type.before?.inner[key])
    type.inner[key] = inner
    open(inner, asked: asked)
  }

  /// A stretch of the version that it was read from, where it stands now.
  private func shifted(_ range: Range<Int>) -> Range<Int> {
    let by = item.unit.anchor.base - start
    return range.lowerBound + by..<range.upperBound + by
  }

  private static func parse(_ bytes: ArraySlice<UInt8>) -> SourceFileSyntax {
    SourceBytes(Array(bytes)).bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}

/// A type of which some members are lowered.
private final class PartialType {
  let node: TypeNode
  let members: [DeclarationSpan]
  /// Where the members of a name stand among them.
  let positions: [String: [Int]]
  /// The same type in the version before.
  let before: PartialType?
  var lowered: Set<Int> = []
  /// What was lowered, by key.
  var units: [String: SourceUnit] = [:]
  /// The types among the members, by key.
  var inner: [String: PartialType] = [:]

  init(_ node: TypeNode, _ members: [DeclarationSpan], before: PartialType?) {
    self.node = node
    self.members = members
    self.before = before
    var positions: [String: [Int]] = [:]
    for (index, member) in members.enumerated() {
      for name in member.names { positions[name, default: []].append(index) }
    }
    self.positions = positions
  }

  /// What finds a member again in another version: its name, and which of that name it is.
  func key(of index: Int) -> String {
    guard let name = members[index].names.first else {
      return " \(members[..<index].count { $0.names.isEmpty })"
    }
    return "\(name) \(positions[name]?.firstIndex(of: index) ?? 0)"
  }

  var openNames: Set<String> {
    var names = inner.values.reduce(into: Set<String>()) { $0.formUnion($1.openNames) }
    for (index, member) in members.enumerated() where !lowered.contains(index) {
      names.formUnion(member.names)
    }
    return names
  }
}

/// The names of members that are called without a file naming them.
enum ImplicitNames {
  /// Whether a member of a name may be called by what no file writes.
  static func contains(_ name: String) -> Bool {
    all.contains(name) || name.hasPrefix("build") || name.first.map { !$0.isLetter } ?? false
  }

  private static let all: Set<String> = [
    // What protocols of SwiftUI and of the standard library ask for.
    "body", "makeBody", "previews", "callAsFunction", "description", "debugDescription",
    "errorDescription", "failureReason", "recoverySuggestion", "localizedDescription",
    "localizedStringResource", "id", "ID", "rawValue", "wrappedValue", "projectedValue", "update",
    "hash", "path", "format", "parseStrategy", "parse", "next", "makeIterator", "elements",
    "startIndex", "endIndex", "index", "count", "defaultValue", "reduce", "allCases",
    "sizeThatFits", "placeSubviews", "CodingKeys", "encode", "inset", "animatableData",
    // What a value is taken from before one is made up.
    "sample", "samples", "sampleData", "preview", "previewData", "mockData", "exampleData", "fake",
    "makeSharedContext", "mock", "mocks", "example", "examples", "placeholder", "stub",
    "dummy", "demo", "empty", "default", "shared", "previewValue", "testValue", "liveValue",
  ]
}
