extension Paint: AttributeConvertible {
  public var attributeValue: AttributeValue { .string(word) }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let word) = attributeValue else { return nil }
    self.init(word: word)
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
