import Gtk
import MaquetteUI

/// Shows one screenful: its content in the middle, or filling it where it can; scrolled if need be.
final class PagePresenter: Presenter {
  private let scroller = ScrolledWindow()
  private let content = Box(.vertical, spacing: 8)
  private let column = Box(.vertical)
  /// The bar over a page of a stack, which titles it and leads back.
  private let header: PageHeader?

  required init(_ seed: PresenterSeed) {
    header = seed.place == .page ? PageHeader() : nil
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
    guard let header else { return }
    change.write(.title, usually: "") { header.title = $0 }
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func contentDidChange() {
    for child in children { child.widget.align(.vertical, horizontally: .center) }
    let isFilled = content.computeExpand(.vertical)
    let isWide = content.computeExpand(.horizontal)
    content.valign = isFilled ? .fill : .center
    content.halign = isWide ? .fill : .center
    let filling: Set<NodeKind> = [.form, .list, .navigationStack]
    let hasForm = children.contains { filling.contains($0.node.kind) }
    let margins = Margins(all: hasForm ? 0 : 12)
    if content.margins != margins { content.margins = margins }
  }
}

/// The bar over a page: its title, and the way back.
final class PageHeader {
  let bar = HeaderBar()
  let back = Gtk.Button(iconName: "go-previous-symbolic")
  private let label = WindowTitle(title: "")

  init() {
    bar.showStartTitleButtons = false
    bar.showEndTitleButtons = false
    bar.addCSSClass("flat")
    bar.titleWidget = label
    bar.packStart(back)
    back.tooltipText = "Back"
    back.setAccessible(.label, to: "Back")
    bar.visible = false
  }

  var title: String {
    get { label.title }
    set {
      label.title = newValue
      bar.visible = isBackShown || !newValue.isEmpty
    }
  }

  /// Whether there is a page to go back to.
  var isBackShown: Bool {
    get { back.visible }
    set {
      back.visible = newValue
      bar.visible = newValue || !title.isEmpty
    }
  }
}
