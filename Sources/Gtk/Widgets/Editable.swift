import CGtk

/// GtkEditable: a widget with one line of text to edit; emits `changed`.
package class Editable: Widget {
  package var text: String {
    get { String(borrowed: gtk_editable_get_text(cast())) }
    set { gtk_editable_set_text(cast(), newValue) }
  }

  /// The caret's place in characters (Unicode scalars) from the start.
  package var position: Int {
    get { Int(gtk_editable_get_position(cast())) }
    set { gtk_editable_set_position(cast(), gint(newValue)) }
  }

  /// The selected characters, if any.
  package var selection: Range<Int>? {
    var start: gint = 0
    var end: gint = 0
    guard gtk_editable_get_selection_bounds(cast(), &start, &end) != 0 else { return nil }
    return Int(start)..<Int(end)
  }

  /// Selects characters; the caret goes to `end`, -1 being that of the text.
  package func selectRegion(start: Int, end: Int) {
    gtk_editable_select_region(cast(), gint(start), gint(end))
  }

  /// Replaces the text but keeps the caret and the selection where they still fit.
  package func replaceText(_ newValue: String) {
    guard text != newValue else { return }
    let caret = position
    let selected = selection
    text = newValue
    let limit = newValue.unicodeScalars.count
    position = min(caret, limit)
    if let selected, selected.upperBound <= limit {
      // The caret is at either end of a selection; the region's end is where it goes.
      let isForward = caret == selected.upperBound
      selectRegion(
        start: isForward ? selected.lowerBound : selected.upperBound,
        end: isForward ? selected.upperBound : selected.lowerBound)
    }
  }

  package var editable: Bool {
    get { gtk_editable_get_editable(cast()) != 0 }
    set { gtk_editable_set_editable(cast(), newValue.native) }
  }

  /// Where the text lies in wider room: 0 at the start, 1 at the end.
  package var alignment: Double {
    get { Double(gtk_editable_get_alignment(cast())) }
    set { gtk_editable_set_alignment(cast(), Float(newValue)) }
  }

  package var widthChars: Int {
    get { Int(gtk_editable_get_width_chars(cast())) }
    set { gtk_editable_set_width_chars(cast(), gint(newValue)) }
  }

  package var maxWidthChars: Int {
    get { Int(gtk_editable_get_max_width_chars(cast())) }
    set { gtk_editable_set_max_width_chars(cast(), gint(newValue)) }
  }

  package var enableUndo: Bool {
    get { gtk_editable_get_enable_undo(cast()) != 0 }
    set { gtk_editable_set_enable_undo(cast(), newValue.native) }
  }

  /// The widget within that does the editing and takes the focus.
  package var delegate: Text? { Text.wrap(gtk_editable_get_delegate(cast())) }
}

/// What the text of an input is for, which an on-screen keyboard follows.
package nonisolated enum InputPurpose: UInt32 {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
}

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
