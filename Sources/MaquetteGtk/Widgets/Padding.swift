import Gtk
import MaquetteUI

/// Shows a view with room around it.
final class PaddingPresenter: Presenter {
  // A box of its own, so that borders and backgrounds within are inside the room, others outside.
  private let box = Bin()

  required init(_ seed: PresenterSeed) { super.init(seed, widget: box) }

  override func update(_ change: NodeChange) {
    change.write(margins, untouched: Margins()) { box.margins = $0 }
  }

  private func margins(_ node: Node) -> Margins {
    guard let insets = node[.insets] else { return Margins() }
    return Margins(
      top: Double(insets.top).pixels, bottom: Double(insets.bottom).pixels,
      start: Double(insets.leading).pixels, end: Double(insets.trailing).pixels)
  }

  override func place(for child: Node) -> LayoutRole { place.isInline ? place : .inline(.vertical) }

  override func attach(_ child: Presenter, after peer: Presenter?) { box.child = child.widget }
}

extension LayoutRole {
  /// Whether the place is among other views.
  var isInline: Bool {
    if case .inline = self { true } else { false }
  }
}
