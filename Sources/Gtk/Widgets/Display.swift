import CGtk

/// GdkDisplay: a connection to a display server.
package final class Display: Object {
  package static var `default`: Display? { Display.wrap(gdk_display_get_default()) }

  /// Opens another connection, on which settings and colour scheme are its own.
  package static func open(_ name: String) throws(GtkError) -> Display {
    guard let display = Display.wrap(gdk_display_open(name)) else { throw .noDisplay(name) }
    return display
  }

  package var name: String { String(borrowed: gdk_display_get_name(cast())) }

  package func close() { gdk_display_close(cast()) }
  package func sync() { gdk_display_sync(cast()) }

  /// The areas of the monitors, in application pixels.
  package var monitors: [Rectangle] {
    guard let monitors = ListModel.wrap(gdk_display_get_monitors(cast())) else { return [] }
    return (0..<monitors.count).compactMap { index in
      guard let monitor = monitors.item(at: index) else { return nil }
      var native = GdkRectangle()
      gdk_monitor_get_geometry(monitor.cast(), &native)
      return Rectangle(
        x: Int(native.x), y: Int(native.y), width: Int(native.width), height: Int(native.height))
    }
  }

  package var settings: Settings {
    guard let settings = Settings.wrap(gtk_settings_get_for_display(cast())) else {
      fatalError("a display has no settings")
    }
    return settings
  }

  package var iconTheme: IconTheme {
    guard let theme = IconTheme.wrap(gtk_icon_theme_get_for_display(cast())) else {
      fatalError("a display has no icon theme")
    }
    return theme
  }

  package var clipboard: Clipboard {
    guard let clipboard = Clipboard.wrap(gdk_display_get_clipboard(cast())) else {
      fatalError("a display has no clipboard")
    }
    return clipboard
  }

  /// Applies a style sheet to all widgets of the display.
  package func add(_ provider: CssProvider, priority: CssProvider.Priority = .application) {
    gtk_style_context_add_provider_for_display(cast(), provider.cast(), priority.rawValue)
  }

  package func remove(_ provider: CssProvider) {
    gtk_style_context_remove_provider_for_display(cast(), provider.cast())
  }
}
