import Gtk
import MaquetteUI

/// Shows views side by side or above each other.
final class StackPresenter: Presenter {
  private let box: Box
  private let axis: Orientation

  required init(_ seed: PresenterSeed) {
    axis = seed.node.kind == .hstack ? .horizontal : .vertical
    box = Box(axis)
    super.init(seed, widget: box)
  }

  override func place(for child: Node) -> LayoutRole { .inline(axis) }

  override func update(_ change: NodeChange) {
    change.write(spacing, untouched: 0) { box.spacing = $0 }
  }

  private func spacing(_ node: Node) -> Int { (node[.spacing] ?? 8).pixels }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: box, after: peer)
  }

  override func contentDidChange() {
    if axis == .horizontal {
      let align = (node[.verticalAlignment] ?? .center).align
      for child in children { child.widget.align(axis, vertically: align) }
    } else {
      let align = (node[.horizontalAlignment] ?? .center).align
      for child in children { child.widget.align(axis, horizontally: align) }
    }
  }
}
