import Gtk
import MaquetteUI

/// Shows a bar as long as what is done, or a sign that something is going on.
final class ProgressPresenter: Presenter {
  private let column = Box(.vertical, spacing: 6)
  private let titles = Box(.vertical)
  private let values = Box(.vertical)
  private let bar: ProgressBar?
  private let ring: CustomWidget?
  private let ringLayout = RingLayout()

  required init(_ seed: PresenterSeed) {
    let shape = Self.shape(of: seed.node)
    bar = shape == .bar ? ProgressBar() : nil
    ring = shape == .ring ? CustomWidget(layout: ringLayout) : nil
    super.init(seed, widget: column)
    ring?.setAccessibleRole(.progressBar)
    if let bar {
      column.hexpand = true
      for part in [titles, bar, values] { column.append(part) }
    } else if let ring {
      ring.halign = .center
      for part in [ring, titles, values] { column.append(part) }
    } else {
      let spinner = Spinner()
      spinner.spinning = seed.node[.progressStyle] != .linear
      for part in [spinner, titles, values] { column.append(part) }
    }
  }

  private enum Shape {
    case bar, ring, spinner
  }

  private static func shape(of node: Node) -> Shape {
    switch (node[.progressStyle] ?? .automatic, node[.fraction]) {
    case (.circular, .some): .ring
    case (.linear, _), (_, .some): .bar
    default: .spinner
    }
  }

  private var shape: Shape { bar != nil ? .bar : ring != nil ? .ring : .spinner }

  override var accessibleWidget: Widget? { bar ?? ring }
  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && Self.shape(of: node) == shape
  }
  override func place(for child: Node) -> LayoutRole { .inline(.vertical) }

  override func update(_ change: NodeChange) {
    change.write(.fraction, usually: 0) { fraction in
      bar?.fraction = fraction
      ringLayout.fraction = fraction
      ring?.queueDraw()
      ring?.setAccessible(.valueNow, to: fraction)
    }
    change.write(.tint) { tint in
      ringLayout.tint = tint
      ring?.queueDraw()
    }
    if let bar { writeTint(change, on: bar) }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: child.node.slot == .label ? titles : values, after: peer)
  }

  override func contentDidChange() {
    for child in children {
      child.widget.align(.vertical, horizontally: bar == nil ? .center : .start)
    }
    for part in [titles, values] { part.set(\.visible, part.firstChild != nil) }
  }
}

/// Draws a ring that is filled as far as a task is done.
private final class RingLayout: CustomLayout {
  var fraction = 0.0
  var tint: MaquetteUI.Color?

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest { SizeRequest(minimum: 28, natural: 28) }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    let area = Area(width: Double(widget.width), height: Double(widget.height))
    guard area.width > 0, area.height > 0 else { return }
    let fill = Palette.color(of: Paint(color: tint ?? .accentColor), in: widget)
    var track = widget.color
    track.alpha = 0.15
    let radius = min(area.width, area.height) / 2 - 3
    let turn = Double.pi * 2
    snapshot.appendCairo(in: area) { cairo in
      cairo.setLineWidth(4)
      cairo.setRoundLines()
      for (color, end) in [(track, 1), (fill, fraction)] where end > 0 {
        cairo.setSource(color)
        cairo.arc(
          x: area.width / 2, y: area.height / 2, radius: radius, from: -turn / 4,
          to: turn * end - turn / 4)
        cairo.stroke()
      }
    }
  }
}
