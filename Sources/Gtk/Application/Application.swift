import CGtk

/// AdwApplication: the process's ties to the desktop, one process for each window.
package final class Application: Object {
  package convenience init(id: String) {
    Self.leaveOutUnusedGL()
    self.init(constructed: adw_application_new(id, G_APPLICATION_NON_UNIQUE))
  }

  /// Connects to the display and loads GTK and libadwaita; for programs without an application too.
  package static func initialize() throws(GtkError) {
    leaveOutUnusedGL()
    guard gtk_init_check() != 0 else { throw .noDisplay(nil) }
    adw_init()
  }

  /// Keeps GDK from loading OpenGL where everything is drawn by cairo: 55 MB and a third of the
  /// start.
  private static func leaveOutUnusedGL() {
    guard let renderer = g_getenv("GSK_RENDERER"), String(cString: renderer) == "cairo" else {
      return
    }
    g_setenv("GDK_DEBUG", "gl-disable", 0)
  }

  /// Calls `activate` once the application is up, and runs until its last window is closed.
  package func run(_ activate: @escaping () -> Void) -> Int32 {
    MainLoop.attachMainQueue()
    connect("activate", activate)
    return g_application_run(cast(), 0, nil)
  }

  package func quit() { g_application_quit(cast()) }

  /// Keeps the application running without a window until `release`.
  package func hold() { g_application_hold(cast()) }
  package func release() { g_application_release(cast()) }

  package func addAction(_ action: SimpleAction) {
    g_action_map_add_action(cast(), action.cast())
  }

  /// Binds keys, such as `<Control>r`, to an action in detailed notation.
  package func setAccelerators(_ keys: [String], forAction action: String) {
    withStrings(keys) { gtk_application_set_accels_for_action(cast(), action, $0) }
  }

  package func addWindow(_ window: Window) { gtk_application_add_window(cast(), window.cast()) }

  /// The names under which the desktop shows the program.
  package static func setNames(program: String, application: String) {
    g_set_prgname(program)
    g_set_application_name(application)
  }
}
