import Gtk
import MaquetteUI

/// Shows a link to another page: a row with a chevron, or a flat button.
final class NavigationLinkPresenter: Presenter {
  private let line: LabeledLine?
  private let content: Box

  required init(_ seed: PresenterSeed) {
    if seed.place == .row {
      let line = LabeledLine(in: .row)
      line.activatable = true
      line.row?.setAccessibleRole(.link)
      let chevron = Gtk.Image(iconName: "go-next-symbolic")
      chevron.addCSSClass("chevron")
      chevron.setAccessibleRole(.presentation)
      line.appendSign(chevron)
      (self.line, content) = (line, line.titles)
      super.init(seed, widget: line.widget)
    } else {
      let button = Gtk.Button()
      content = Box(.horizontal, spacing: 6)
      line = nil
      button.child = content
      button.addCSSClass("flat")
      button.setAccessibleRole(.link)
      super.init(seed, widget: button)
      button.onClicked { [weak self] in self?.activate() }
    }
  }

  override var accessibleWidget: Widget? { widget }

  override func place(for child: Node) -> LayoutRole { line == nil ? .control : .title }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func reattach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: content, after: peer)
  }

  override func contentDidChange() { line?.hideEmptyParts() }

  override func activate() { context.send(.activate, from: self) }
}
