import Gtk
import MaquetteUI

/// Shows a link to another page as a row with a chevron.
final class NavigationLinkRowPresenter: LabeledPresenter {
  private let chevron = Gtk.Image(iconName: "go-next-symbolic")

  required init(_ seed: PresenterSeed) {
    super.init(seed)
    makeRowControl(.link)
    chevron.addCSSClass("chevron")
    chevron.setAccessibleRole(.presentation)
    line.appendSign(chevron)
  }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: line.titles, after: peer)
  }

  override func update(_ change: NodeChange) {
    super.update(change)
    change.write(.hidesIndicator, usually: false) { chevron.visible = !$0 }
  }

  override func place(for child: Node) -> LayoutRole { .title }

  override func activate() { context.send(.activate, from: self) }
}

/// Shows a link to another page as a flat button.
final class NavigationLinkPresenter: Presenter {
  private let button = Gtk.Button()
  private let content = Box(.horizontal, spacing: 6)

  required init(_ seed: PresenterSeed) {
    super.init(seed, widget: button)
    button.child = content
    button.addCSSClass("flat")
    button.setAccessibleRole(.link)
    button.onClicked { [weak self] in self?.activate() }
  }

  override class func variant(for node: Node, in place: LayoutRole) -> Presenter.Type {
    switch place {
    case .row: NavigationLinkRowPresenter.self
    case .line: PlainLinePresenter.self
    default: NavigationLinkPresenter.self
    }
  }

  override var accessibleWidget: Widget? { button }
  override var takesFocus: Bool { true }

  override func place(for child: Node) -> LayoutRole { .control }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func activate() { context.send(.activate, from: self) }
}
