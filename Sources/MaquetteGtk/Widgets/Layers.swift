import Gtk
import MaquetteUI

/// Shows views over each other.
final class LayersPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(LayersArrangement()))
  }

  // No stack decides the axis of what is in it.
  override func place(for child: Node) -> LayoutRole { .layer }

  override func update(_ change: NodeChange) {
    change.write(.alignment, usually: .center) { arrange(by: LayersArrangement(alignment: $0)) }
  }
}

/// Shows views over another, which decides the size.
final class OverlayPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(SecondaryArrangement()))
  }

  override func place(for child: Node) -> LayoutRole {
    child.slot == .overlay ? .layer : super.place(for: child)
  }

  override var layers: [Presenter] { children(in: .content) + children(in: .overlay) }

  override func expands(_ axis: Orientation) -> Bool {
    children(in: .content).contains { $0.widget.computeExpand(axis) }
  }

  override func update(_ change: NodeChange) {
    change.write(.alignment, usually: .center) {
      arrange(by: SecondaryArrangement(alignment: $0))
    }
  }
}
