import Foundation

/// A line by which views are aligned that a file declares; it stands where its type says unless a
/// view sets it.
@MainActor
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where views stand across a column.
public struct HorizontalAlignment: RawRepresentable, Hashable, Codable, Sendable,
  AttributeConvertible
{
  /// The word for the line; that of a declared one ends with the shares by which it usually stands.
  public let rawValue: String

  public init?(rawValue: String) { self.init(name: rawValue) }

  private init(name: String) { rawValue = name }

  @MainActor
  public init(_ id: any AlignmentID.Type) {
    self.init(declared: "\(id)") { id.defaultValue(in: $0) }
  }

  /// A line with a name of its own, with where it is in a view that says nothing about it.
  @MainActor
  package init(declared name: String, usual: @MainActor (ViewDimensions) -> CGFloat) {
    rawValue = LineShares(usual).named(name)
  }

  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "leading")
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "trailing")
}

/// Where views stand across a line.
public struct VerticalAlignment: RawRepresentable, Hashable, Codable, Sendable,
  AttributeConvertible
{
  /// The word for the line; that of a declared one ends with the shares by which it usually stands.
  public let rawValue: String

  public init?(rawValue: String) { self.init(name: rawValue) }

  private init(name: String) { rawValue = name }

  @MainActor
  public init(_ id: any AlignmentID.Type) {
    self.init(declared: "\(id)") { id.defaultValue(in: $0) }
  }

  /// A line with a name of its own, with where it is in a view that says nothing about it.
  @MainActor
  package init(declared name: String, usual: @MainActor (ViewDimensions) -> CGFloat) {
    rawValue = LineShares(usual).named(name)
  }

  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
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
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

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
