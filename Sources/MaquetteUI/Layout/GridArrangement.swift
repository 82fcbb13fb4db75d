import Foundation

/// How rows of cells that share their columns are laid out.
///
/// A column is as flexible as its cells together, and room is shared among columns, and then among
/// rows, as a stack shares it among views.
package struct GridArrangement {
  package var alignment = Alignment.center
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?

  package init() {}

  /// A view in a grid: where it is, and what it says about that.
  package struct Cell {
    package var element: any LayoutElement
    /// The columns that the cell spans; `nil` for all, as a view has that stands in no row.
    package var span: Int?
    /// The axes along which the cell takes part in no measuring.
    package var unsized: Axis.Set = []
    package var alignment: Alignment?
    /// The alignment that the cell sets for its column.
    package var column: HorizontalAlignment?
    /// Where the cell alone is to stand, whatever its column and row say.
    package var anchor: Alignment?

    package init(
      element: any LayoutElement, span: Int? = 1, unsized: Axis.Set = [],
      alignment: Alignment? = nil, column: HorizontalAlignment? = nil, anchor: Alignment? = nil
    ) {
      self.anchor = anchor
      self.column = column
      self.element = element
      self.span = span
      self.unsized = unsized
      self.alignment = alignment
    }
  }

  /// The size of the grid, and the place of each cell of each row.
  @MainActor
  package func arrange(
    _ rows: [[Cell]], in proposal: ProposedViewSize
  ) -> (size: CGSize, places: [[LayoutPlace]]) {
    let columns = columns(of: rows)
    let horizontal = StackArrangement(
      axis: .horizontal, guide: .vertical(.center),
      spacing: horizontalSpacing ?? StackArrangement.usualSpacing)
    let widths = lengths(of: columns, horizontal, in: proposal)
    let total = horizontal.gaps(between: columns).reduce(0, +) + widths.reduce(0, +)
    let gap = horizontal.spacing ?? 0
    let bands = rows.map { row in
      GridBand(
        axis: .vertical,
        cells: row.enumerated().map { index, cell in
          let start = row[..<index].reduce(0) { $0 + ($1.span ?? 1) }
          return (cell, width(of: cell, from: start, in: widths, gap: gap, total: total))
        })
    }
    let vertical = StackArrangement(
      axis: .vertical, guide: .horizontal(.leading),
      spacing: verticalSpacing ?? StackArrangement.usualSpacing)
    let heights = lengths(of: bands, vertical, in: proposal)
    let size = CGSize(
      width: total,
      height: vertical.gaps(between: bands).reduce(0, +) + heights.reduce(0, +))
    var y: CGFloat = 0
    let places = zip(rows, zip(bands, heights)).map { row, band in
      defer { y += band.1 + (vertical.spacing ?? 0) }
      return place(row, band.0, at: y, height: band.1, gap: gap, widths: widths)
    }
    return (size, places)
  }

  @MainActor
  private func place(
    _ row: [Cell], _ band: GridBand, at y: CGFloat, height: CGFloat, gap: CGFloat,
    widths: [CGFloat]
  ) -> [LayoutPlace] {
    var start = 0
    return zip(row, band.cells).map { cell, entry in
      let room = CGSize(width: entry.across ?? 0, height: height)
      let x = widths.prefix(start).reduce(0) { $0 + $1 + gap }
      start += cell.span ?? 1
      var place = (cell.alignment ?? alignment).place(
        cell.element, in: room, proposal: ProposedViewSize(room))
      place.origin.x += x
      place.origin.y += y
      return place
    }
  }

  /// The width of the columns that a cell spans.
  private func width(
    of cell: Cell, from start: Int, in widths: [CGFloat], gap: CGFloat, total: CGFloat
  ) -> CGFloat {
    guard let span = cell.span else { return total }
    let spanned = widths.dropFirst(start).prefix(span)
    return spanned.reduce(0, +) + gap * CGFloat(max(0, spanned.count - 1))
  }

  /// The columns, each with the cells that stand in it alone.
  @MainActor
  private func columns(of rows: [[Cell]]) -> [GridBand] {
    let count = rows.map { $0.reduce(0) { $0 + ($1.span ?? 1) } }.max() ?? 0
    var columns = (0..<count).map { _ in GridBand(axis: .horizontal, cells: []) }
    for row in rows {
      var index = 0
      for cell in row {
        // A view across all columns makes none wide, unless it is the only one.
        if cell.span == 1 || (cell.span == nil && count == 1) {
          columns[index].cells.append((cell, nil))
        }
        index += cell.span ?? 1
      }
    }
    return columns
  }

  @MainActor
  private func lengths(
    of bands: [GridBand], _ stack: StackArrangement, in proposal: ProposedViewSize
  ) -> [CGFloat] {
    var offer = ProposedViewSize.unspecified
    offer[stack.axis] = proposal[stack.axis]
    return zip(bands, stack.offers(to: bands, in: offer)).map { $0.size(in: $1)[stack.axis] }
  }
}

/// A column or row of a grid, which is as long as the longest of its cells.
private struct GridBand: LayoutElement {
  let axis: Axis
  /// The cells with the lengths that they have across the band, where these are known.
  var cells: [(cell: GridArrangement.Cell, across: CGFloat?)]

  func size(in proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for (cell, across) in cells where cell.unsized.isDisjoint(with: axis.set) {
      var offer = ProposedViewSize.unspecified
      offer[axis] = proposal[axis]
      offer[axis.across] = across
      size[axis] = max(size[axis], cell.element.size(in: offer)[axis])
    }
    return size
  }

  func explicitGuide(_ guide: AlignmentGuide, in proposal: ProposedViewSize) -> CGFloat? { nil }
  var layoutPriority: Double { cells.map(\.cell.element.layoutPriority).max() ?? 0 }
  var closeEdges: Edge.Set { [] }
}
