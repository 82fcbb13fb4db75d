extension NodeKind {
  /// An area of one colour.
  public static let color = NodeKind("color")
}

/// A colour is a view that fills the room it gets.
extension Color: View {
  public func nodes(in context: ViewContext) -> [Node] {
    [context.node(.color) { $0[.fill] = Paint(color: self) }]
  }
}

extension Color: AttributeConvertible {
  public var attributeValue: AttributeValue { .string(word) }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let word) = attributeValue else { return nil }
    self.init(word: word)
  }
}
