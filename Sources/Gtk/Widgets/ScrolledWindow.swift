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

  /// The least height of the view on the child; -1 for none.
  package var minContentHeight: Int {
    get { Int(gtk_scrolled_window_get_min_content_height(cast())) }
    set { gtk_scrolled_window_set_min_content_height(cast(), gint(newValue)) }
  }

  /// The greatest natural height of the view on the child; -1 for none.
  package var maxContentHeight: Int {
    get { Int(gtk_scrolled_window_get_max_content_height(cast())) }
    set { gtk_scrolled_window_set_max_content_height(cast(), gint(newValue)) }
  }

  package var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(cast()) != 0 }
    set { gtk_scrolled_window_set_has_frame(cast(), newValue.native) }
  }

  package var overlayScrolling: Bool {
    get { gtk_scrolled_window_get_overlay_scrolling(cast()) != 0 }
    set { gtk_scrolled_window_set_overlay_scrolling(cast(), newValue.native) }
  }
}

/// GtkViewport: makes any widget scrollable.
package final class Viewport: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_viewport_new(nil, nil)) }

  package var child: Widget? {
    get { Widget.wrap(gtk_viewport_get_child(cast())) }
    set { gtk_viewport_set_child(cast(), newValue?.widget) }
  }

  package var scrollToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(cast()) != 0 }
    set { gtk_viewport_set_scroll_to_focus(cast(), newValue.native) }
  }
}
