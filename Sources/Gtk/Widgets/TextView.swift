import CGtk

/// GtkTextView: several lines of text to edit.
package final class TextView: Widget {
  package convenience init() { self.init(constructed: gtk_text_view_new()) }

  package var buffer: TextBuffer {
    guard let buffer = TextBuffer.wrap(gtk_text_view_get_buffer(cast())) else {
      fatalError("a text view has no buffer")
    }
    return buffer
  }

  /// Where lines break; nil for nowhere.
  package var wrapMode: WrapMode? {
    get {
      switch gtk_text_view_get_wrap_mode(cast()) {
      case GTK_WRAP_CHAR: .character
      case GTK_WRAP_WORD: .word
      case GTK_WRAP_WORD_CHAR: .wordCharacter
      default: nil
      }
    }
    set {
      let native =
        switch newValue {
        case .character: GTK_WRAP_CHAR
        case .word: GTK_WRAP_WORD
        case .wordCharacter: GTK_WRAP_WORD_CHAR
        case nil: GTK_WRAP_NONE
        }
      gtk_text_view_set_wrap_mode(cast(), native)
    }
  }

  package var justification: Justification {
    get {
      Justification(rawValue: gtk_text_view_get_justification(cast()).rawValue) ?? .left
    }
    set { gtk_text_view_set_justification(cast(), newValue.native) }
  }

  package var monospace: Bool {
    get { gtk_text_view_get_monospace(cast()) != 0 }
    set { gtk_text_view_set_monospace(cast(), newValue.native) }
  }

  /// Whether the Tab key types a tab rather than moving the focus.
  package var acceptsTab: Bool {
    get { gtk_text_view_get_accepts_tab(cast()) != 0 }
    set { gtk_text_view_set_accepts_tab(cast(), newValue.native) }
  }
}

/// GtkTextBuffer: the text of a text view; emits `changed`.
package final class TextBuffer: Object {
  package convenience init() { self.init(constructed: gtk_text_buffer_new(nil)) }

  package var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(cast(), &start, &end)
      return String(owned: gtk_text_buffer_get_text(cast(), &start, &end, 1))
    }
    set { gtk_text_buffer_set_text(cast(), newValue, gint(newValue.utf8.count)) }
  }

  /// Makes the text another one by replacing what differs alone, as one step that can be undone.
  package func edit(to wanted: String) {
    let (old, new) = (Array(text.unicodeScalars), Array(wanted.unicodeScalars))
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < min(old.count, new.count) - start,
      old[old.count - 1 - rest] == new[new.count - 1 - rest]
    {
      rest += 1
    }
    guard start + rest < max(old.count, new.count) else { return }
    var middle = String.UnicodeScalarView()
    middle.append(contentsOf: new[start..<(new.count - rest)])
    let insertion = String(middle)
    var (first, last) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_begin_user_action(cast())
    gtk_text_buffer_get_iter_at_offset(cast(), &first, gint(start))
    gtk_text_buffer_get_iter_at_offset(cast(), &last, gint(old.count - rest))
    gtk_text_buffer_delete(cast(), &first, &last)
    gtk_text_buffer_insert(cast(), &first, insertion, gint(insertion.utf8.count))
    gtk_text_buffer_end_user_action(cast())
  }

  /// The caret's place in characters (Unicode scalars) from the start.
  package var cursorPosition: Int {
    get { property("cursor-position") }
    set {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(cast(), &place, gint(newValue))
      gtk_text_buffer_place_cursor(cast(), &place)
    }
  }

  /// The selected characters, if any.
  package var selection: Range<Int>? {
    var start = GtkTextIter()
    var end = GtkTextIter()
    guard gtk_text_buffer_get_selection_bounds(cast(), &start, &end) != 0 else { return nil }
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  /// Selects characters; the caret goes to `end`.
  package func selectRegion(start: Int, end: Int) {
    var bound = GtkTextIter()
    var caret = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(cast(), &bound, gint(start))
    gtk_text_buffer_get_iter_at_offset(cast(), &caret, gint(end))
    gtk_text_buffer_select_range(cast(), &caret, &bound)
  }
}
