import Gtk
import MaquetteUI

/// Shows one screenful: its content in the middle, or filling it where it can; scrolled if need be.
final class PagePresenter: Presenter {
  private let scroller = ScrolledWindow()
  private let layout: CanvasLayout
  private let content: CustomWidget
  private let column = Box(.vertical)
  private let bars: PageBars

  required init(_ seed: PresenterSeed) {
    layout = CanvasLayout(overflows: seed.context.isCanvasExact)
    content = CustomWidget(layout: layout)
    // A page of a stack has a bar over it, which titles it and leads back.
    bars = PageBars(seed.context, around: scroller, in: column, hasHeader: seed.place == .page)
    super.init(seed, widget: column)
    column.append(scroller)
    scroller.vexpand = true
    scroller.hexpand = true
    scroller.child = content
    scroller.propagateNaturalWidth = true
    scroller.propagateNaturalHeight = true
    bars.header?.isBackShown = seed.node.slot == .pushedPage
    bars.header?.back.onClicked { [weak self] in self?.goBack?() }
  }

  /// What the back button does.
  var goBack: (() -> Void)?

  override func update(_ change: NodeChange) {
    change.write(.title, usually: "") { title in
      // Over the root the window has the title.
      if place == .page { bars.header?.title = title }
      // Said on the way into the page.
      column.setAccessible(.label, to: title)
    }
    change.write(.subtitle, usually: "") { if place == .page { bars.header?.subtitle = $0 } }
    change.write(.hidesBack, usually: false) { hidesBack in
      bars.header?.isBackShown = node.slot == .pushedPage && !hidesBack
    }
    change.write(.hidesBar, usually: false) { bars.isHidden = $0 }
  }

  override func place(for child: Node) -> LayoutRole {
    .inline(child.isInBar ? .horizontal : .vertical)
  }

  // What menus offer has no widgets of its own.
  override func shows(_ child: Node) -> Bool {
    child.slot != .secondaryBar && child.slot != .titleMenu
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    if child.node.isInBar {
      bars.attach(child)
    } else {
      child.widget.insert(into: content, after: peer?.widget)
    }
  }

  override func adopt(_ node: Node) {
    super.adopt(node)
    bars.update(children, of: node)
  }

  override func contentDidChange() {
    bars.update(children, of: node)
    let shown = children.filter { !$0.node.isInBar }
    layout.elements = shown.map(WidgetElement.init)
    content.set(\.hexpand, shown.contains { $0.widget.computeExpand(.horizontal) })
    content.set(\.vexpand, shown.contains { $0.widget.computeExpand(.vertical) })
    content.queueResize()
  }
}

extension Node {
  /// Whether the node stands in one of its page's bars.
  fileprivate var isInBar: Bool { slot.map(NodeSlot.bars.contains) ?? false }
}
