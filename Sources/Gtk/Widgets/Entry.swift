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

  package var attributes: TextAttributes? {
    get { gtk_entry_get_attributes(cast()).map { TextAttributes(borrowed: $0) } }
    set { gtk_entry_set_attributes(cast(), newValue?.list) }
  }

  /// Moves the focus here without selecting the text.
  package func grabFocusWithoutSelecting() {
    gtk_entry_grab_focus_without_selecting(cast())
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
