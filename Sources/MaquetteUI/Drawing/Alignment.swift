/// Where views stand across a column.
public enum HorizontalAlignment: String, Hashable, Codable, Sendable, AttributeConvertible {
  case leading, center, trailing
}

/// Where views stand across a line.
public enum VerticalAlignment: String, Hashable, Codable, Sendable, AttributeConvertible {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a view stands in the room it is given.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The alignment unless it is the usual one, which the tree leaves out.
  var unlessCenter: Alignment? { self == .center ? nil : self }
}

extension Alignment: AttributeConvertible {
  /// The two sides in words: `leading top`.
  public var attributeValue: AttributeValue {
    .string("\(horizontal.rawValue) \(vertical.rawValue)")
  }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let horizontal = HorizontalAlignment(rawValue: words[0]),
      let vertical = VerticalAlignment(rawValue: words[1])
    else { return nil }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}

extension NodeAttribute where Value == Alignment {
  /// Where content stands in the room, where not at its centre.
  public static var alignment: NodeAttribute { NodeAttribute("alignment") }
}

extension NodeAttribute where Value == HorizontalAlignment {
  public static var horizontalAlignment: NodeAttribute { NodeAttribute("alignment") }
}

extension NodeAttribute where Value == VerticalAlignment {
  public static var verticalAlignment: NodeAttribute { NodeAttribute("alignment") }
}
