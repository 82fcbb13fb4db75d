import CGtk

/// AdwPreferencesWindow: pages of preferences.
package final class PreferencesWindow: Window {
  package convenience init() { self.init(constructed: adw_preferences_window_new()) }

  package func add(_ page: PreferencesPage) {
    adw_preferences_window_add(cast(), page.cast())
  }
}

/// AdwComboRow: a row that is a choice out of a list; `notify::selected` tells of a change.
package final class ComboRow: ActionRow {
  package convenience init(_ strings: [String]) {
    self.init(constructed: adw_combo_row_new())
    adw_combo_row_set_model(cast(), StringList(strings).cast())
  }

  package var selected: Int {
    get { Int(adw_combo_row_get_selected(cast())) }
    set { adw_combo_row_set_selected(cast(), guint(newValue)) }
  }
}

/// AdwEntryRow: a row that is a text field; emits `apply` where it has a button for that.
package final class EntryRow: PreferencesRow {
  package convenience init() { self.init(constructed: adw_entry_row_new()) }

  package var text: String {
    get { String(borrowed: gtk_editable_get_text(cast())) }
    set { gtk_editable_set_text(cast(), newValue) }
  }

  package func setShowsApplyButton(_ isShown: Bool) {
    adw_entry_row_set_show_apply_button(cast(), isShown.native)
  }
}
