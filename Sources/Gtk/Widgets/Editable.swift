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

  /// The widget within that does the editing and takes the focus.
  package var delegate: Text? { Text.wrap(gtk_editable_get_delegate(cast())) }
}

/// What the text of an input is for, which an on-screen keyboard follows.
package nonisolated enum InputPurpose: UInt32 {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
}
