import CGtk

/// GtkShortcutsWindow: the keys that a program knows.
package final class ShortcutsWindow: Window {
  /// A group of keys under a title.
  package struct Group {
    package var title: String
    package var shortcuts: [(title: String, keys: String)]

    package init(title: String, shortcuts: [(title: String, keys: String)]) {
      (self.title, self.shortcuts) = (title, shortcuts)
    }
  }

  /// A window that lists groups; keys are written as for accelerators, several with spaces between.
  package static func make(_ groups: [Group]) -> ShortcutsWindow? {
    // GTK offers no functions to fill it: only its builder can.
    let builder = gtk_builder_new_from_string(description(of: groups), -1)
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    return ShortcutsWindow.wrap(gtk_builder_get_object(builder, "window"))
  }

  private static func description(of groups: [Group]) -> String {
    let parts = groups.map { group in
      let shortcuts = group.shortcuts.map { shortcut in
        """
        <child><object class="GtkShortcutsShortcut">
        <property name="title">\(Label.escape(shortcut.title))</property>
        <property name="accelerator">\(Label.escape(shortcut.keys))</property>
        </object></child>
        """
      }
      return """
        <child><object class="GtkShortcutsGroup">
        <property name="title">\(Label.escape(group.title))</property>
        \(shortcuts.joined(separator: "\n"))
        </object></child>
        """
    }
    return """
      <interface><object class="GtkShortcutsWindow" id="window">
      <property name="modal">1</property>
      <child><object class="GtkShortcutsSection">
      <property name="section-name">shortcuts</property><property name="max-height">12</property>
      \(parts.joined(separator: "\n"))
      </object></child></object></interface>
      """
  }
}
