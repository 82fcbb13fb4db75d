import Foundation

/// A column of a grid whose views fill line after line, or a row of one that is scrolled sideways.
public struct GridItem: Hashable, Sendable {
  /// How long the track is across the grid.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit at the least length.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The points to the next track, where not the usual ones.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: AttributeConvertible {
  /// The size in words, the spacing and the alignment: `flexible 10 inf`.
  public var attributeValue: AttributeValue {
    let words =
      switch size {
      case .fixed(let length): "fixed \(length)"
      case .flexible(let minimum, let maximum): "flexible \(minimum) \(maximum)"
      case .adaptive(let minimum, let maximum): "adaptive \(minimum) \(maximum)"
      }
    var values = NodeAttributes()
    values["size"] = .string(words)
    values["spacing"] = spacing.map { Double($0).attributeValue }
    values["alignment"] = alignment?.attributeValue
    return .object(values)
  }

  public init?(attributeValue: AttributeValue) {
    guard case .object(let values) = attributeValue, case .string(let text)? = values["size"] else {
      return nil
    }
    let words = text.split(separator: " ")
    let lengths = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    switch (words.first, lengths.count) {
    case ("fixed", 1): size = .fixed(lengths[0])
    case ("flexible", 2): size = .flexible(minimum: lengths[0], maximum: lengths[1])
    case ("adaptive", 2): size = .adaptive(minimum: lengths[0], maximum: lengths[1])
    default: return nil
    }
    spacing = values["spacing"].flatMap(Double.init(attributeValue:)).map { CGFloat($0) }
    alignment = values["alignment"].flatMap(Alignment.init(attributeValue:))
  }
}

/// Views that fill line after line of given columns.
public struct LazyVGrid<Content: View>: View {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.stack(.lazyGrid, of: content) { node in
        node[.axis] = .vertical
        node[.tracks] = columns
        node[.spacing] = spacing.map(Double.init)
        if alignment != .center { node[.horizontalAlignment] = alignment }
      }
    ]
  }
}

/// Views that fill column after column of given rows.
public struct LazyHGrid<Content: View>: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.stack(.lazyGrid, of: content) { node in
        node[.axis] = .horizontal
        node[.tracks] = rows
        node[.spacing] = spacing.map(Double.init)
        if alignment != .center { node[.verticalAlignment] = alignment }
      }
    ]
  }
}

extension NodeKind {
  /// Children that fill line after line.
  public static let lazyGrid = NodeKind("lazyGrid")
}

extension NodeAttribute where Value == [GridItem] {
  /// The columns of a grid that is scrolled down, or the rows of one that is scrolled sideways.
  public static var tracks: NodeAttribute { NodeAttribute("tracks") }
}
