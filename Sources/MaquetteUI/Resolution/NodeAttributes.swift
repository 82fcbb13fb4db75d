/// A set of named values, kept in the order of the names.
public struct NodeAttributes: Equatable, Sendable {
  /// A name with its value.
  public struct Element: Equatable, Sendable {
    public let name: String
    public let value: AttributeValue
  }

  public private(set) var elements: [Element] = []

  public init() {}

  /// Whether the sets are copies of one that nobody has changed.
  func isCopy(of other: NodeAttributes) -> Bool { elements.hasSameStorage(as: other.elements) }

  public subscript(name: String) -> AttributeValue? {
    get { elements.first { $0.name == name }?.value }
    set {
      let place = elements.firstIndex { $0.name >= name } ?? elements.endIndex
      let isPresent = place < elements.endIndex && elements[place].name == name
      switch (newValue, isPresent) {
      case (let value?, true): elements[place] = Element(name: name, value: value)
      case (let value?, false): elements.insert(Element(name: name, value: value), at: place)
      case (nil, true): elements.remove(at: place)
      case (nil, false): break
      }
    }
  }
}

extension NodeAttributes: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    for key in container.allKeys {
      self[key.stringValue] = try container.decode(AttributeValue.self, forKey: key)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for element in elements {
      try container.encode(element.value, forKey: Name(stringValue: element.name))
    }
  }
}

/// A node attribute's name with the type of its value; each view's file declares its own.
public struct NodeAttribute<Value: AttributeConvertible>: Sendable {
  public let name: String

  package init(_ name: String) { self.name = name }
}
