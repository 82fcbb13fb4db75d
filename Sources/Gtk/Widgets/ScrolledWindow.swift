import CGtk

/// GtkScrolledWindow: a view on a child larger than itself.
package final class ScrolledWindow: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_scrolled_window_new()) }

  package var child: Widget? {
    get { Widget.wrap(gtk_scrolled_window_get_child(cast())) }
    set { gtk_scrolled_window_set_child(cast(), newValue?.widget) }
  }

  package func setPolicy(horizontal: PolicyType, vertical: PolicyType) {
    gtk_scrolled_window_set_policy(cast(), horizontal.native, vertical.native)
  }

  package var vadjustment: Adjustment {
    get { Adjustment.lent(gtk_scrolled_window_get_vadjustment(cast())) }
    set { gtk_scrolled_window_set_vadjustment(cast(), newValue.cast()) }
  }

  package var hadjustment: Adjustment {
    get { Adjustment.lent(gtk_scrolled_window_get_hadjustment(cast())) }
    set { gtk_scrolled_window_set_hadjustment(cast(), newValue.cast()) }
  }

  package var propagateNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(cast()) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(cast(), newValue.native) }
  }

  package var propagateNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(cast()) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(cast(), newValue.native) }
  }

  package var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(cast()) != 0 }
    set { gtk_scrolled_window_set_has_frame(cast(), newValue.native) }
  }
}

/// GtkViewport: makes any widget scrollable.
package final class Viewport: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_viewport_new(nil, nil)) }

  package var child: Widget? {
    get { Widget.wrap(gtk_viewport_get_child(cast())) }
    set { gtk_viewport_set_child(cast(), newValue?.widget) }
  }
}
