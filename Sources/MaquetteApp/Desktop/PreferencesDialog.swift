import Gtk

/// The window of the preferences.
enum PreferencesDialog {
  /// Makes the window.
  static func window(_ preferences: Preferences, editors: InstalledEditors) -> PreferencesWindow {
    let window = PreferencesWindow()
    window.title = localized("Preferences")
    window.modal = true
    window.setDefaultSize(width: 460, height: 420)
    let page = PreferencesPage()
    page.add(editorGroup(preferences, editors.all))
    page.add(sessionGroup(preferences))
    window.add(page)
    return window
  }

  private static func editorGroup(
    _ preferences: Preferences, _ editors: [Editor]
  ) -> PreferencesGroup {
    let group = PreferencesGroup()
    group.title = Gtk.Label.escape(localized("Editor"))
    group.descriptionMarkup = Gtk.Label.escape(
      localized("Opens the place in the source that a view or a problem leads to."))
    let automatic =
      editors.first.map { localized("Automatic (%1)", $0.title) } ?? localized("Automatic")
    let named = editors.map { editor in
      editor.name.hasPrefix("$") ? "\(editor.title) (\(editor.name))" : editor.title
    }
    let names = [""] + editors.map(\.name) + ["custom"]
    let choice = ComboRow([automatic] + named + [localized("Own Command")])
    choice.title = localized("Open With")
    choice.selected = names.firstIndex(of: preferences.editor) ?? 0
    let command = EntryRow()
    command.title = localized("Command, such as: myeditor %f:%l:%c")
    command.text = preferences.editorCommand
    command.setShowsApplyButton(true)
    command.visible = preferences.editor == "custom"
    choice.onNotify("selected") { [weak choice, weak command] in
      guard let choice, names.indices.contains(choice.selected) else { return }
      preferences.editor = names[choice.selected]
      command?.visible = preferences.editor == "custom"
    }
    command.connect("apply") { [weak command] in
      if let command { preferences.editorCommand = command.text }
    }
    group.add(choice)
    group.add(command)
    return group
  }

  private static func sessionGroup(_ preferences: Preferences) -> PreferencesGroup {
    let group = PreferencesGroup()
    group.title = Gtk.Label.escape(localized("Session"))
    group.add(
      row(
        localized("Reopen Files"),
        localized("When started without a file. A file that ended the program is asked about."),
        isOn: preferences.restoresSession
      ) { preferences.restoresSession = $0 })
    group.add(
      row(
        localized("Follow Only on Request"),
        localized("Reads a file when you reload it, not at each save."), isOn: preferences.isPaused
      ) { preferences.isPaused = $0 })
    return group
  }

  private static func row(
    _ title: String, _ subtitle: String, isOn: Bool, _ change: @escaping (Bool) -> Void
  ) -> Widget {
    let row = ActionRow()
    row.title = title
    row.subtitle = Gtk.Label.escape(subtitle)
    let control = Switch()
    control.active = isOn
    control.valign = .center
    control.onNotify("active") { [weak control] in if let control { change(control.active) } }
    row.addSuffix(control)
    row.activatableWidget = control
    return row
  }
}
