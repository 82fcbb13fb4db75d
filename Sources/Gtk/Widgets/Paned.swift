import CGtk

/// GtkPaned: two children with a handle between them.
package final class Paned: Widget {
  package convenience init(_ orientation: Orientation) {
    self.init(constructed: gtk_paned_new(orientation.native))
  }

  package var startChild: Widget? {
    get { Widget.wrap(gtk_paned_get_start_child(cast())) }
    set { gtk_paned_set_start_child(cast(), newValue?.widget) }
  }

  package var endChild: Widget? {
    get { Widget.wrap(gtk_paned_get_end_child(cast())) }
    set { gtk_paned_set_end_child(cast(), newValue?.widget) }
  }

  /// The handle's distance from the start; -1 until it is set.
  package var position: Int {
    get { Int(gtk_paned_get_position(cast())) }
    set { gtk_paned_set_position(cast(), gint(newValue)) }
  }

  /// Which of the children grow with the whole.
  package func setResizes(start: Bool, end: Bool) {
    gtk_paned_set_resize_start_child(cast(), start.native)
    gtk_paned_set_resize_end_child(cast(), end.native)
  }

  /// Which of the children may be smaller than they ask for.
  package func setShrinks(start: Bool, end: Bool) {
    gtk_paned_set_shrink_start_child(cast(), start.native)
    gtk_paned_set_shrink_end_child(cast(), end.native)
  }
}
