import CGtk

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

  /// Whether a text that can be selected is, when the keyboard comes to it; it stays so afterwards.
  package var labelSelectOnFocus: Bool {
    get { property("gtk-label-select-on-focus") }
    set { setProperty("gtk-label-select-on-focus", to: newValue) }
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
}
