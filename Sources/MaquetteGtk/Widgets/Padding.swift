import Foundation
import Gtk
import MaquetteUI

/// Shows a view with room around it.
final class PaddingPresenter: ArrangedPresenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: ArrangedLayout(PaddingArrangement()))
  }

  override func update(_ change: NodeChange) {
    change.write(.insets, usually: EdgeInsets()) { arrange(by: PaddingArrangement(insets: $0)) }
  }
}
