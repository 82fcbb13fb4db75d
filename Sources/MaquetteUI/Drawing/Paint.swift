/// What a stroke, an area or a text is coloured with: a colour and a rank of importance.
public struct Paint: Hashable, Sendable {
  /// The colour; `nil` for that of labels.
  public var color: Color?
  /// 0 for what is primary, to 4; each rank is fainter than the one before.
  public var level: Int

  public init(color: Color? = nil, level: Int = 0) {
    self.color = color
    self.level = min(max(level, 0), Self.levelNames.count - 1)
  }

  static let levelNames = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
}

extension Paint: AttributeConvertible {
  /// The paint in a word: `secondary`, `red`, `red/secondary`.
  public var attributeValue: AttributeValue {
    guard let color, case .string(let name) = color.attributeValue else {
      return .string(Self.levelNames[level])
    }
    return .string(level == 0 ? name : "\(name)/\(Self.levelNames[level])")
  }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    if let level = Self.levelNames.firstIndex(of: text) {
      self.init(level: level)
      return
    }
    var name = text
    var level = 0
    if let slash = text.lastIndex(of: "/"),
      let found = Self.levelNames.firstIndex(of: String(text[text.index(after: slash)...]))
    {
      name = String(text[..<slash])
      level = found
    }
    self.init(color: Color(attributeValue: .string(name)), level: level)
  }
}

extension NodeAttribute where Value == Paint {
  /// The colour of text, symbols and outlines, where not that of labels.
  public static var foreground: NodeAttribute { NodeAttribute("foreground") }
  /// The colour of an area.
  public static var fill: NodeAttribute { NodeAttribute("fill") }
  /// The colour of an outline.
  public static var stroke: NodeAttribute { NodeAttribute("stroke") }
}
