import CGtk

/// Other programs, started and left to themselves.
package enum DesktopProgram {
  /// Starts a program that is found on the path, with its arguments after it.
  package static func start(_ command: [String]) throws(GtkError) {
    let flags = GSpawnFlags(
      rawValue: G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue
        | G_SPAWN_STDERR_TO_DEV_NULL.rawValue)
    _ = try GtkError.check { error in
      withMutableStrings(command) { g_spawn_async(nil, $0, nil, flags, nil, nil, nil, error) }
    }
  }

  /// Opens a file with the program that the desktop has for it.
  package static func open(file path: String) throws(GtkError) {
    let uri = String(owned: g_filename_to_uri(path, nil, nil))
    _ = try GtkError.check { g_app_info_launch_default_for_uri(uri, nil, $0) }
  }
}
