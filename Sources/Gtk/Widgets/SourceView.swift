import CGtk
import Glibc

/// A text view for source: GtkSourceView's where that library is installed, which is loaded when
/// the first one is made, else a plain one.
package final class SourceView {
  /// The view.
  package let widget: TextView
  /// Its text.
  package var buffer: TextBuffer { widget.buffer }

  private let library: SourceLibrary?
  private let squiggle: TextTag

  /// A view for a language's source, such as `swift`; `words` are offered while one types.
  package init(language: String, words: [String]) {
    library = SourceLibrary.shared
    widget = library?.makeView() ?? TextView()
    squiggle = TextTag(in: widget.buffer, underline: "error")
    widget.monospace = true
    library?.prepare(widget, language: language, words: words)
  }

  /// Takes the colours of light or dark surroundings.
  package func setDark(_ isDark: Bool) { library?.setScheme(of: widget.buffer, isDark: isDark) }

  /// Underlines stretches of lines and UTF-8 columns, from 1, as wrong.
  package func setSquiggles(
    _ ranges: [(line: Int, column: Int, endLine: Int, endColumn: Int)]
  ) {
    buffer.remove(squiggle)
    for range in ranges {
      buffer.apply(
        squiggle, from: (range.line - 1, range.column - 1),
        to: (range.endLine - 1, range.endColumn - 1))
    }
  }

  /// Puts the caret at the beginning of a line, from 1, and scrolls there.
  package func show(line: Int) {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer.cast(), &place, gint(max(0, line - 1)))
    gtk_text_buffer_place_cursor(buffer.cast(), &place)
    gtk_text_view_scroll_to_mark(
      widget.cast(), gtk_text_buffer_get_insert(buffer.cast()), 0.2, 0, 0, 0)
  }

  /// The line of the caret, from 1.
  package var caretLine: Int {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(
      buffer.cast(), &place, gtk_text_buffer_get_insert(buffer.cast()))
    return Int(gtk_text_iter_get_line(&place)) + 1
  }
}

/// GtkTextTag: how a stretch of text looks.
final class TextTag: Object {
  /// A tag of a buffer that underlines.
  convenience init(in buffer: TextBuffer, underline: String) {
    self.init(constructed: gtk_text_tag_new(nil))
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer.cast()), cast())
    setProperty("underline", to: Int(PANGO_UNDERLINE_ERROR.rawValue))
  }
}

extension TextBuffer {
  fileprivate func remove(_ tag: TextTag) {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(cast(), &start, &end)
    gtk_text_buffer_remove_tag(cast(), tag.cast(), &start, &end)
  }

  /// Applies a tag between lines and bytes in them, from 0; at least to one character.
  fileprivate func apply(
    _ tag: TextTag, from start: (line: Int, byte: Int), to end: (line: Int, byte: Int)
  ) {
    var first = place(start)
    var last = place(end)
    if gtk_text_iter_compare(&first, &last) >= 0 {
      last = first
      gtk_text_iter_forward_char(&last)
    }
    gtk_text_buffer_apply_tag(cast(), tag.cast(), &first, &last)
  }

  private func place(_ position: (line: Int, byte: Int)) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(cast(), &place, gint(clamping: max(0, position.line)))
    let length = Int(gtk_text_iter_get_bytes_in_line(&place))
    gtk_text_iter_set_line_index(&place, gint(clamping: max(0, min(position.byte, length))))
    return place
  }
}

/// The functions of GtkSourceView that are used, of a library that need not be there.
@MainActor
private final class SourceLibrary {
  static let shared = SourceLibrary()

  private typealias Pointer = UnsafeMutableRawPointer
  private let handle: Pointer

  private init?() {
    guard let handle = dlopen("libgtksourceview-5.so.0", RTLD_NOW) else { return nil }
    self.handle = handle
    typealias Start = @convention(c) () -> Void
    guard let start = function("gtk_source_init", as: Start.self) else { return nil }
    start()
  }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }

  private typealias Make = @convention(c) () -> Pointer?
  private typealias Get = @convention(c) (Pointer?) -> Pointer?
  private typealias Find = @convention(c) (Pointer?, UnsafePointer<CChar>) -> Pointer?
  private typealias Join = @convention(c) (Pointer?, Pointer?) -> Void

  func makeView() -> TextView? {
    function("gtk_source_view_new", as: Make.self).flatMap { TextView.wrap($0()) }
  }

  func prepare(_ view: TextView, language: String, words: [String]) {
    for name in ["show-line-numbers", "auto-indent", "highlight-current-line"] {
      view.setProperty(name, to: true)
    }
    view.setProperty("insert-spaces-instead-of-tabs", to: true)
    view.setProperty("tab-width", to: 2)
    if let manager = function("gtk_source_language_manager_get_default", as: Make.self),
      let find = function("gtk_source_language_manager_get_language", as: Find.self),
      let set = function("gtk_source_buffer_set_language", as: Join.self)
    {
      set(view.buffer.raw, find(manager(), language))
    }
    offer(words, in: view)
  }

  /// Offers the words that stand in the text, and others.
  private func offer(_ words: [String], in view: TextView) {
    guard let completion = function("gtk_source_view_get_completion", as: Get.self),
      let make = function(
        "gtk_source_completion_words_new",
        as: (@convention(c) (UnsafePointer<CChar>?) -> Pointer?).self),
      let register = function("gtk_source_completion_words_register", as: Join.self),
      let add = function("gtk_source_completion_add_provider", as: Join.self)
    else { return }
    let provider = make(nil)
    let vocabulary = TextBuffer()
    vocabulary.text = words.joined(separator: "\n")
    register(provider, view.buffer.raw)
    register(provider, vocabulary.raw)
    view.onFinalize { _ = vocabulary }
    add(completion(view.raw), provider)
    if let provider { g_object_unref(provider) }
  }

  func setScheme(of buffer: TextBuffer, isDark: Bool) {
    guard let manager = function("gtk_source_style_scheme_manager_get_default", as: Make.self),
      let find = function("gtk_source_style_scheme_manager_get_scheme", as: Find.self),
      let set = function("gtk_source_buffer_set_style_scheme", as: Join.self)
    else { return }
    set(buffer.raw, find(manager(), isDark ? "Adwaita-dark" : "Adwaita"))
  }
}
