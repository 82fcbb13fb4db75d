import CGtk

/// GtkOverlay: a child with others on top of it.
package final class Overlay: Widget, SingleChild, Container {
  package convenience init() { self.init(constructed: gtk_overlay_new()) }

  package var child: Widget? {
    get { Widget.wrap(gtk_overlay_get_child(cast())) }
    set { gtk_overlay_set_child(cast(), newValue?.widget) }
  }

  /// Puts `child` on top, placed by its `halign` and `valign`.
  package func addOverlay(_ child: Widget) { gtk_overlay_add_overlay(cast(), child.widget) }

  package func removeOverlay(_ child: Widget) { gtk_overlay_remove_overlay(cast(), child.widget) }

  package func remove(_ child: Widget) {
    if child === self.child { self.child = nil } else { removeOverlay(child) }
  }

  /// Whether an overlay child counts in the overlay's own size.
  package func setMeasure(_ child: Widget, _ measured: Bool) {
    gtk_overlay_set_measure_overlay(cast(), child.widget, measured.native)
  }
}
