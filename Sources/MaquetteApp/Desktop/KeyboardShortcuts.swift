import Gtk

/// The keys of the window, as its list of them shows them.
enum KeyboardShortcuts {
  /// The window that lists the keys.
  static func window(panes: [Pane]) -> ShortcutsWindow? {
    ShortcutsWindow.make(groups(panes: panes))
  }

  /// The groups of keys, with those of the panes.
  static func groups(panes: [Pane]) -> [ShortcutsWindow.Group] {
    [
      ShortcutsWindow.Group(
        title: localized("Form"),
        shortcuts: [
          (localized("Reload"), "<Control>r F5"),
          (localized("Reset State"), "<Control><Shift>r"),
          (localized("Light or Dark"), "<Control>d"),
          (localized("Previous Preview"), "<Control>Page_Up"),
          (localized("Next Preview"), "<Control>Page_Down"),
          (localized("Pick a View"), "<Control><Shift>c"),
          (localized("Edit the Source"), "<Control>e"),
          (localized("Save the Source"), "<Control>s"),
          (localized("Format the Source"), "<Control><Shift>f"),
        ]),
      ShortcutsWindow.Group(
        title: localized("Panes"),
        shortcuts: panes.compactMap { pane in
          pane.keys.first.map { (pane.title, $0) }
        } + [(localized("Dismiss"), "Escape")]),
      ShortcutsWindow.Group(
        title: localized("Program"),
        shortcuts: [
          (localized("Open"), "<Control>o"), (localized("New Form"), "<Control>n"),
          (localized("Preferences"), "<Control>comma"),
          (localized("Keyboard Shortcuts"), "<Control>question"),
          (localized("Close Window"), "<Control>w"), (localized("Quit"), "<Control>q"),
        ]),
    ]
  }
}
