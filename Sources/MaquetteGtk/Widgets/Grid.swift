import Foundation
import Gtk
import MaquetteUI

/// Shows rows of views that share their columns.
///
/// The cells are the grid's own children as far as GTK goes, since each row must know the others.
final class GridPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(GridRowsArrangement()))
  }

  override func place(for child: Node) -> LayoutRole {
    child.kind == .gridRow ? .inline(.horizontal) : .inline(.vertical)
  }

  override func contentDidChange() {
    var grid = GridArrangement()
    grid.alignment = node[.alignment] ?? .center
    grid.horizontalSpacing = node[.horizontalSpacing].map { CGFloat($0) }
    grid.verticalSpacing = node[.verticalSpacing].map { CGFloat($0) }
    super.contentDidChange()
    arrange(by: GridRowsArrangement(grid: grid, rows: children.map(Self.row)))
  }

  /// What the grid must know of a child: a row with its cells, or a view across all columns.
  private static func row(_ child: Presenter) -> GridRowsArrangement.Row {
    guard child.node.kind == .gridRow, let presenter = child as? GridRowPresenter else {
      return .init(cells: [GridArrangement.Cell(element: WidgetElement(child), span: nil)])
    }
    return .init(
      cells: presenter.children.map(cell), layout: presenter.cells,
      alignment: child.node[.verticalAlignment])
  }

  private static func cell(_ child: Presenter) -> GridArrangement.Cell {
    var unsized: Axis.Set = []
    if child.node[.isWidthUnsized] == true { unsized.insert(.horizontal) }
    if child.node[.isHeightUnsized] == true { unsized.insert(.vertical) }
    return GridArrangement.Cell(
      element: WidgetElement(child), span: child.node[.gridColumns] ?? 1, unsized: unsized,
      column: child.node[.columnAlignment], anchor: child.node[.cellAnchor])
  }
}

/// Shows a row of a grid, whose cells the grid places; elsewhere a line.
final class GridRowPresenter: ArrangedPresenter {
  /// Where the grid wants the cells.
  let cells = GivenPlaces()

  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(cells))
    // A row that keeps its size is not laid out again by itself.
    cells.didChange = { [weak self] in self?.box.queueAllocate() }
  }

  override func place(for child: Node) -> LayoutRole { .inline(.horizontal) }
}

/// The places that a grid has found for the cells of a row; a line until then.
final class GivenPlaces: Arrangement {
  var places: [LayoutPlace]? {
    didSet { if places != oldValue { didChange() } }
  }
  /// Told when the grid has found other places.
  var didChange: () -> Void = {}
  private let line = StackArrangement(axis: .horizontal, guide: .vertical(.center))

  func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    line.size(of: children, in: proposal)
  }

  func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    guard let places, places.count == children.count else {
      return line.places(of: children, in: proposal)
    }
    return places
  }
}

/// Lays out the rows of a grid, and tells each where its cells are.
struct GridRowsArrangement: Arrangement {
  /// A row: its cells, and who is to be told of their places.
  struct Row {
    var cells: [GridArrangement.Cell]
    var layout: GivenPlaces?
    var alignment: VerticalAlignment?
  }

  var grid = GridArrangement()
  var rows: [Row] = []

  private var cells: [[GridArrangement.Cell]] {
    let columns = rows.reduce(into: [Int: HorizontalAlignment]()) { columns, row in
      for (index, cell) in row.cells.enumerated() { columns[index] = columns[index] ?? cell.column }
    }
    return rows.map { row in
      row.cells.enumerated().map { index, cell in
        var cell = cell
        cell.alignment =
          cell.anchor
          ?? Alignment(
            horizontal: cell.span == nil
              ? grid.alignment.horizontal : columns[index] ?? grid.alignment.horizontal,
            vertical: row.alignment ?? grid.alignment.vertical)
        return cell
      }
    }
  }

  func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    grid.arrange(cells, in: proposal).size
  }

  func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    let (size, places) = grid.arrange(cells, in: proposal)
    return zip(rows, places).map { row, cells in
      guard let layout = row.layout else { return cells.first ?? .nowhere }
      let top = cells.map(\.origin.y).min() ?? 0
      let bottom = cells.map { $0.origin.y + $0.size.height }.max() ?? top
      layout.places = cells.map { cell in
        var cell = cell
        cell.origin.y -= top
        return cell
      }
      let room = CGSize(width: size.width, height: bottom - top)
      return LayoutPlace(
        origin: CGPoint(x: 0, y: top), size: room, proposal: ProposedViewSize(room))
    }
  }
}
