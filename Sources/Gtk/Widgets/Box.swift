import CGtk

/// GtkBox: children in a row or a column.
package final class Box: Widget, Container {
  package convenience init(_ orientation: Orientation = .horizontal, spacing: Int = 0) {
    self.init(constructed: gtk_box_new(orientation.native, gint(spacing)))
  }

  package var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(cast()).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(cast(), newValue.native) }
  }

  package var spacing: Int {
    get { Int(gtk_box_get_spacing(cast())) }
    set { gtk_box_set_spacing(cast(), gint(newValue)) }
  }

  /// Whether all children get the same length along the box.
  package var homogeneous: Bool {
    get { gtk_box_get_homogeneous(cast()) != 0 }
    set { gtk_box_set_homogeneous(cast(), newValue.native) }
  }

  package func append(_ child: Widget) { gtk_box_append(cast(), child.widget) }
  package func prepend(_ child: Widget) { gtk_box_prepend(cast(), child.widget) }
  package func remove(_ child: Widget) { gtk_box_remove(cast(), child.widget) }

  /// Adds `child` after `sibling`, or first.
  package func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(cast(), child.widget, sibling?.widget)
  }

  /// Moves a child of the box after `sibling`, or first, keeping its focus.
  package func reorder(_ child: Widget, after sibling: Widget?) {
    gtk_box_reorder_child_after(cast(), child.widget, sibling?.widget)
  }
}

/// GtkSeparator: a line between groups.
package final class Separator: Widget {
  package convenience init(_ orientation: Orientation = .horizontal) {
    self.init(constructed: gtk_separator_new(orientation.native))
  }

  package var orientation: Orientation {
    get { Orientation(rawValue: gtk_orientable_get_orientation(cast()).rawValue) ?? .horizontal }
    set { gtk_orientable_set_orientation(cast(), newValue.native) }
  }
}

/// GtkCenterBox: a child in the middle, with others at the ends.
package final class CenterBox: Widget {
  package convenience init() { self.init(constructed: gtk_center_box_new()) }

  package var startWidget: Widget? {
    get { Widget.wrap(gtk_center_box_get_start_widget(cast())) }
    set { gtk_center_box_set_start_widget(cast(), newValue?.widget) }
  }

  package var centerWidget: Widget? {
    get { Widget.wrap(gtk_center_box_get_center_widget(cast())) }
    set { gtk_center_box_set_center_widget(cast(), newValue?.widget) }
  }

  package var endWidget: Widget? {
    get { Widget.wrap(gtk_center_box_get_end_widget(cast())) }
    set { gtk_center_box_set_end_widget(cast(), newValue?.widget) }
  }
}
