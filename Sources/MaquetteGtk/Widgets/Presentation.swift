import Gtk
import MaquetteUI

/// Shows a sheet, a popover or a dialog over the form.
class PresentationPresenter: AttachmentPresenter {
  /// The whole area, with what is presented in it.
  private final let area: CustomWidget
  private final let layout: PresentationLayout
  final let card = Box(.vertical)

  override class func variant(for node: Node, in place: LayoutRole) -> Presenter.Type {
    switch node[.presentationStyle] ?? .sheet {
    case .alert, .confirmationDialog: DialogPresenter.self
    default: PresentationPresenter.self
    }
  }

  required init(_ seed: PresenterSeed) {
    layout = PresentationLayout(style: seed.node[.presentationStyle] ?? .sheet)
    area = CustomWidget(layout: layout)
    super.init(seed, widget: area)
    area.focusable = true
    area.addCSSClass("presentation")
    if layout.style != .popover { area.addCSSClass("dimmed") }
    card.addCSSClass("presented")
    card.addCSSClass(layout.style.rawValue)
    card.overflow = .hidden
    card.setAccessibleRole(layout.style == .alert ? .alert : .group)
    card.setAccessible(.modal, to: layout.style != .popover)
    card.insert(into: area, after: nil)
    layout.card = card
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in self?.dismiss() ?? false }
    area.addController(keys)
    let click = GestureClick()
    click.onReleased { [weak self] _, x, y in self?.wasClicked(x: x, y: y) }
    area.addController(click)
  }

  override var accessibleWidget: Widget? { card }

  override func attached(to host: Presenter) {
    layout.anchor = host.widget
    context.presentations?.present(area)
  }

  override func close() { context.presentations?.remove(area) }

  override func update(_ change: NodeChange) {
    change.write(.detent, usually: "") { detent in
      layout.detent = detent
      area.queueAllocate()
    }
  }

  override func place(for child: Node) -> LayoutRole { .page }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    child.widget.hexpand = true
    child.widget.vexpand = true
    attach(child, to: card, after: peer)
  }

  /// Leaves what is presented, unless only its own controls may.
  private func dismiss() -> Bool {
    if !(node[.isDismissDisabled] ?? false) { context.send(.dismiss, from: self) }
    return true
  }

  private func wasClicked(x: Double, y: Double) {
    let place = card.allocation
    let isInside =
      (Double(place.x)...Double(place.x + place.width)).contains(x)
      && (Double(place.y)...Double(place.y + place.height)).contains(y)
    if !isInside, layout.style != .alert { _ = dismiss() }
  }
}

/// Shows an alert or a confirmation dialog: a title, a message, and what can be done.
final class DialogPresenter: PresentationPresenter {
  private let texts = Box(.vertical, spacing: 10)
  private let titles = Box(.vertical)
  private let messages = Box(.vertical)
  private let fields = Box(.vertical, spacing: 6)
  private let actions: Box

  required init(_ seed: PresenterSeed) {
    actions = Box(.horizontal)
    super.init(seed)
    titles.addCSSClass("dialog-title")
    for part in [titles, messages, fields] { texts.append(part) }
    texts.margins = Margins(top: 24, bottom: 24, start: 24, end: 24)
    texts.vexpand = true
    actions.addCSSClass("dialog-actions")
    card.append(texts)
    card.append(actions)
  }

  override func place(for child: Node) -> LayoutRole {
    .inline(child.slot == .action ? .horizontal : .vertical)
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: box(for: child), after: peer)
  }

  private func box(for child: Presenter) -> Box {
    switch child.node.slot {
    case NodeSlot.label?: titles
    case NodeSlot.message?: messages
    default: child.node.kind == .button ? actions : fields
    }
  }

  override func contentDidChange() {
    for child in children {
      child.widget.hexpand = true
      if child.node.kind == .text { child.widget.halign = .center }
    }
    for part in [titles, messages, fields] { part.set(\.visible, part.firstChild != nil) }
    let buttons = children.filter { $0.node.kind == .button }
    let isStacked = buttons.count > 2 || node[.presentationStyle] == .confirmationDialog
    actions.orientation = isStacked ? .vertical : .horizontal
    actions.setClass("stacked", isStacked)
    actions.homogeneous = true
  }
}

/// Places what is presented in the whole area.
final class PresentationLayout: CustomLayout {
  let style: PresentationStyle
  var detent = ""
  weak var card: Widget?
  weak var anchor: Widget?

  init(style: PresentationStyle) { self.style = style }

  /// The least distance to the edges.
  private var margin: Int { style == .fullScreenCover || style == .inspector ? 0 : 18 }

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    guard let card else { return SizeRequest(minimum: 0, natural: 0) }
    let inner = card.measure(orientation, for: size < 0 ? -1 : max(size - margin * 2, 0))
    let edges = margin * 2
    return SizeRequest(minimum: inner.minimum, natural: inner.natural + edges)
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    guard let card else { return }
    let room = (width: max(width - margin * 2, 0), height: max(height - margin * 2, 0))
    let cardWidth = max(self.width(of: card, in: room.width), card.measure(.horizontal).minimum)
    let heights = card.measure(.vertical, for: cardWidth)
    let cardHeight = max(self.height(heights.natural, in: room.height), heights.minimum)
    var x = (width - cardWidth) / 2
    var y = (height - cardHeight) / 2
    switch style {
    case .inspector: x = widget.direction == .rightToLeft ? 0 : width - cardWidth
    case .sheet where !detent.isEmpty && detent != "large": y = height - cardHeight
    case .popover:
      if let area = anchor?.bounds(in: widget) {
        x = Int(area.x + area.width / 2) - cardWidth / 2
        let below = Int(area.y + area.height) + 6
        y = below + cardHeight <= height ? below : Int(area.y) - cardHeight - 6
      }
    default: break
    }
    x = min(max(x, min(margin, width - cardWidth)), max(width - cardWidth - margin, 0))
    y = min(max(y, 0), max(height - cardHeight, 0))
    card.sizeAllocate(Rectangle(x: x, y: y, width: cardWidth, height: cardHeight))
  }

  private func width(of card: Widget, in room: Int) -> Int {
    let natural = card.measure(.horizontal).natural
    return switch style {
    case .fullScreenCover: room
    case .inspector: min(max(natural, 260), 320, room)
    case .alert, .confirmationDialog: min(max(natural, 300), 372, room)
    case .popover: min(max(natural, 160), 400, room)
    case .sheet: min(max(natural, 480), 640, room)
    }
  }

  private func height(_ natural: Int, in room: Int) -> Int {
    switch style {
    case .fullScreenCover, .inspector: return room
    case .alert, .confirmationDialog, .popover: return min(natural, room)
    case .sheet: break
    }
    switch detent {
    case "": return min(max(natural, 160), room)
    case "medium": return room / 2
    case "large": return room
    default:
      if detent.hasSuffix("%"), let percent = Double(detent.dropLast()) {
        return Int(Double(room) * percent / 100)
      }
      return min(Int(detent) ?? natural, room)
    }
  }
}
