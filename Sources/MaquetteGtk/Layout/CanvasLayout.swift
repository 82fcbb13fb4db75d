import Gtk
import MaquetteUI

/// Places what a page shows in the middle of it, several views above each other.
final class CanvasLayout: ArrangedLayout {
  /// Whether what is larger than the page goes beyond its edges, instead of being scrolled.
  private let overflows: Bool

  init(overflows: Bool) {
    self.overflows = overflows
    super.init(StackArrangement(axis: .vertical, guide: .horizontal(.center)))
    slack = .center
  }

  override func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    let request = super.measure(widget, orientation, for: size)
    return overflows ? SizeRequest(minimum: 0, natural: request.natural) : request
  }
}
