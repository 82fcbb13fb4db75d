import CGtk

/// GtkText: the bare text field within the others; emits `activate` too.
package final class Text: Editable {
  package convenience init() { self.init(constructed: gtk_text_new()) }

  package var placeholderText: String? {
    get { gtk_text_get_placeholder_text(cast()).map { String(cString: $0) } }
    set { gtk_text_set_placeholder_text(cast(), newValue) }
  }

  /// Whether the characters show; false for secrets.
  package var visibility: Bool {
    get { gtk_text_get_visibility(cast()) != 0 }
    set { gtk_text_set_visibility(cast(), newValue.native) }
  }

  package var attributes: TextAttributes? {
    get { gtk_text_get_attributes(cast()).map { TextAttributes(borrowed: $0) } }
    set { gtk_text_set_attributes(cast(), newValue?.list) }
  }

  package func setInputPurpose(_ purpose: InputPurpose) {
    gtk_text_set_input_purpose(cast(), GtkInputPurpose(purpose.rawValue))
  }

  /// Moves the focus here without selecting the text.
  package func grabFocusWithoutSelecting() {
    gtk_text_grab_focus_without_selecting(cast())
  }
}

/// GtkEntry: a text field with a frame; emits `activate` too.
package final class Entry: Editable {
  package convenience init() { self.init(constructed: gtk_entry_new()) }

  package var placeholderText: String? {
    get { gtk_entry_get_placeholder_text(cast()).map { String(cString: $0) } }
    set { gtk_entry_set_placeholder_text(cast(), newValue) }
  }

  package var hasFrame: Bool {
    get { gtk_entry_get_has_frame(cast()) != 0 }
    set { gtk_entry_set_has_frame(cast(), newValue.native) }
  }

  /// Whether the characters show; false for secrets.
  package var visibility: Bool {
    get { gtk_entry_get_visibility(cast()) != 0 }
    set { gtk_entry_set_visibility(cast(), newValue.native) }
  }

  package var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(cast()) != 0 }
    set { gtk_entry_set_activates_default(cast(), newValue.native) }
  }

  /// The most characters that can be typed; 0 for any number.
  package var maxLength: Int {
    get { Int(gtk_entry_get_max_length(cast())) }
    set { gtk_entry_set_max_length(cast(), gint(newValue)) }
  }

  package var attributes: TextAttributes? {
    get { gtk_entry_get_attributes(cast()).map { TextAttributes(borrowed: $0) } }
    set { gtk_entry_set_attributes(cast(), newValue?.list) }
  }

  package func setInputPurpose(_ purpose: InputPurpose) {
    gtk_entry_set_input_purpose(cast(), GtkInputPurpose(purpose.rawValue))
  }

  /// Shows an icon of the theme at the start or the end; nil takes it away.
  package func setIcon(_ name: String?, atEnd: Bool) {
    gtk_entry_set_icon_from_icon_name(
      cast(), atEnd ? GTK_ENTRY_ICON_SECONDARY : GTK_ENTRY_ICON_PRIMARY, name)
  }

  /// Moves the focus here without selecting the text.
  package func grabFocusWithoutSelecting() {
    gtk_entry_grab_focus_without_selecting(cast())
  }
}

/// GtkPasswordEntry: a text field for a secret; emits `activate` too.
package final class PasswordEntry: Editable {
  package convenience init() { self.init(constructed: gtk_password_entry_new()) }

  package var showPeekIcon: Bool {
    get { gtk_password_entry_get_show_peek_icon(cast()) != 0 }
    set { gtk_password_entry_set_show_peek_icon(cast(), newValue.native) }
  }

  package var placeholderText: String? {
    get { property("placeholder-text") }
    set { setProperty("placeholder-text", to: newValue) }
  }
}

/// GtkSearchEntry: a text field to search with; emits `search-changed` after a pause in typing.
package final class SearchEntry: Editable {
  package convenience init() { self.init(constructed: gtk_search_entry_new()) }

  package var placeholderText: String? {
    get { property("placeholder-text") }
    set { setProperty("placeholder-text", to: newValue) }
  }
}
