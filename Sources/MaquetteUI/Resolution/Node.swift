/// One element of the resolved tree: what compiled, interpreted, printed and shown forms share.
public struct Node: Equatable, Codable, Sendable, Identifiable {
  /// Where the node stands; unique in its tree.
  public var id: NodeIdentity
  /// What the node is, such as `text` or `toggle`.
  public var kind: NodeKind
  /// The part of its parent that the node plays, such as `label`; `nil` for plain content.
  public var slot: NodeSlot?
  /// What there is to know about it, in the order of the names.
  public var attributes: NodeAttributes
  public var children: [Node]
  /// What a screen reader calls it.
  public var accessibleName: String?
  /// Where the file says so; not part of equality, as moving a line changes nothing that is seen.
  public var source: SourceRange? { origin?.range }
  /// What knows where the file says so, now and after edits.
  package var origin: SourceOrigin?
  /// What the node stands for among a picker's options; not part of equality.
  package var tag: TagValue?

  public init(
    id: NodeIdentity, kind: NodeKind, attributes: NodeAttributes = NodeAttributes(),
    children: [Node] = [], accessibleName: String? = nil, origin: SourceOrigin? = nil
  ) {
    self.id = id
    self.kind = kind
    self.attributes = attributes
    self.children = children
    self.accessibleName = accessibleName
    self.origin = origin
  }

  public static func == (left: Node, right: Node) -> Bool {
    left.kind == right.kind && left.slot == right.slot && left.attributes == right.attributes
      && left.accessibleName == right.accessibleName && left.id == right.id
      && left.children == right.children
  }

  private enum CodingKeys: String, CodingKey {
    case id, kind, slot, attributes, children, accessibleName
    case origin = "source"
  }

  /// The value of a typed attribute; setting `nil` removes it.
  public subscript<Value: AttributeConvertible>(attribute: NodeAttribute<Value>) -> Value? {
    get { attributes[attribute.name].flatMap(Value.init(attributeValue:)) }
    set { attributes[attribute.name] = newValue?.attributeValue }
  }

  /// The children that play the given part.
  public func children(in slot: NodeSlot?) -> [Node] { children.filter { $0.slot == slot } }

  /// The number of nodes from here down, this one counted.
  public var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// What knows where in its file something is written, whatever edits have moved it.
public final class SourceOrigin: @unchecked Sendable, Codable {
  private let find: @MainActor () -> SourceRange?

  /// An origin whose place is found when it is asked for, on the main actor.
  package init(_ find: @escaping @MainActor () -> SourceRange?) { self.find = find }

  /// The place in the present text.
  public var range: SourceRange? { MainActor.assumeIsolated { find() } }

  public convenience init(from decoder: any Decoder) throws {
    let range = try SourceRange(from: decoder)
    self.init { range }
  }

  public func encode(to encoder: any Encoder) throws { try range?.encode(to: encoder) }
}

extension Node {
  /// Whether the nodes are copies of one that nobody has changed: equal, and told so without a look
  /// at what is in them.
  public func isCopy(of other: Node) -> Bool {
    id.isCopy(of: other.id) && kind == other.kind && slot == other.slot
      && accessibleName == other.accessibleName && attributes.isCopy(of: other.attributes)
      && children.hasSameStorage(as: other.children)
  }
}

extension Array {
  /// Whether the arrays are copies of one that nobody has changed.
  func hasSameStorage(as other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
  }
}

/// A stretch of a source file, in lines and UTF-8 columns that begin with 1.
public struct SourceRange: Hashable, Codable, Sendable {
  public var line: Int
  public var column: Int
  public var endLine: Int
  public var endColumn: Int

  public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}
