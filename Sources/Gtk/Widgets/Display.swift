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

  /// Whether windows can be seen through.
  package var isComposited: Bool { gdk_display_is_composited(cast()) != 0 }

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

/// GdkClipboard: what was copied last.
package final class Clipboard: Object {
  package func setText(_ text: String) { gdk_clipboard_set_text(cast(), text) }

  /// Reads the clipboard's text, if it has one.
  package func readText(_ completion: @escaping (String?) -> Void) {
    typealias Completion = (String?) -> Void
    gdk_clipboard_read_text_async(
      cast(), nil,
      { clipboard, result, data in
        let completion = ClosureBox<Completion>.content(of: data)
        releaseBox(data)
        guard let clipboard else { return completion(nil) }
        let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
        completion(text.map { String(owned: $0) })
      }, ClosureBox<Completion>.retained(completion))
  }
}

/// GtkSettings: a display's settings, each a property such as `gtk-enable-animations`.
package final class Settings: Object {
  package var enableAnimations: Bool {
    get { property("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", to: newValue) }
  }

  /// The font resolution in 1024ths of dots an inch; -1 for the display's own.
  package var xftDPI: Int {
    get { property("gtk-xft-dpi") }
    set { setProperty("gtk-xft-dpi", to: newValue) }
  }

  package var themeName: String {
    get { property("gtk-theme-name") }
    set { setProperty("gtk-theme-name", to: newValue) }
  }

  package var iconThemeName: String {
    get { property("gtk-icon-theme-name") }
    set { setProperty("gtk-icon-theme-name", to: newValue) }
  }

  package var fontName: String {
    get { property("gtk-font-name") }
    set { setProperty("gtk-font-name", to: newValue) }
  }

  package var cursorBlink: Bool {
    get { property("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", to: newValue) }
  }

  package var decorationLayout: String {
    get { property("gtk-decoration-layout") }
    set { setProperty("gtk-decoration-layout", to: newValue) }
  }
}

/// GtkIconTheme: finds icons by name.
package final class IconTheme: Object {
  package func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(cast(), path) }
  package func addResourcePath(_ path: String) { gtk_icon_theme_add_resource_path(cast(), path) }
  package func hasIcon(_ name: String) -> Bool { gtk_icon_theme_has_icon(cast(), name) != 0 }

  /// The icon as a picture of this many pixels; a stand-in if the theme lacks it.
  package func lookup(_ name: String, size: Int, scale: Int = 1) -> Paintable {
    let icon = gtk_icon_theme_lookup_icon(
      cast(), name, nil, gint(size), gint(scale), GTK_TEXT_DIR_NONE, GtkIconLookupFlags(0))
    guard let icon = Paintable.wrap(icon, ownership: .owned) else {
      fatalError("an icon theme found not even a stand-in")
    }
    return icon
  }

  package var iconNames: [String] {
    guard let names = gtk_icon_theme_get_icon_names(cast()) else { return [] }
    defer { g_strfreev(names) }
    return strings(in: names)
  }
}
