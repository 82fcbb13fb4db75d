import CGtk

extension DragSource {
  /// A source that those get a text from that something is dropped on; emits `drag-begin`.
  package convenience init(text: String) {
    self.init()
    gtk_drag_source_set_actions(cast(), GdkDragAction(GDK_ACTION_COPY.rawValue))
    setText(text)
  }

  /// What those get that something is dropped on.
  package func setText(_ text: String) {
    withValue(of: String.valueType) { value in
      text.write(value)
      let provider = gdk_content_provider_new_for_value(value)
      gtk_drag_source_set_content(cast(), provider)
      if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) }
    }
  }
}

extension DropTarget {
  /// Calls `handler` with a text that is dropped, and where; true takes it.
  package convenience init(
    texts handler: @escaping (_ text: String, _ x: Double, _ y: Double) -> Bool
  ) {
    self.init(constructed: gtk_drop_target_new(String.valueType, GDK_ACTION_COPY))
    connect("drop", returning: Bool.self) { arguments in
      guard let value = arguments.pointer(0)?.assumingMemoryBound(to: GValue.self) else {
        return false
      }
      return handler(String.convert(value), arguments(1), arguments(2))
    }
  }

  /// Calls `handler` when something comes over the widget, and when it leaves.
  package func onTargeted(_ handler: @escaping (Bool) -> Void) {
    onNotify("current-drop") { [weak self] in
      guard let self else { return }
      handler(gtk_drop_target_get_current_drop(cast()) != nil)
    }
  }
}
