import Foundation

/// Sides of a rectangle.
public struct Edge {
  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension EdgeInsets: AttributeConvertible {
  /// Top, leading, bottom and trailing.
  public var attributeValue: AttributeValue {
    [top, leading, bottom, trailing].map { Double($0) }.attributeValue
  }

  public init?(attributeValue: AttributeValue) {
    guard let sides = [Double](attributeValue: attributeValue), sides.count == 4 else { return nil }
    self.init(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }
}

extension NodeKind {
  /// Room around the content.
  public static let padding = NodeKind("padding")
}

extension NodeAttribute where Value == EdgeInsets {
  public static var insets: NodeAttribute { NodeAttribute("insets") }
}

extension View {
  /// Adds room at some sides; `nil` for the usual amount.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped(in: .padding) { node, _ in node[.insets] = insets }
  }
}
