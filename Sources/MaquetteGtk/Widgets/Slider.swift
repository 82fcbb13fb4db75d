import Gtk
import MaquetteUI

/// Shows a number between two others as the place of a knob.
final class SliderPresenter: Presenter {
  private let line: LabeledLine
  private let scale = Scale(.horizontal)
  private var connection: SignalConnection?

  required init(_ seed: PresenterSeed) {
    line = LabeledLine(in: seed.place)
    super.init(seed, widget: line.widget)
    scale.drawValue = false
    scale.hexpand = true
    scale.setSizeRequest(width: 120, height: -1)
    line.append(scale)
    connection = scale.adjustment.onNotify("value") { [weak self] in self?.wasMoved() }
  }

  override var labelColumn: Widget? { place == .line ? line.titles : nil }
  override var accessibleWidget: Widget? { scale }
  override func place(for child: Node) -> LayoutRole { child.slot == .label ? titlePlace : .value }

  override func update(_ change: NodeChange) {
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
    switch child.node.slot {
    case .minimumValueLabel?: attach(child, to: line.values, after: peer)
    case .maximumValueLabel?: line.values.insert(child.widget, after: peer?.widget ?? scale)
    default: attach(child, to: line.titles, after: peer)
    }
  }

  override func contentDidChange() {
    let hasTitles = line.titles.firstChild != nil
    line.hideEmptyParts()
    // Without a title the knob has the whole width.
    line.titles.set(\.visible, hasTitles)
    line.values.set(\.hexpand, true)
    if hasTitles { label(scale, by: line.titles) }
    nameRow(line.row)
  }

  private func wasMoved() { context.send(.setNumber(scale.value), from: self) }

  override func settle() {
    let number = node[.number] ?? 0
    guard scale.value != number else { return }
    connection?.blocked { scale.value = number }
  }
}
