import Foundation
import Gtk
import MaquetteUI

/// Shows a view with something drawn around, behind or over it, which takes no room.
class DecorationPresenter: ArrangedPresenter {
  private let decoration: DecorationLayout

  init(_ seed: PresenterSeed, layout: DecorationLayout) {
    decoration = layout
    super.init(seed, layout: layout)
    layout.room.didChange = { [weak self] in self?.tellRoom($0) }
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
    decoration.room.isAsked = change.new[.drawnRoom] != nil
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
        layout.outline.draw(in: widget, snapshot, width: area.width, height: area.height)
      })
  }
}

/// Shows other views or a colour behind a view.
final class BackgroundPresenter: DecorationPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(
      seed,
      layout: DecorationLayout { layout, widget, snapshot, area in
        layout.outline.draw(in: widget, snapshot, width: area.width, height: area.height)
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
        let (room, corners) = layout.outline.fitted(to: area).clip(
          in: area, isRightToLeft: widget.direction == .rightToLeft)
        snapshot.clipped(to: room, corners: corners) { widget.snapshotChildren(snapshot) }
      })
  }
}

/// Lays a view out as if nothing were drawn with it, and draws.
final class DecorationLayout: ArrangedLayout {
  typealias Draw = (DecorationLayout, CustomWidget, Snapshot, Area) -> Void

  var outline = DrawnOutline()
  let room = AskedRoom()
  private let draw: Draw

  init(draw: @escaping Draw) {
    self.draw = draw
    super.init(SecondaryArrangement())
  }

  override func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    super.allocate(widget, width: width, height: height, baseline: baseline)
    room.note(width: width, height: height)
  }

  override func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    let area = Area(width: Double(widget.width), height: Double(widget.height))
    guard area.width > 0, area.height > 0 else { return }
    draw(self, widget, snapshot, area)
  }
}

extension ShapeOutline {
  /// The area that cuts to the outline, with the sizes of its corners from the top left onwards;
  /// that of lines of its own is the least that holds them.
  fileprivate func clip(
    in area: Area, isRightToLeft: Bool
  ) -> (area: Area, corners: [(width: Double, height: Double)]) {
    let side = min(area.width, area.height)
    func round(_ radius: Double) -> [(width: Double, height: Double)] {
      let radius = min(max(radius, 0), side / 2)
      return Array(repeating: (radius, radius), count: 4)
    }
    switch self {
    case .rectangle: return (area, round(0))
    case .roundedRectangle(let radius): return (area, round(radius))
    case .capsule: return (area, round(side / 2))
    case .ellipse:
      return (area, Array(repeating: (area.width / 2, area.height / 2), count: 4))
    case .circle:
      let place = Area(
        x: (area.width - side) / 2, y: (area.height - side) / 2, width: side, height: side)
      return (place, round(side / 2))
    case .unevenRoundedRectangle(let radii):
      let start = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      let order = isRightToLeft ? [1, 0, 3, 2] : [0, 1, 2, 3]
      return (
        area,
        order.map { index in
          let radius = min(max(Double(start[index]), 0), side / 2)
          return (radius, radius)
        }
      )
    case .changed(let outline, .inset(let distance)):
      return outline.clip(in: area.inset(by: distance), isRightToLeft: isRightToLeft)
    case .path, .changed:
      let rect = path(
        in: CGRect(x: 0, y: 0, width: area.width, height: area.height),
        isRightToLeft: isRightToLeft
      ).boundingRect
      return (
        Area(
          x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
          height: Double(rect.height)), round(0)
      )
    }
  }
}
