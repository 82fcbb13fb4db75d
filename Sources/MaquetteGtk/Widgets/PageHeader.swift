import Gtk
import MaquetteUI

/// The bar over a page: its title, the way back, and what the page's toolbar puts there.
final class PageHeader {
  let bar = HeaderBar()
  let back = Gtk.Button(iconName: "go-previous-symbolic")
  /// What stands at the start and at the end of the bar.
  let leading: BarItems
  let trailing: BarItems
  /// What stands in the title's place.
  let principal: BarItems
  private let label = WindowTitle(title: "")
  private let titles = Box(.vertical)
  private let context: RenderContext
  /// What stands around the titles where they have a menu.
  private var titleMenu: MenuButton?
  private var titleEntries: MenuEntries?

  init(_ context: RenderContext) {
    self.context = context
    leading = BarItems(context, keptWidth: 90)
    trailing = BarItems(context, keptWidth: 140)
    principal = BarItems(context)
    bar.showStartTitleButtons = false
    bar.showEndTitleButtons = false
    bar.addCSSClass("flat")
    titles.valign = .center
    // At any size of text the titles leave room for what stands beside them.
    for case let text as Gtk.Label in label.descendants { text.widthChars = 1 }
    titles.append(label)
    titles.append(principal.widget)
    bar.titleWidget = titles
    bar.packStart(back)
    bar.packStart(leading.widget)
    bar.packEnd(trailing.widget)
    back.nameByTooltip("Back")
    bar.visible = false
  }

  /// Gives the titles a menu, or takes it away.
  func setTitleMenu(_ nodes: [Node]) {
    guard !nodes.isEmpty || titleMenu != nil else { return }
    let entries = MenuEntries(of: nodes, context: context)
    titleEntries = entries
    let button = titleMenu ?? makeTitleMenu()
    button.insertActionGroup("menu", entries.actions)
    button.setMenu(entries.menu)
    button.sensitive = !entries.isEmpty
  }

  private func makeTitleMenu() -> MenuButton {
    let button = MenuButton()
    button.hasFrame = false
    button.addCSSClass("title-menu")
    bar.titleWidget = nil
    let line = Box(.horizontal, spacing: 6)
    line.append(titles)
    let arrow = Gtk.Image(iconName: "pan-down-symbolic")
    arrow.setAccessibleRole(.presentation)
    line.append(arrow)
    button.child = line
    bar.titleWidget = button
    titleMenu = button
    return button
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
    label.set(\.visible, !title.isEmpty && principal.isEmpty)
    let hasItems = [leading, principal, trailing].contains { !$0.isEmpty }
    let isNeeded = isBackShown || !title.isEmpty || hasItems || titleMenu != nil
    bar.set(\.visible, isNeeded && !isHidden)
  }
}
