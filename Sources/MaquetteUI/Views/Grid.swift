import Foundation

/// Rows of views that share their columns.
public struct Grid<Content: View>: View {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [
      context.stack(.grid, of: content) { node in
        node[.alignment] = alignment.unlessCenter
        node[.horizontalSpacing] = horizontalSpacing.map(Double.init)
        node[.verticalSpacing] = verticalSpacing.map(Double.init)
      }
    ]
  }
}

/// Views of a grid that stand side by side, one a column; elsewhere they are a line.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    [context.stack(.gridRow, of: content) { $0[.verticalAlignment] = alignment }]
  }
}

extension NodeKind {
  /// Rows of views that share their columns.
  public static let grid = NodeKind("grid")
  /// A row of a grid.
  public static let gridRow = NodeKind("gridRow")
}

extension NodeAttribute where Value == Double {
  /// The points between columns, where not the usual ones.
  public static var horizontalSpacing: NodeAttribute { NodeAttribute("horizontalSpacing") }
  /// The points between rows, where not the usual ones.
  public static var verticalSpacing: NodeAttribute { NodeAttribute("verticalSpacing") }
}

extension NodeAttribute where Value == Int {
  /// How many columns of its grid a view spans, where not one.
  public static var gridColumns: NodeAttribute { NodeAttribute("gridColumns") }
}

extension NodeAttribute where Value == Bool {
  /// Whether a view's width has no part in that of its column.
  public static var isWidthUnsized: NodeAttribute { NodeAttribute("widthUnsized") }
  /// Whether a view's height has no part in that of its row.
  public static var isHeightUnsized: NodeAttribute { NodeAttribute("heightUnsized") }
}

extension NodeAttribute where Value == HorizontalAlignment {
  /// Where the views of a column stand across it, said by one of them.
  public static var columnAlignment: NodeAttribute { NodeAttribute("columnAlignment") }
}

extension NodeAttribute where Value == Alignment {
  /// Where a view stands in its cell, whatever its column and row say.
  public static var cellAnchor: NodeAttribute { NodeAttribute("cellAnchor") }
}

extension View {
  /// Places the view in its cell, to the nearest edge or the middle along each axis.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    finishing { node, _ in node[.cellAnchor] = anchor.nearestAlignment }
  }

  /// Has the view span columns of the grid that it is in.
  public func gridCellColumns(_ count: Int) -> some View {
    finishing { node, _ in node[.gridColumns] = min(max(1, count), 1000) }
  }

  /// Leaves the view out where its grid measures along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    finishing { node, _ in
      if axes.contains(.horizontal) { node[.isWidthUnsized] = true }
      if axes.contains(.vertical) { node[.isHeightUnsized] = true }
    }
  }

  /// Aligns the views of the column that the view is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    finishing { node, _ in node[.columnAlignment] = guide }
  }
}

extension UnitPoint {
  /// The alignment that comes closest.
  fileprivate var nearestAlignment: Alignment {
    let sides: [HorizontalAlignment] = [.leading, .center, .trailing]
    let heights: [VerticalAlignment] = [.top, .center, .bottom]
    func place(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 2).rounded()) }
    return Alignment(horizontal: sides[place(x)], vertical: heights[place(y)])
  }
}
