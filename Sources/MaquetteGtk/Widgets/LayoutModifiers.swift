import Foundation
import Gtk
import MaquetteUI

/// Shows a view at its ideal size along some axes.
final class FixedSizePresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(FixedSizeArrangement()))
  }

  private func axes(_ node: Node) -> Axis.Set {
    var axes: Axis.Set = []
    if node[.fixesWidth] == true { axes.insert(.horizontal) }
    if node[.fixesHeight] == true { axes.insert(.vertical) }
    return axes
  }

  override func update(_ change: NodeChange) {
    change.write(axes) { arrange(by: FixedSizeArrangement(axes: $0)) }
  }

  override func expands(_ axis: Orientation) -> Bool {
    !axes(node).contains(axis == .horizontal ? .horizontal : .vertical) && super.expands(axis)
  }
}

/// Shows a view away from the place that it keeps.
final class OffsetPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(OffsetArrangement()))
  }

  override func update(_ change: NodeChange) {
    change.write(offset) { arrange(by: OffsetArrangement(offset: $0)) }
  }

  private func offset(_ node: Node) -> CGSize {
    CGSize(width: node[.x] ?? 0, height: node[.y] ?? 0)
  }
}

/// Shows a view with its centre at a point.
final class PositionPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(PositionArrangement()))
  }

  override func update(_ change: NodeChange) {
    change.write(center) { arrange(by: PositionArrangement(center: $0)) }
  }

  private func center(_ node: Node) -> CGPoint { CGPoint(x: node[.x] ?? 0, y: node[.y] ?? 0) }

  override func expands(_ axis: Orientation) -> Bool { true }
}

/// Shows a view in a ratio of its sides.
final class AspectRatioPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(AspectRatioArrangement()))
  }

  private func arrangement(_ node: Node) -> AspectRatioArrangement {
    AspectRatioArrangement(
      ratio: node[.ratio].map { CGFloat($0) }, fills: node[.fillsRatio] ?? false)
  }

  override func update(_ change: NodeChange) {
    change.write(arrangement) { arrange(by: $0) }
  }
}
