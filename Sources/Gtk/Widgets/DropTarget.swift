import CGtk

/// GtkDropTarget: hears of what is dropped on the widget.
package final class DropTarget: EventController {
  /// Calls `handler` with the path of a file that is dropped; true takes it.
  package convenience init(files handler: @escaping (String) -> Bool) {
    self.init(constructed: gtk_drop_target_new(g_file_get_type(), GDK_ACTION_COPY))
    connect("drop", returning: Bool.self) { arguments in
      guard let value = arguments.pointer(0)?.assumingMemoryBound(to: GValue.self),
        let file = g_value_get_object(value), let path = g_file_get_path(OpaquePointer(file))
      else { return false }
      return handler(String(owned: path))
    }
  }
}
