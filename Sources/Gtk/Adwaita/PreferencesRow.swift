import CGtk

/// AdwPreferencesRow: a row with a title for searching.
package class PreferencesRow: ListBoxRow {
  package convenience init() { self.init(constructed: adw_preferences_row_new()) }

  package var title: String {
    get { String(borrowed: adw_preferences_row_get_title(cast())) }
    set { adw_preferences_row_set_title(cast(), newValue) }
  }

  package var useMarkup: Bool {
    get { adw_preferences_row_get_use_markup(cast()) != 0 }
    set { adw_preferences_row_set_use_markup(cast(), newValue.native) }
  }
}

/// AdwActionRow: a row with title, subtitle, and widgets before and after; emits `activated`.
package class ActionRow: PreferencesRow {
  package convenience init() { self.init(constructed: adw_action_row_new()) }

  package var subtitle: String {
    get { String(borrowed: adw_action_row_get_subtitle(cast())) }
    set { adw_action_row_set_subtitle(cast(), newValue) }
  }

  package func addPrefix(_ child: Widget) { adw_action_row_add_prefix(cast(), child.widget) }
  package func addSuffix(_ child: Widget) { adw_action_row_add_suffix(cast(), child.widget) }

  /// The widget that is activated along with the row.
  package var activatableWidget: Widget? {
    get { Widget.wrap(adw_action_row_get_activatable_widget(cast())) }
    set { adw_action_row_set_activatable_widget(cast(), newValue?.widget) }
  }
}
