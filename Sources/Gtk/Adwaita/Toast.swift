import CGtk

/// AdwToastOverlay: shows toasts over its child.
package final class ToastOverlay: Widget, SingleChild {
  package convenience init() { self.init(constructed: adw_toast_overlay_new()) }

  package var child: Widget? {
    get { Widget.wrap(adw_toast_overlay_get_child(cast())) }
    set { adw_toast_overlay_set_child(cast(), newValue?.widget) }
  }

  package func add(_ toast: Toast) {
    // The overlay takes over a reference.
    g_object_ref(toast.raw)
    adw_toast_overlay_add_toast(cast(), toast.cast())
  }
}

/// AdwToast: a short message; emits `dismissed`.
package final class Toast: Object {
  /// A toast whose title is Pango markup.
  package convenience init(title: String) { self.init(constructed: adw_toast_new(title)) }

  package var title: String {
    get { String(borrowed: adw_toast_get_title(cast())) }
    set { adw_toast_set_title(cast(), newValue) }
  }

  package var actionName: String? {
    get { adw_toast_get_action_name(cast()).map { String(cString: $0) } }
    set { adw_toast_set_action_name(cast(), newValue) }
  }

  /// For how many seconds it shows; 0 for ever.
  package var timeout: Int {
    get { Int(adw_toast_get_timeout(cast())) }
    set { adw_toast_set_timeout(cast(), guint(newValue)) }
  }

  package func dismiss() { adw_toast_dismiss(cast()) }
}
