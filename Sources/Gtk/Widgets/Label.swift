import CGtk

/// GtkLabel: text that cannot be edited.
package final class Label: Widget {
  package convenience init(_ text: String = "") {
    self.init(constructed: gtk_label_new(text))
  }

  /// The text as it reads, without markup.
  package var text: String {
    get { String(borrowed: gtk_label_get_text(cast())) }
    set { gtk_label_set_text(cast(), newValue) }
  }

  /// Shows Pango markup; what is not meant as markup must go through `escape` first.
  package func setMarkup(_ markup: String) { gtk_label_set_markup(cast(), markup) }

  /// The markup that shows `text` as it stands.
  package static func escape(_ text: String) -> String {
    String(owned: g_markup_escape_text(text, -1))
  }

  /// The looks that apply to the text, on top of those of the style sheet.
  package var attributes: TextAttributes? {
    get { gtk_label_get_attributes(cast()).map { TextAttributes(borrowed: $0) } }
    set { gtk_label_set_attributes(cast(), newValue?.list) }
  }

  package var wrap: Bool {
    get { gtk_label_get_wrap(cast()) != 0 }
    set { gtk_label_set_wrap(cast(), newValue.native) }
  }

  package var wrapMode: WrapMode {
    get { WrapMode(rawValue: gtk_label_get_wrap_mode(cast()).rawValue) ?? .word }
    set { gtk_label_set_wrap_mode(cast(), newValue.native) }
  }

  package var ellipsize: EllipsizeMode {
    get { EllipsizeMode(rawValue: gtk_label_get_ellipsize(cast()).rawValue) ?? .none }
    set { gtk_label_set_ellipsize(cast(), newValue.native) }
  }

  /// The most lines of a wrapping label that also ellipsizes; -1 for any number.
  package var lines: Int {
    get { Int(gtk_label_get_lines(cast())) }
    set { gtk_label_set_lines(cast(), gint(clamping: newValue)) }
  }

  /// Whether the text as it is laid out now ends in an ellipsis somewhere.
  package var isEllipsized: Bool {
    pango_layout_is_ellipsized(gtk_label_get_layout(cast())) != 0
  }

  /// Where the text lies in wider room: 0 at the start, 1 at the end.
  package var xalign: Double {
    get { Double(gtk_label_get_xalign(cast())) }
    set { gtk_label_set_xalign(cast(), Float(newValue)) }
  }

  package var justify: Justification {
    get { Justification(rawValue: gtk_label_get_justify(cast()).rawValue) ?? .left }
    set { gtk_label_set_justify(cast(), newValue.native) }
  }

  package var selectable: Bool {
    get { gtk_label_get_selectable(cast()) != 0 }
    set { gtk_label_set_selectable(cast(), newValue.native) }
  }

  /// Selects characters of a selectable label; -1 as `end` for all from `start`.
  package func selectRegion(start: Int, end: Int) {
    gtk_label_select_region(cast(), gint(start), gint(end))
  }

  /// The width asked for in characters; -1 leaves it to the text.
  package var widthChars: Int {
    get { Int(gtk_label_get_width_chars(cast())) }
    set { gtk_label_set_width_chars(cast(), gint(clamping: newValue)) }
  }

  /// The natural width's limit in characters; -1 for none.
  package var maxWidthChars: Int {
    get { Int(gtk_label_get_max_width_chars(cast())) }
    set { gtk_label_set_max_width_chars(cast(), gint(clamping: newValue)) }
  }
}

extension Label {
  /// The width in pixels of the longest line of the text when lines are at most `width` wide.
  package func longestLine(brokenAt width: Int) -> Int {
    guard let layout = pango_layout_copy(gtk_label_get_layout(cast())) else { return width }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, gint(clamping: width * Int(PANGO_SCALE)))
    var longest: gint = 0
    pango_layout_get_pixel_size(layout, &longest, nil)
    return Int(longest)
  }
}
