import Foundation
import Gtk
import MaquetteUI

/// Shows views side by side or above each other.
final class StackPresenter: ArrangedPresenter {
  private let axis: Orientation

  required init(_ seed: PresenterSeed) {
    axis = seed.node.kind == .hstack ? .horizontal : .vertical
    super.init(seed, layout: ArrangedLayout(StackArrangement(of: seed.node)))
  }

  override func place(for child: Node) -> LayoutRole { .inline(axis) }

  override func update(_ change: NodeChange) {
    change.write(StackArrangement.init(of:), untouched: StackArrangement(of: node)) {
      arrange(by: $0)
    }
  }
}

extension StackArrangement {
  /// The arrangement that the node of a stack asks for.
  init(of node: Node) {
    let spacing = node[.spacing].map { CGFloat($0) }
    if node.kind == .hstack {
      self.init(
        axis: .horizontal, guide: .vertical(node[.verticalAlignment] ?? .center), spacing: spacing)
    } else {
      self.init(
        axis: .vertical, guide: .horizontal(node[.horizontalAlignment] ?? .center),
        spacing: spacing)
    }
  }
}
