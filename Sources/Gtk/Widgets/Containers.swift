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

  package func setClip(_ child: Widget, _ clipped: Bool) {
    gtk_overlay_set_clip_overlay(cast(), child.widget, clipped.native)
  }
}

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

  package var columnSpacing: Int {
    get { Int(gtk_grid_get_column_spacing(cast())) }
    set { gtk_grid_set_column_spacing(cast(), guint(newValue)) }
  }

  package var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(cast())) }
    set { gtk_grid_set_row_spacing(cast(), guint(newValue)) }
  }

  package var columnHomogeneous: Bool {
    get { gtk_grid_get_column_homogeneous(cast()) != 0 }
    set { gtk_grid_set_column_homogeneous(cast(), newValue.native) }
  }

  package var rowHomogeneous: Bool {
    get { gtk_grid_get_row_homogeneous(cast()) != 0 }
    set { gtk_grid_set_row_homogeneous(cast(), newValue.native) }
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

  package func setSpacing(column: Int, row: Int) {
    gtk_flow_box_set_column_spacing(cast(), guint(column))
    gtk_flow_box_set_row_spacing(cast(), guint(row))
  }

  package func setChildrenPerLine(minimum: Int, maximum: Int) {
    gtk_flow_box_set_min_children_per_line(cast(), guint(minimum))
    gtk_flow_box_set_max_children_per_line(cast(), guint(maximum))
  }
}

/// GtkRevealer: shows or hides its child with a movement.
package final class Revealer: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_revealer_new()) }

  package var child: Widget? {
    get { Widget.wrap(gtk_revealer_get_child(cast())) }
    set { gtk_revealer_set_child(cast(), newValue?.widget) }
  }

  package var revealChild: Bool {
    get { gtk_revealer_get_reveal_child(cast()) != 0 }
    set { gtk_revealer_set_reveal_child(cast(), newValue.native) }
  }

  /// Whether the child is fully shown.
  package var childRevealed: Bool { gtk_revealer_get_child_revealed(cast()) != 0 }

  package var transition: RevealerTransition {
    get {
      RevealerTransition(rawValue: gtk_revealer_get_transition_type(cast()).rawValue) ?? .none
    }
    set {
      gtk_revealer_set_transition_type(cast(), GtkRevealerTransitionType(newValue.rawValue))
    }
  }

  package func setTransitionDuration(milliseconds: Int) {
    gtk_revealer_set_transition_duration(cast(), guint(milliseconds))
  }
}

/// How a revealer moves.
package nonisolated enum RevealerTransition: UInt32 {
  case none, crossfade, slideRight, slideLeft, slideUp, slideDown, swingRight, swingLeft, swingUp
  case swingDown
}

/// GtkExpander: a title that opens and closes its child; `notify::expanded` tells of a change.
package final class Expander: Widget, SingleChild {
  package convenience init(label: String? = nil) {
    self.init(constructed: gtk_expander_new(label))
  }

  package var child: Widget? {
    get { Widget.wrap(gtk_expander_get_child(cast())) }
    set { gtk_expander_set_child(cast(), newValue?.widget) }
  }

  package var labelWidget: Widget? {
    get { Widget.wrap(gtk_expander_get_label_widget(cast())) }
    set { gtk_expander_set_label_widget(cast(), newValue?.widget) }
  }

  package var expanded: Bool {
    get { gtk_expander_get_expanded(cast()) != 0 }
    set { gtk_expander_set_expanded(cast(), newValue.native) }
  }
}

/// GtkFrame: a border around its child.
package final class Frame: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_frame_new(nil)) }

  package var child: Widget? {
    get { Widget.wrap(gtk_frame_get_child(cast())) }
    set { gtk_frame_set_child(cast(), newValue?.widget) }
  }

  package var labelWidget: Widget? {
    get { Widget.wrap(gtk_frame_get_label_widget(cast())) }
    set { gtk_frame_set_label_widget(cast(), newValue?.widget) }
  }
}
