import CGtk

extension Editable {
  /// Puts text where the caret is, as typing does, and the caret after it.
  package func insertAtCaret(_ text: String) {
    gtk_editable_delete_selection(cast())
    var place = gint(position)
    gtk_editable_insert_text(cast(), text, gint(text.utf8.count), &place)
    position = Int(place)
  }
}
