import Gtk
import MaquetteUI

/// Shows a number between two others as the place of a knob.
final class SliderPresenter: LabeledPresenter {
  private let scale = Scale(.horizontal)
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    scale.drawValue = false
    scale.hexpand = true
    scale.setSizeRequest(width: 120, height: -1)
    line.values.hexpand = true
    scale.takeWheelOnlyWithFocus()
    add(scale)
    connection = scale.adjustment.onNotify("value") { [weak self] in self?.wasMoved() }
  }

  override func update(_ change: NodeChange) {
    writeTint(change, on: scale)
    connection?.blocked {
      change.write(bounds, untouched: nil) { scale.setRange($0) }
      change.write(increment, untouched: nil) { scale.setIncrements(step: $0, page: $0 * 10) }
      change.write(.number, usually: 0) { scale.value = $0 }
    }
  }

  private func bounds(_ node: Node) -> ClosedRange<Double> {
    let lower = node[.lowerBound] ?? 0
    return lower...max(lower, node[.upperBound] ?? 1)
  }

  private func increment(_ node: Node) -> Double {
    let bounds = bounds(node)
    return node[.step] ?? (bounds.upperBound - bounds.lowerBound) / 100
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    if child.node.slot == .maximumValueLabel {
      attach(child, to: line.values, afterWidget: peer?.widget ?? scale)
    } else {
      super.attach(child, after: peer)
    }
  }

  override func contentDidChange() {
    super.contentDidChange()
    // Without a title the knob has the whole width.
    line.start.set(\.visible, line.titles.firstChild != nil)
  }

  private func wasMoved() { context.send(.setNumber(scale.value), from: self) }

  override func settle() {
    let number = node[.number] ?? 0
    guard scale.value != number else { return }
    connection?.blocked { scale.value = number }
  }
}
