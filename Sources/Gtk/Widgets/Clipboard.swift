import CGtk

/// GdkClipboard: what was copied last.
package final class Clipboard: Object {
  package func setText(_ text: String) { gdk_clipboard_set_text(cast(), text) }

  /// Reads the clipboard's text, if it has one.
  package func readText(_ completion: @escaping (String?) -> Void) {
    typealias Completion = (String?) -> Void
    gdk_clipboard_read_text_async(
      cast(), nil,
      { clipboard, result, data in
        let completion = ClosureBox<Completion>.content(of: data)
        releaseBox(data)
        guard let clipboard else { return completion(nil) }
        let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
        completion(text.map { String(owned: $0) })
      }, ClosureBox<Completion>.retained(completion))
  }
}
