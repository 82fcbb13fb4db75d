import Foundation
import Gtk
import MaquetteUI

/// Shows a shape or a colour, as large as there is room.
final class ShapePresenter: Presenter {
  private let area: CustomWidget
  private let layout = ShapeLayout()

  required init(_ seed: PresenterSeed) {
    area = CustomWidget(layout: layout)
    super.init(seed, widget: area)
    area.setAccessibleRole(.presentation)
    area.hexpand = true
    area.vexpand = true
  }

  override func update(_ change: NodeChange) {
    change.write(DrawnOutline.init(of:)) { outline in
      let isOther = layout.outline.outline != outline.outline
      layout.outline = outline
      if isOther { area.queueResize() } else { area.queueDraw() }
    }
  }
}

/// An outline with its paints.
struct DrawnOutline: Equatable {
  var outline = ShapeOutline.rectangle
  var fill: Paint?
  var stroke: Paint?
  var lineWidth = 1.0

  init() {}

  init(of node: Node) {
    outline = node[.outline] ?? .rectangle
    fill = node[.fill]
    stroke = node[.stroke]
    lineWidth = node[.lineWidth].map { $0.isFinite ? min($0, 10_000) : 0 } ?? 1
  }

  /// Draws in the colours that the paints are in `widget` now.
  func draw(_ cairo: CairoContext, in widget: Widget, width: Double, height: Double) {
    if let fill {
      cairo.trace(outline, in: Area(width: width, height: height))
      cairo.setSource(Palette.color(of: fill, in: widget))
      cairo.fill()
    }
    if let stroke, lineWidth > 0 {
      let room = Area(width: width, height: height).inset(by: lineWidth / 2)
      cairo.trace(outline, in: room)
      cairo.setSource(Palette.color(of: stroke, in: widget))
      cairo.setLineWidth(lineWidth)
      cairo.stroke()
    }
  }
}

/// Asks for little, and draws a shape in whatever it gets.
final class ShapeLayout: @MainActor ProposalLayout {
  var outline = DrawnOutline()

  func size(_ widget: CustomWidget, in proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    guard outline.outline == .circle else { return room }
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    let (width, height) = (Double(widget.width), Double(widget.height))
    guard width > 0, height > 0 else { return }
    snapshot.appendCairo(in: Area(width: width, height: height)) {
      outline.draw($0, in: widget, width: width, height: height)
    }
  }
}

extension CairoContext {
  /// Adds the path of an outline in an area.
  func trace(_ outline: ShapeOutline, in area: Area) {
    switch outline {
    case .rectangle: rectangle(area)
    case .roundedRectangle(let radius): roundedRectangle(area, radius: radius)
    case .capsule: roundedRectangle(area, radius: min(area.width, area.height) / 2)
    case .ellipse: ellipse(in: area)
    case .circle:
      let side = min(area.width, area.height)
      ellipse(
        in: Area(
          x: area.x + (area.width - side) / 2, y: area.y + (area.height - side) / 2, width: side,
          height: side))
    }
  }
}

extension Area {
  /// The area less a border all around.
  func inset(by distance: Double) -> Area {
    Area(
      x: x + distance, y: y + distance, width: max(width - 2 * distance, 0),
      height: max(height - 2 * distance, 0))
  }
}
