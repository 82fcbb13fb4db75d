extension Font: AttributeConvertible {
  public var attributeValue: AttributeValue { .string(words) }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let words) = attributeValue else { return nil }
    self.init(words: words)
  }
}

extension NodeAttribute where Value == Font {
  /// How the text is set, where anything is said about it.
  public static var font: NodeAttribute { NodeAttribute("font") }
}
