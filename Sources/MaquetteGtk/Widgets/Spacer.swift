import Gtk
import MaquetteUI

/// Shows room that grows along the stack around it.
final class SpacerPresenter: Presenter {
  private let room = Box()

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: room)
    room.setAccessibleRole(.presentation)
    if isVertical { room.vexpand = true } else { room.hexpand = true }
  }

  private var isVertical: Bool { place == .inline(.vertical) }

  private func leastLength(_ node: Node) -> Int { (node[.minLength] ?? 0).pixels }

  override func update(_ change: NodeChange) {
    change.write(leastLength, untouched: 0) { length in
      room.setSizeRequest(width: isVertical ? -1 : length, height: isVertical ? length : -1)
    }
  }
}

/// Shows a thin line across the stack around it.
final class DividerPresenter: Presenter {
  required init(_ seed: PresenterSeed) {
    let isInLine = seed.place == .inline(.horizontal)
    let line = Separator(isInLine ? .vertical : .horizontal)
    if isInLine { line.vexpand = true } else { line.hexpand = true }
    super.init(seed, widget: line)
  }
}
