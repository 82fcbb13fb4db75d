import CGtk

/// AdwPreferencesPage: a scrolling page of groups.
package final class PreferencesPage: Widget, Container {
  package convenience init() { self.init(constructed: adw_preferences_page_new()) }

  package func add(_ group: PreferencesGroup) {
    adw_preferences_page_add(cast(), group.cast())
  }

  package func remove(_ child: Widget) {
    adw_preferences_page_remove(cast(), child.cast())
  }
}

/// AdwPreferencesGroup: a titled list of rows, or rows and other widgets.
package final class PreferencesGroup: Widget, Container {
  package convenience init() { self.init(constructed: adw_preferences_group_new()) }

  /// Adds a row to the group's own list, or any other widget below it.
  package func add(_ child: Widget) { adw_preferences_group_add(cast(), child.widget) }
  package func remove(_ child: Widget) { adw_preferences_group_remove(cast(), child.widget) }

  /// The title, which is Pango markup.
  package var title: String {
    get { String(borrowed: adw_preferences_group_get_title(cast())) }
    set { adw_preferences_group_set_title(cast(), newValue) }
  }

  /// The text below the title, which is Pango markup.
  package var descriptionMarkup: String? {
    get { adw_preferences_group_get_description(cast()).map { String(cString: $0) } }
    set { adw_preferences_group_set_description(cast(), newValue) }
  }
}
