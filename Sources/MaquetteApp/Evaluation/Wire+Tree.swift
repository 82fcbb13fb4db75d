import MaquetteUI

/// A tree is told against the one sent before. A node is a choice: 0, it stays with all that is in
/// it; 1, only its children differ; 2, a new node or one that differs itself. Case 2 is followed by
/// the identity, the kind as a word, the part as an optional word, the attributes, the accessible
/// name and the place in the source; both are followed by the children.
///
/// Children are a count of entries, each a choice: 0, so many old children from a place on stay;
/// 1, the old child at a place, told against itself; 2, a new node.
nonisolated extension WireWriter {
  /// Appends a tree as what differs from `old`, and tells whether anything does.
  @discardableResult
  mutating func write(_ node: Node, since old: Node?) -> Bool {
    guard let old, node.isLike(old) else {
      write(choice: 2)
      writeOwn(node)
      write(children: node.children, since: old?.children ?? [])
      return true
    }
    let isSame = node.children == old.children
    write(choice: isSame ? 0 : 1)
    if !isSame { write(children: node.children, since: old.children) }
    return !isSame
  }

  private mutating func writeOwn(_ node: Node) {
    write(node.id)
    write(word: node.kind.rawValue)
    write(node.slot) { $0.write(word: $1.rawValue) }
    write(node.attributes)
    write(node.accessibleName) { $0.write($1) }
    write(node.source) { writer, source in
      for number in [source.line, source.column, source.endLine, source.endColumn] {
        writer.write(number)
      }
    }
  }

  private mutating func write(children: [Node], since old: [Node]) {
    let entries = ChildEntry.entries(of: children, since: old)
    write(count: entries.count)
    for entry in entries {
      switch entry {
      case .kept(let range):
        write(choice: 0)
        write(count: range.lowerBound)
        write(count: range.count)
      case .changed(let place, let child):
        write(choice: 1)
        write(count: place)
        write(child, since: old[place])
      case .new(let child):
        write(choice: 2)
        write(child, since: nil)
      }
    }
  }

  /// Appends attributes, in the order of their names.
  mutating func write(_ attributes: NodeAttributes) {
    write(list: attributes.elements) { writer, element in
      writer.write(word: element.name)
      writer.write(element.value)
    }
  }

  private mutating func write(_ value: AttributeValue) {
    switch value {
    case .bool(let value): write(choice: value ? 1 : 0)
    case .number(let value):
      write(choice: 2)
      write(value)
    case .string(let value):
      write(choice: 3)
      write(value)
    case .array(let values):
      write(choice: 4)
      write(list: values) { $0.write($1) }
    case .object(let attributes):
      write(choice: 5)
      write(attributes)
    }
  }
}

nonisolated extension WireReader {
  /// Reads a tree that was told against `old`.
  mutating func readNode(since old: Node?) throws(WireFailure) -> Node {
    switch try readChoice() {
    case 0:
      guard let old else { throw WireFailure() }
      return old
    case 1:
      guard var node = old else { throw WireFailure() }
      node.children = try readChildren(since: node.children)
      return node
    case 2:
      var node = try readOwn()
      node.children = try readChildren(since: old?.children ?? [])
      return node
    default: throw WireFailure()
    }
  }

  private mutating func readOwn() throws(WireFailure) -> Node {
    let identity = try readIdentity()
    let kind = NodeKind(rawValue: try readWord())
    let slot = try readOptional { reader throws(WireFailure) in try reader.readWord() }
    let attributes = try readAttributes()
    let name = try readOptional { reader throws(WireFailure) in try reader.readString() }
    let source = try readOptional { reader throws(WireFailure) in
      SourceRange(
        line: try reader.readInt(), column: try reader.readInt(), endLine: try reader.readInt(),
        endColumn: try reader.readInt())
    }
    var node = Node(
      id: identity, kind: kind, attributes: attributes, accessibleName: name,
      origin: source.map { source in SourceOrigin { source } })
    node.slot = slot.map(NodeSlot.init(rawValue:))
    return node
  }

  private mutating func readChildren(since old: [Node]) throws(WireFailure) -> [Node] {
    var children: [Node] = []
    for _ in 0..<(try readLength()) {
      switch try readChoice() {
      case 0:
        let start = try readCount()
        let count = try readCount()
        guard start >= 0, count >= 0, start <= old.count, count <= old.count - start else {
          throw WireFailure()
        }
        children += old[start..<start + count]
      case 1:
        let place = try readCount()
        guard old.indices.contains(place) else { throw WireFailure() }
        children.append(
          try deeper { reader throws(WireFailure) in try reader.readNode(since: old[place]) })
      case 2:
        children.append(
          try deeper { reader throws(WireFailure) in try reader.readNode(since: nil) })
      default: throw WireFailure()
      }
    }
    return children
  }

  /// Reads attributes.
  mutating func readAttributes() throws(WireFailure) -> NodeAttributes {
    var attributes = NodeAttributes()
    for _ in 0..<(try readLength()) { attributes[try readWord()] = try readAttribute() }
    return attributes
  }

  private mutating func readAttribute() throws(WireFailure) -> AttributeValue {
    switch try readChoice() {
    case 0: return .bool(false)
    case 1: return .bool(true)
    case 2: return .number(try readDouble())
    case 3: return .string(try readString())
    case 4:
      return .array(
        try deeper { reader throws(WireFailure) in
          try reader.readList { reader throws(WireFailure) in try reader.readAttribute() }
        })
    case 5:
      return .object(
        try deeper { reader throws(WireFailure) in try reader.readAttributes() })
    default: throw WireFailure()
    }
  }
}

/// How a list of children comes about from the one before.
private nonisolated enum ChildEntry {
  case kept(Range<Int>)
  case changed(Int, Node)
  case new(Node)

  static func entries(of children: [Node], since old: [Node]) -> [ChildEntry] {
    var entries: [ChildEntry] = []
    var places: [NodeIdentity: Int]?
    for (index, child) in children.enumerated() {
      var place: Int?
      if index < old.count, old[index].id == child.id {
        place = index
      } else if !old.isEmpty {
        let known =
          places
          ?? Dictionary(
            old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        places = known
        place = known[child.id]
      }
      guard let place else {
        entries.append(.new(child))
        continue
      }
      guard child == old[place] else {
        entries.append(.changed(place, child))
        continue
      }
      if case .kept(let range)? = entries.last, range.upperBound == place {
        entries[entries.count - 1] = .kept(range.lowerBound..<place + 1)
      } else {
        entries.append(.kept(place..<place + 1))
      }
    }
    return entries
  }
}

nonisolated extension Node {
  /// Whether a node differs from this one in its children at most.
  fileprivate func isLike(_ other: Node) -> Bool {
    kind == other.kind && slot == other.slot && accessibleName == other.accessibleName
      && id == other.id && attributes == other.attributes
  }
}
