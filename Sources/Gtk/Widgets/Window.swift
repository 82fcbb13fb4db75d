import CGtk

/// GtkWindow: a toplevel, which GTK keeps until it is destroyed; emits `close-request`.
package class Window: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_window_new()) }

  package var child: Widget? {
    get { Widget.wrap(gtk_window_get_child(cast())) }
    set { gtk_window_set_child(cast(), newValue?.widget) }
  }

  package var title: String? {
    get { gtk_window_get_title(cast()).map { String(cString: $0) } }
    set { gtk_window_set_title(cast(), newValue) }
  }

  /// Shows the window, in front of the others.
  package func present() { gtk_window_present(cast()) }

  /// Does what a click on the close button would.
  package func close() { gtk_window_close(cast()) }

  /// Takes the window away for good; its content is released with it.
  package func destroy() { gtk_window_destroy(cast()) }

  package func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), gint(width), gint(height))
  }

  package var defaultSize: (width: Int, height: Int) {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_default_size(cast(), &width, &height)
    return (Int(width), Int(height))
  }

  package var resizable: Bool {
    get { gtk_window_get_resizable(cast()) != 0 }
    set { gtk_window_set_resizable(cast(), newValue.native) }
  }

  package var decorated: Bool {
    get { gtk_window_get_decorated(cast()) != 0 }
    set { gtk_window_set_decorated(cast(), newValue.native) }
  }

  package var modal: Bool {
    get { gtk_window_get_modal(cast()) != 0 }
    set { gtk_window_set_modal(cast(), newValue.native) }
  }

  package var transientFor: Window? {
    get { Window.wrap(gtk_window_get_transient_for(cast())) }
    set { gtk_window_set_transient_for(cast(), newValue?.cast()) }
  }

  package var isActive: Bool { gtk_window_is_active(cast()) != 0 }

  /// The widget that has the focus while the window is active.
  package var focus: Widget? {
    get { Widget.wrap(gtk_window_get_focus(cast())) }
    set { gtk_window_set_focus(cast(), newValue?.widget) }
  }

  package func setIconName(_ name: String?) { gtk_window_set_icon_name(cast(), name) }

  /// All windows of the process.
  package static var toplevels: [Window] {
    guard let windows = ListModel.wrap(gtk_window_get_toplevels()) else { return [] }
    return (0..<windows.count).compactMap { windows.item(at: $0) as? Window }
  }

  /// Calls `handler` when the window is asked to close; true keeps it open.
  @discardableResult
  package func onCloseRequest(_ handler: @escaping () -> Bool) -> SignalConnection {
    connect("close-request", returning: Bool.self) { _ in handler() }
  }
}

/// GtkApplicationWindow: a window of an application, with `win.` actions.
package class ApplicationWindow: Window {
  package convenience init(_ application: Application) {
    self.init(constructed: gtk_application_window_new(application.cast()))
  }

  package func addAction(_ action: SimpleAction) {
    g_action_map_add_action(cast(), action.cast())
  }
}
