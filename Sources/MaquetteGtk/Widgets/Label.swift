import Gtk
import MaquetteUI

/// Shows an icon with a title.
final class LabelPresenter: Presenter {
  private let line = Box(.horizontal)
  private let icons = Box(.horizontal)
  private let titles = Box(.vertical)
  private let hasTitle: Bool

  required init(_ seed: PresenterSeed) {
    hasTitle = !seed.node.children(in: .title).isEmpty
    super.init(seed, widget: line)
    icons.halign = .center
    icons.valign = .center
    titles.valign = .center
    titles.addCSSClass("titles")
    if seed.place == .lineTitle { line.halign = .end }
    line.append(icons)
    line.append(titles)
    if !hasTitle { line.setAccessibleRole(.image) }
  }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && !node.children(in: .title).isEmpty == hasTitle
  }

  override var accessibleWidget: Widget? { hasTitle ? nil : line }

  override func place(for child: Node) -> LayoutRole {
    guard child.slot == .title else { return .inline(.horizontal) }
    return switch place {
    case .title, .lineTitle, .header, .footer, .value, .control: place
    default: .inline(.vertical)
    }
  }

  override func update(_ change: NodeChange) {
    change.write(spacing, untouched: 0) { line.spacing = $0 }
    change.write(iconWidth) { icons.setSizeRequest(width: $0, height: -1) }
  }

  /// Usually as between the icon and the title of a row, or those of a button.
  private func spacing(_ node: Node) -> Int {
    (node[.iconSpacing] ?? (place == .title || place == .lineTitle ? 12 : 6)).pixels
  }

  private func iconWidth(_ node: Node) -> Int { (node[.iconWidth] ?? 16).pixels }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: child.node.slot == .icon ? icons : titles, after: peer)
  }

  override func contentDidChange() {
    icons.visible = icons.firstChild != nil
    titles.visible = titles.firstChild != nil
    for icon in children(in: .icon) { icon.widget.align(.horizontal, vertically: .center) }
    for title in children(in: .title) where !(title is TextPresenter) {
      title.widget.align(.vertical, horizontally: .start)
    }
  }
}
