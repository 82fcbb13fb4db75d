import CGtk

/// AdwApplicationWindow: an application's window whose content reaches to its edges.
package final class AdwApplicationWindow: ApplicationWindow {
  package convenience init(_ application: Application) {
    self.init(constructed: adw_application_window_new(application.cast()))
  }

  /// The whole of the window, title bar included; `child` is for GTK's own windows.
  package var content: Widget? {
    get { Widget.wrap(adw_application_window_get_content(cast())) }
    set { adw_application_window_set_content(cast(), newValue?.widget) }
  }
}

/// AdwWindow: a window without an application whose content reaches to its edges.
package final class AdwWindow: Window {
  package convenience init() { self.init(constructed: adw_window_new()) }

  /// The whole of the window, title bar included; `child` is for GTK's own windows.
  package var content: Widget? {
    get { Widget.wrap(adw_window_get_content(cast())) }
    set { adw_window_set_content(cast(), newValue?.widget) }
  }
}
