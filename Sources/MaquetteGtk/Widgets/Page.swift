import Gtk
import MaquetteUI

/// Shows one screenful: its content in the middle, or filling it where it can; scrolled if need be.
final class PagePresenter: Presenter {
  private let scroller = ScrolledWindow()
  private let layout: CanvasLayout
  private let content: CustomWidget
  private let column = Box(.vertical)
  /// The bar over a page of a stack, which titles it and leads back, or over any page with a
  /// toolbar.
  private var header: PageHeader?

  required init(_ seed: PresenterSeed) {
    header = seed.place == .page ? PageHeader() : nil
    layout = CanvasLayout(overflows: seed.context.isCanvasExact)
    content = CustomWidget(layout: layout)
    super.init(seed, widget: column)
    if let header { column.append(header.bar) }
    column.append(scroller)
    scroller.vexpand = true
    scroller.hexpand = true
    scroller.child = content
    scroller.propagateNaturalWidth = true
    scroller.propagateNaturalHeight = true
    header?.isBackShown = seed.node.slot == .pushedPage
    header?.back.onClicked { [weak self] in self?.goBack?() }
  }

  /// What the back button does.
  var goBack: (() -> Void)?

  override func update(_ change: NodeChange) {
    change.write(.title, usually: "") { title in
      // Over the root the window has the title.
      if place == .page { header?.title = title }
      // Said on the way into the page.
      column.setAccessible(.label, to: title)
    }
    change.write(.subtitle, usually: "") { if place == .page { header?.subtitle = $0 } }
    change.write(.hidesBack, usually: false) { hidesBack in
      header?.isBackShown = node.slot == .pushedPage && !hidesBack
    }
    change.write(.hidesBar, usually: false) { header?.isHidden = $0 }
  }

  override func place(for child: Node) -> LayoutRole {
    .inline(PageHeader.bars.contains(child.slot) ? .horizontal : .vertical)
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    if let bar = bar(for: child.node.slot) {
      attach(child, to: bar, after: peer)
    } else {
      child.widget.insert(into: content, after: peer?.widget)
    }
  }

  /// The part of the bar for a child, which comes into being with what stands in it.
  private func bar(for slot: NodeSlot?) -> Box? {
    guard PageHeader.bars.contains(slot) else { return nil }
    let header = header ?? PageHeader()
    if self.header == nil {
      self.header = header
      header.isBackShown = false
      column.insert(header.bar, after: nil)
    }
    return header.box(for: slot)
  }

  override func contentDidChange() {
    header?.showIfNeeded()
    let shown = children.filter { !PageHeader.bars.contains($0.node.slot) }
    layout.elements = shown.map(WidgetElement.init)
    content.set(\.hexpand, shown.contains { $0.widget.computeExpand(.horizontal) })
    content.set(\.vexpand, shown.contains { $0.widget.computeExpand(.vertical) })
    content.queueResize()
  }
}

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

/// The bar over a page: its title, and the way back.
final class PageHeader {
  let bar = HeaderBar()
  let back = Gtk.Button(iconName: "go-previous-symbolic")
  private let label = WindowTitle(title: "")
  private let leading = Box(.horizontal, spacing: 6)
  /// What stands in the title's place.
  private let principal = Box(.horizontal, spacing: 6)
  private let trailing = Box(.horizontal, spacing: 6)

  /// The parts of the bar that views are put into.
  static let bars: Set<NodeSlot?> = [.leadingBar, .titleBar, .trailingBar]

  /// The part of the bar for views of a slot.
  func box(for slot: NodeSlot?) -> Box {
    switch slot {
    case .leadingBar?: leading
    case .titleBar?: principal
    default: trailing
    }
  }

  init() {
    bar.showStartTitleButtons = false
    bar.showEndTitleButtons = false
    bar.addCSSClass("flat")
    let titles = Box(.vertical)
    titles.valign = .center
    titles.append(label)
    titles.append(principal)
    bar.titleWidget = titles
    bar.packStart(back)
    bar.packStart(leading)
    bar.packEnd(trailing)
    back.nameByTooltip("Back")
    bar.visible = false
  }

  var title: String {
    get { label.title }
    set {
      label.title = newValue
      showIfNeeded()
    }
  }

  var subtitle: String {
    get { label.subtitle }
    set {
      label.subtitle = newValue
      showIfNeeded()
    }
  }

  /// Whether the bar is left out whatever stands in it.
  var isHidden = false {
    didSet { showIfNeeded() }
  }

  /// Whether there is a page to go back to.
  var isBackShown: Bool {
    get { back.visible }
    set {
      back.visible = newValue
      showIfNeeded()
    }
  }

  /// Shows the bar where something stands in it.
  func showIfNeeded() {
    let isReplaced = principal.firstChild != nil
    label.set(\.visible, !title.isEmpty && !isReplaced)
    let hasItems = [leading, trailing].contains { $0.firstChild != nil }
    let isNeeded = isBackShown || !title.isEmpty || hasItems || isReplaced
    bar.set(\.visible, isNeeded && !isHidden)
  }
}
