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

  /// The menu's button of a window without a form.
  static func welcomeButton() -> MenuButton {
    let button = MenuButton()
    button.iconName = "open-menu-symbolic"
    button.nameByTooltip(localized("Main Menu"))
    let menu = Menu()
    menu.appendSection(nil, program)
    button.setMenu(menu)
    return button
  }

  private static func menu(panes: [Pane]) -> Menu {
    let menu = Menu()
    menu.appendSection(
      nil,
      section([
        (localized("_New Form…"), "app.new-form"), (localized("_Open…"), "app.open"),
        (localized("_Welcome Page"), "app.welcome"),
      ]))
    menu.appendSection(
      nil,
      section([
        (localized("_Reload"), "win.reload"), (localized("Reset _State"), "win.reset-state"),
        (localized("_Follow Saves"), "win.follow"), (localized("_Edit the Source"), "win.edit"),
      ]))
    let parts = Menu()
    parts.appendSubmenu(
      localized("_Panes"), section(panes.map { ($0.title, "win.pane-\($0.name)") }))
    parts.appendSubmenu(
      localized("O_verlays"),
      section(InspectionOverlay.allCases.map { ($0.title, "win.overlay-\($0)") }))
    parts.append(localized("Pick a _View"), action: "win.pick")
    parts.append(localized("P_in This Preview"), action: "win.pin")
    menu.appendSection(nil, parts)
    menu.appendSection(nil, program)
    return menu
  }

  private static var program: Menu {
    section([
      (localized("_Preferences"), "app.preferences"),
      (localized("_Keyboard Shortcuts"), "app.shortcuts"),
      (localized("_About Maquette"), "app.about"), (localized("_Quit"), "app.quit"),
    ])
  }

  private static func section(_ entries: [(String, String)]) -> Menu {
    let section = Menu()
    for (label, action) in entries { section.append(label, action: action) }
    return section
  }
}
