import CGtk

/// GtkSizeGroup: widgets that ask for the same size.
package final class SizeGroup: Object {
  /// What the widgets share.
  package nonisolated enum Mode: UInt32 {
    case none, horizontal, vertical, both
  }

  package convenience init(_ mode: Mode = .horizontal) {
    self.init(constructed: gtk_size_group_new(GtkSizeGroupMode(mode.rawValue)))
  }

  package func add(_ widget: Widget) { gtk_size_group_add_widget(cast(), widget.widget) }
  package func remove(_ widget: Widget) { gtk_size_group_remove_widget(cast(), widget.widget) }
}
