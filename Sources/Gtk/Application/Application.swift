import CGtk

/// AdwApplication: the process's ties to the desktop.
package final class Application: Object {
  /// An application that has nothing to do with other processes of its name.
  package convenience init(id: String) {
    Self.leaveOutUnusedGL()
    self.init(constructed: adw_application_new(id, G_APPLICATION_NON_UNIQUE))
  }

  /// An application of which one process does what is asked of all others of its name.
  ///
  /// - Parameter isService: whether the process waits for the desktop to ask for something.
  package convenience init(uniqueID id: String, isService: Bool = false) {
    Self.leaveOutUnusedGL()
    var flags = G_APPLICATION_HANDLES_COMMAND_LINE.rawValue | G_APPLICATION_HANDLES_OPEN.rawValue
    if isService { flags |= G_APPLICATION_IS_SERVICE.rawValue }
    self.init(constructed: adw_application_new(id, GApplicationFlags(rawValue: flags)))
  }

  /// Takes the name on the session bus, or finds the process that has it; tells whether there is
  /// one. Without a bus each process is by itself.
  package func register() throws(GtkError) -> Bool {
    _ = try GtkError.check { g_application_register(cast(), nil, $0) }
    return g_application_get_is_remote(cast()) != 0
  }

  /// Calls `handler` with each command line that is run, in whatever process, and the folder in
  /// which that was; the first word is the program's name.
  package func onCommandLine(_ handler: @escaping (_ words: [String], _ folder: String) -> Int) {
    connect("command-line", returning: Int.self) { arguments in
      let line: UnsafeMutablePointer<GApplicationCommandLine> =
        arguments(0, as: Object.self).cast()
      let words = g_application_command_line_get_arguments(line, nil)
      defer { g_strfreev(words) }
      return handler(
        words.map { strings(in: $0) } ?? [],
        String(borrowed: g_application_command_line_get_cwd(line)))
    }
  }

  /// Calls `handler` when the desktop asks for the application itself.
  package func onActivate(_ handler: @escaping () -> Void) { connect("activate", handler) }

  /// Calls `handler` with the paths of files that the desktop has the application open.
  package func onOpen(_ handler: @escaping ([String]) -> Void) {
    connect("open") { arguments in
      guard let files = arguments.pointer(0)?.assumingMemoryBound(to: OpaquePointer?.self)
      else { return }
      let paths = (0..<arguments(1, as: Int.self)).compactMap { index in
        g_file_get_path(files[index]).map { String(owned: $0) }
      }
      handler(paths)
    }
  }

  /// Runs with the process's command line until the last window is closed; in a process that is
  /// not the first of its name, until that one has taken the command line.
  package func run(arguments: [String]) -> Int32 {
    MainLoop.attachMainQueue()
    return withMutableStrings(arguments) { g_application_run(cast(), gint(arguments.count), $0) }
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

  /// The window that the user was in last.
  package var activeWindow: Window? { Window.wrap(gtk_application_get_active_window(cast())) }

  /// The names under which the desktop shows the program.
  package static func setNames(program: String, application: String) {
    g_set_prgname(program)
    g_set_application_name(application)
  }
}
