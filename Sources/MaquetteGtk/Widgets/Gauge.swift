import Gtk
import MaquetteUI

/// Shows a value within a range as a bar, or as an open ring around the value.
final class GaugePresenter: Presenter {
  private let column = Box(.vertical, spacing: 4)
  private let titles = Box(.vertical)
  private let values = Box(.horizontal)
  private let line = Box(.horizontal, spacing: 6)
  private let layout: GaugeLayout
  private let dial: CustomWidget
  private let center = Overlay()

  required init(_ seed: PresenterSeed) {
    layout = GaugeLayout(style: seed.node[.gaugeStyle] ?? .automatic)
    dial = CustomWidget(layout: layout)
    super.init(seed, widget: column)
    dial.setAccessibleRole(.meter)
    if layout.isCircular {
      column.halign = .center
      center.child = dial
      center.addOverlay(values)
      values.halign = .center
      values.valign = .center
      column.append(center)
      column.append(line)
      line.append(titles)
      line.halign = .center
    } else {
      column.hexpand = true
      dial.hexpand = true
      dial.valign = .center
      line.append(dial)
      for part in layout.isCapacity ? [titles, line, values] : [titles, line] {
        column.append(part)
      }
      if !layout.isCapacity { line.insert(values, after: nil) }
    }
  }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && (node[.gaugeStyle] ?? .automatic) == layout.style
  }

  override var accessibleWidget: Widget? { dial }

  override func update(_ change: NodeChange) {
    change.write(.fraction, usually: 0) { fraction in
      layout.fraction = fraction
      dial.queueDraw()
      dial.setAccessible(.valueNow, to: fraction)
    }
    change.write(.tint) { tint in
      layout.tint = tint
      dial.queueDraw()
    }
  }

  override func styleDidChange() {
    guard layout.scale != context.textScale else { return }
    // D8: a ring has room for the value in it.
    layout.scale = context.textScale
    dial.queueResize()
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    switch child.node.slot {
    case .label?: attach(child, to: titles, after: peer)
    case .minimumValueLabel?: attach(child, to: line, afterWidget: peer?.widget)
    case .maximumValueLabel?:
      attach(child, to: line, afterWidget: peer?.widget ?? line.lastChild)
    default: attach(child, to: values, after: peer)
    }
  }

  override func contentDidChange() {
    let hasEnds = node.children.contains { $0.slot == .minimumValueLabel }
    titles.set(\.visible, titles.firstChild != nil && !(layout.isCircular && hasEnds))
    values.set(
      \.visible, values.firstChild != nil && (layout.isCircular || layout.isCapacity || !hasEnds))
  }
}

/// Draws a gauge's bar or ring.
private final class GaugeLayout: CustomLayout {
  let style: GaugeAppearance
  var fraction = 0.0
  var tint: MaquetteUI.Color?
  /// How much larger than usual text is.
  var scale = 1.0

  init(style: GaugeAppearance) { self.style = style }

  var isCircular: Bool {
    [.circular, .accessoryCircular, .accessoryCircularCapacity].contains(style)
  }

  /// Whether a part is filled, rather than a place marked.
  var isCapacity: Bool {
    [.automatic, .linearCapacity, .accessoryLinearCapacity, .accessoryCircularCapacity]
      .contains(style)
  }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    func length(_ usual: Double) -> Int { Int((usual * max(scale, 1)).rounded()) }
    if isCircular { return SizeRequest(minimum: length(56), natural: length(56)) }
    return orientation == .horizontal
      ? SizeRequest(minimum: 60, natural: 120)
      : SizeRequest(minimum: length(8), natural: length(8))
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    let area = Area(width: Double(widget.width), height: Double(widget.height))
    guard area.width > 0, area.height > 0 else { return }
    let fill = Palette.color(of: Paint(color: tint ?? .accentColor), in: widget)
    var track = widget.color
    track.alpha = 0.15
    snapshot.appendCairo(in: area) { cairo in
      if isCircular {
        drawRing(cairo, area, fill: fill, track: track)
      } else {
        drawBar(cairo, area, fill: fill, track: track, isMirrored: widget.direction == .rightToLeft)
      }
    }
  }

  private func drawRing(_ cairo: CairoContext, _ area: Area, fill: Gtk.Color, track: Gtk.Color) {
    let side = min(area.width, area.height)
    let radius = side / 2 - side / 14
    let isClosed = style == .accessoryCircularCapacity
    // Open at the bottom, a quarter of a turn; capacity begins at the top.
    let start = isClosed ? -Double.pi / 2 : Double.pi * 0.75
    let sweep = isClosed ? Double.pi * 2 : Double.pi * 1.5
    let center = (x: area.width / 2, y: area.height / 2)
    cairo.setLineWidth(side * 6 / 56)
    cairo.setRoundLines()
    cairo.setSource(isCapacity ? track : fill)
    cairo.arc(x: center.x, y: center.y, radius: radius, from: start, to: start + sweep)
    cairo.stroke()
    let end = start + sweep * fraction
    if isCapacity {
      guard fraction > 0 else { return }
      cairo.setSource(fill)
      cairo.arc(x: center.x, y: center.y, radius: radius, from: start, to: end)
    } else {
      cairo.setSource(Gtk.Color(red: 1, green: 1, blue: 1))
      cairo.arc(x: center.x, y: center.y, radius: radius, from: end, to: end + 0.01)
    }
    cairo.stroke()
  }

  private func drawBar(
    _ cairo: CairoContext, _ area: Area, fill: Gtk.Color, track: Gtk.Color, isMirrored: Bool
  ) {
    let height = area.height
    let inner = max(area.width - height, 0)
    func line(to end: Double, _ color: Gtk.Color, from start: Double = 0) {
      let ends = [start, end].map { height / 2 + inner * (isMirrored ? 1 - $0 : $0) }
      cairo.setSource(color)
      cairo.move(x: ends[0], y: height / 2)
      cairo.line(x: ends[1], y: height / 2)
      cairo.stroke()
    }
    cairo.setLineWidth(height)
    cairo.setRoundLines()
    line(to: 1, isCapacity ? track : fill)
    if isCapacity {
      if fraction > 0 { line(to: fraction, fill) }
    } else {
      line(to: fraction + 0.001, Gtk.Color(red: 1, green: 1, blue: 1), from: fraction)
    }
  }
}
