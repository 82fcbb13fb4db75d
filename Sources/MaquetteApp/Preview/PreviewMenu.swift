import Gtk

/// The window's primary menu.
enum PreviewMenu {
  /// The menu's button, with entries for the panes of a window.
  static func button(panes: [Pane]) -> MenuButton {
    let button = MenuButton()
    button.iconName = "open-menu-symbolic"
    button.nameByTooltip(localized("Main Menu"))
    button.setMenu(menu(panes: panes))
    return button
  }

  private static func menu(panes: [Pane]) -> Menu {
    let menu = Menu()
    menu.appendSection(
      nil,
      section([
        (localized("_Reload"), "win.reload"), (localized("Reset _State"), "win.reset-state"),
      ]))
    let view = section(panes.map { ($0.title, "win.pane-\($0.name)") })
    let parts = Menu()
    parts.appendSubmenu(localized("_Panes"), view)
    menu.appendSection(nil, parts)
    menu.appendSection(nil, section([(localized("_Close Window"), "win.close")]))
    return menu
  }

  private static func section(_ entries: [(String, String)]) -> Menu {
    let section = Menu()
    for (label, action) in entries { section.append(label, action: action) }
    return section
  }
}
