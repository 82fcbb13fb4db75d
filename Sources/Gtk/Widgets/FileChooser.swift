import CGtk

/// GtkFileChooserNative: the desktop's own dialog for choosing a file; emits `response`.
package final class FileChooser: Object {
  /// What the file is chosen for.
  package nonisolated enum Action: UInt32 {
    case open, save, selectFolder
  }

  package convenience init(title: String, parent: Window?, action: Action = .open) {
    self.init(
      constructed: gtk_file_chooser_native_new(
        title, parent?.cast(), GtkFileChooserAction(action.rawValue), nil, nil))
  }

  /// Offers only files that match, such as `*.swift`.
  package func addFilter(name: String, pattern: String) {
    guard let filter = gtk_file_filter_new() else { fatalError("GTK made no file filter") }
    gtk_file_filter_set_name(filter, name)
    gtk_file_filter_add_pattern(filter, pattern)
    gtk_file_chooser_add_filter(cast(), filter)
    g_object_unref(UnsafeMutableRawPointer(filter))
  }

  /// Proposes a name to save under.
  package func setCurrentName(_ name: String) { gtk_file_chooser_set_current_name(cast(), name) }

  /// The chosen file, if it is a local one.
  package var path: String? {
    guard let file = gtk_file_chooser_get_file(cast()) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return g_file_get_path(file).map { String(owned: $0) }
  }

  /// Shows the dialog, and calls `completion` with the chosen file's path, or nil.
  package func run(_ completion: @escaping (String?) -> Void) {
    // The dialog is kept by its own handler until it is answered.
    var connection: SignalConnection?
    connection = connect("response") { (arguments: SignalArguments) in
      let accepted = arguments(0, as: Int.self) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      let path = accepted ? self.path : nil
      connection?.disconnect()
      connection = nil
      completion(path)
    }
    gtk_native_dialog_show(cast())
  }
}
