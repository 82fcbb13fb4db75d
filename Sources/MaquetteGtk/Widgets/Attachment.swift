import Gtk
import MaquetteUI

/// Shows or does what is attached to a node without being among its contents.
class AttachmentPresenter: Presenter {
  /// The presenter of the node that it is attached to.
  private(set) final weak var host: Presenter?

  required init(_ seed: PresenterSeed) { super.init(seed, widget: Bin()) }

  override init(_ seed: PresenterSeed, widget: Widget) { super.init(seed, widget: widget) }

  /// Told once the node that it belongs to has its widgets.
  func attached(to host: Presenter) {}

  final func attach(to host: Presenter) {
    self.host = host
    attached(to: host)
  }
}

/// Stands for a view that shows nothing, where something is attached to it.
final class AnchorPresenter: Presenter {
  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: Bin())
    widget.visible = false
  }
}
