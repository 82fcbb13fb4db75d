import CGtk

/// GtkFrame: a border around its child.
package final class Frame: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_frame_new(nil)) }

  package var child: Widget? {
    get { Widget.wrap(gtk_frame_get_child(cast())) }
    set { gtk_frame_set_child(cast(), newValue?.widget) }
  }
}
