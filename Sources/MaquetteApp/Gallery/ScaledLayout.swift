import Foundation
import Gtk

/// Shows a form as a whole, in a width of its own, so many times as large, with marks on it.
final class ScaledLayout: CustomLayout {
  /// The form's width in points.
  var width = 360
  var scale = 0.6
  /// How much higher the form is than it asks for.
  var extraHeight = 0
  /// The areas to be marked, in points of the form.
  var marks: [CGRect] = []

  private static let greatestHeight = 4000

  func measure(_ widget: CustomWidget, _ orientation: Orientation, for size: Int) -> SizeRequest {
    let length = orientation == .horizontal ? formWidth(widget) : formHeight(widget)
    let whole = Int((Double(length) * scale).rounded(.up))
    return SizeRequest(minimum: whole, natural: whole)
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    widget.firstChild?.allocate(
      width: formWidth(widget), height: formHeight(widget), x: 0, y: 0, scale: scale)
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    widget.snapshotChildren(snapshot)
    guard let color = marks.isEmpty ? nil : widget.lookupColor("error_color") else { return }
    for mark in marks {
      let area = Area(
        x: mark.minX * scale - 2, y: mark.minY * scale - 2, width: mark.width * scale + 4,
        height: mark.height * scale + 4)
      snapshot.appendBorder(area, radius: 4, width: 2, color: color)
    }
  }

  private func formWidth(_ widget: CustomWidget) -> Int {
    max(width, widget.firstChild?.measure(.horizontal).minimum ?? 0)
  }

  private func formHeight(_ widget: CustomWidget) -> Int {
    let form = widget.firstChild?.measure(.vertical, for: formWidth(widget))
    return min(max((form?.natural ?? 0) + extraHeight, 60), Self.greatestHeight)
  }
}

/// Places the cells of the gallery in lines, in the order of reading.
final class GalleryLayout: CustomLayout {
  /// How many stand in a line; nil for as many as there is room for.
  var columns: Int?

  private static let gap = 24

  var requestMode: SizeRequestMode { .heightForWidth }

  func measure(_ widget: CustomWidget, _ orientation: Orientation, for size: Int) -> SizeRequest {
    let cells = widget.children.filter(\.shouldLayout)
    if orientation == .horizontal {
      let widths = cells.map { $0.measure(.horizontal).natural }
      let widest = (widths.max() ?? 0) + Self.gap * 2
      guard let columns else { return SizeRequest(minimum: widest, natural: widest) }
      let line = lines(cells, columns, nil).map { $0.reduce(Self.gap) { $0 + $1.width + Self.gap } }
      let whole = line.max() ?? widest
      return SizeRequest(minimum: whole, natural: whole)
    }
    let lines = lines(cells, columns, size < 0 ? nil : size)
    let height = lines.reduce(Self.gap) { $0 + ($1.map(\.height).max() ?? 0) + Self.gap }
    return SizeRequest(minimum: height, natural: height)
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    let isReversed = widget.direction == .rightToLeft
    var y = Self.gap
    for line in lines(widget.children.filter(\.shouldLayout), columns, width) {
      let whole = line.reduce(-Self.gap) { $0 + $1.width + Self.gap }
      var x = columns == nil ? max(Self.gap, (width - whole) / 2) : Self.gap
      for cell in line {
        let left = isReversed ? width - x - cell.width : x
        cell.widget.sizeAllocate(
          Rectangle(x: left, y: y, width: cell.width, height: cell.height))
        x += cell.width + Self.gap
      }
      y += (line.map(\.height).max() ?? 0) + Self.gap
    }
  }

  private typealias Cell = (widget: Widget, width: Int, height: Int)

  private func lines(_ cells: [Widget], _ columns: Int?, _ width: Int?) -> [[Cell]] {
    var lines: [[Cell]] = []
    var room = 0
    for cell in cells {
      let own = cell.measure(.horizontal).natural
      let entry: Cell = (cell, own, cell.measure(.vertical, for: own).natural)
      let isFull =
        columns.map { (lines.last?.count ?? $0) >= $0 } ?? (lines.isEmpty || own + Self.gap > room)
      if isFull {
        lines.append([entry])
        room = (width ?? .max / 2) - Self.gap * 2 - own
      } else {
        lines[lines.count - 1].append(entry)
        room -= own + Self.gap
      }
    }
    return lines
  }
}
