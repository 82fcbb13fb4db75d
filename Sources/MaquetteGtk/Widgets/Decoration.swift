import Gtk
import MaquetteUI

/// Shows a view with something drawn around, behind or over it, which takes no room.
class DecorationPresenter: ArrangedPresenter {
  private let decoration: DecorationLayout

  init(_ seed: PresenterSeed, layout: DecorationLayout) {
    decoration = layout
    super.init(seed, layout: layout)
  }

  required init(_ seed: PresenterSeed) { fatalError("a decoration needs a layout") }

  override func place(for child: Node) -> LayoutRole {
    child.slot == .background ? .layer : super.place(for: child)
  }

  // What is behind is drawn first.
  override var layers: [Presenter] { children(in: .background) + children(in: .content) }

  override func expands(_ axis: Orientation) -> Bool {
    children(in: .content).contains { $0.widget.computeExpand(axis) }
  }

  override func update(_ change: NodeChange) {
    change.write(DrawnOutline.init(of:)) { outline in
      decoration.outline = outline
      box.queueDraw()
    }
  }

  override func contentDidChange() {
    let arrangement = SecondaryArrangement(
      alignment: node[.alignment] ?? .center, primary: children(in: .background).count)
    if layout.arrangement as? SecondaryArrangement != arrangement { arrange(by: arrangement) }
    super.contentDidChange()
  }
}

/// Shows a line inside the edges of a view.
final class BorderPresenter: DecorationPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(
      seed,
      layout: DecorationLayout { layout, widget, snapshot, area in
        widget.snapshotChildren(snapshot)
        snapshot.appendCairo(in: area) {
          layout.outline.draw($0, in: widget, width: area.width, height: area.height)
        }
      })
  }
}

/// Shows other views or a colour behind a view.
final class BackgroundPresenter: DecorationPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(
      seed,
      layout: DecorationLayout { layout, widget, snapshot, area in
        snapshot.appendCairo(in: area) {
          layout.outline.draw($0, in: widget, width: area.width, height: area.height)
        }
        widget.snapshotChildren(snapshot)
      })
  }
}

/// Shows a view cut to an outline.
final class ClipPresenter: DecorationPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(
      seed,
      layout: DecorationLayout { layout, widget, snapshot, area in
        let (room, radius) = layout.outline.outline.clip(in: area)
        snapshot.clipped(to: room, radius: radius) { widget.snapshotChildren(snapshot) }
      })
  }
}

/// Lays a view out as if nothing were drawn with it, and draws.
final class DecorationLayout: ArrangedLayout {
  typealias Draw = (DecorationLayout, CustomWidget, Snapshot, Area) -> Void

  var outline = DrawnOutline()
  private let draw: Draw

  init(draw: @escaping Draw) {
    self.draw = draw
    super.init(SecondaryArrangement())
  }

  override func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    let area = Area(width: Double(widget.width), height: Double(widget.height))
    guard area.width > 0, area.height > 0 else { return }
    draw(self, widget, snapshot, area)
  }
}

extension ShapeOutline {
  /// The rounded rectangle that cuts to the outline.
  fileprivate func clip(in area: Area) -> (area: Area, radius: Double) {
    let side = min(area.width, area.height)
    return switch self {
    case .rectangle: (area, 0)
    case .roundedRectangle(let radius): (area, min(radius, side / 2))
    case .capsule, .ellipse: (area, side / 2)
    case .circle:
      (
        Area(
          x: (area.width - side) / 2, y: (area.height - side) / 2, width: side, height: side),
        side / 2
      )
    }
  }
}
