import CGtk

/// GtkGrid: children in columns and rows.
package final class Grid: Widget, Container {
  package convenience init() { self.init(constructed: gtk_grid_new()) }

  package func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
    gtk_grid_attach(
      cast(), child.widget, gint(column), gint(row), gint(width), gint(height))
  }

  package func remove(_ child: Widget) { gtk_grid_remove(cast(), child.widget) }

  package func child(column: Int, row: Int) -> Widget? {
    Widget.wrap(gtk_grid_get_child_at(cast(), gint(column), gint(row)))
  }
}

/// GtkFlowBox: children that wrap like words.
package final class FlowBox: Widget, Container {
  package convenience init() { self.init(constructed: gtk_flow_box_new()) }

  package func append(_ child: Widget) { gtk_flow_box_append(cast(), child.widget) }
  package func insert(_ child: Widget, at index: Int) {
    gtk_flow_box_insert(cast(), child.widget, gint(index))
  }
  package func remove(_ child: Widget) { gtk_flow_box_remove(cast(), child.widget) }

  package var selectionMode: SelectionMode {
    get { SelectionMode(rawValue: gtk_flow_box_get_selection_mode(cast()).rawValue) ?? .none }
    set { gtk_flow_box_set_selection_mode(cast(), newValue.native) }
  }

  /// Whether all children get the same size.
  package var homogeneous: Bool {
    get { gtk_flow_box_get_homogeneous(cast()) != 0 }
    set { gtk_flow_box_set_homogeneous(cast(), newValue.native) }
  }

  package func setSpacing(column: Int, row: Int) {
    gtk_flow_box_set_column_spacing(cast(), guint(column))
    gtk_flow_box_set_row_spacing(cast(), guint(row))
  }

  package func setChildrenPerLine(minimum: Int, maximum: Int) {
    gtk_flow_box_set_min_children_per_line(cast(), guint(minimum))
    gtk_flow_box_set_max_children_per_line(cast(), guint(maximum))
  }
}
