import Gtk
import MaquetteUI

/// Shows a view with something drawn around, behind or over it, which takes no room.
class DecorationPresenter: Presenter {
  private let box: CustomWidget
  private let layout: DecorationLayout

  init(_ seed: PresenterSeed, layout: DecorationLayout) {
    self.layout = layout
    box = CustomWidget(layout: layout)
    super.init(seed, widget: box)
  }

  required init(_ seed: PresenterSeed) { fatalError("a decoration needs a layout") }

  override func place(for child: Node) -> LayoutRole { place.isInline ? place : .inline(.vertical) }

  override func update(_ change: NodeChange) {
    change.write(DrawnOutline.init(of:)) { outline in
      layout.outline = outline
      box.queueDraw()
    }
    change.write(.alignment, usually: .center) { alignment in
      layout.alignment = alignment
      box.queueAllocate()
    }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    // What is behind is drawn first, and so comes first.
    let behind = child.node.slot == .background ? nil : children(in: .background).last
    child.widget.insert(into: box, after: (peer ?? behind)?.widget)
    if child.node.slot == .content { layout.content = child.widget }
  }

  override func contentDidChange() {
    if let content = layout.content { box.takeExpansion(from: [content]) }
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
final class DecorationLayout: CustomLayout {
  typealias Draw = (DecorationLayout, CustomWidget, Snapshot, Area) -> Void

  var outline = DrawnOutline()
  var alignment = Alignment.center
  weak var content: Widget?
  private let draw: Draw

  init(draw: @escaping Draw) { self.draw = draw }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    content?.measure(orientation, for: size) ?? SizeRequest(minimum: 0, natural: 0)
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    for child in widget.children where child.shouldLayout {
      if child === content {
        let all = Gtk.Rectangle(x: 0, y: 0, width: width, height: height)
        child.sizeAllocate(all, baseline: baseline)
      } else {
        child.place(in: (width, height), at: alignment, direction: widget.direction)
      }
    }
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
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
