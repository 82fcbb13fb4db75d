import Foundation
import Gtk
import MaquetteUI

/// Shows views that depend on the room they have, and tells how much that is.
final class GeometryReaderPresenter: ArrangedPresenter {
  private let room = ReaderLayout()

  required init(_ seed: PresenterSeed) {
    super.init(seed, layout: room)
    room.didChange = { [weak self] size in self?.tellRoom(size) }
  }

  override func place(for child: Node) -> LayoutRole { .layer }

  override func expands(_ axis: Orientation) -> Bool { true }
}

/// Takes all the room, and notes where it differs from what it was.
final class ReaderLayout: ArrangedLayout {
  var didChange: (CGSize) -> Void = { _ in }
  private var size: CGSize?

  init() { super.init(ReaderArrangement()) }

  override func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    super.allocate(widget, width: width, height: height, baseline: baseline)
    let found = CGSize(width: width, height: height)
    guard found != size else { return }
    size = found
    didChange(found)
  }
}
