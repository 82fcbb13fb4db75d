import CGtk

/// GtkColorButton: a colour to choose in a dialog; emits `color-set`.
package final class ColorButton: Widget {
  package convenience init() { self.init(constructed: gtk_color_button_new()) }

  package var rgba: Color {
    get {
      var native = GdkRGBA()
      gtk_color_chooser_get_rgba(cast(), &native)
      return Color(native)
    }
    set {
      var native = newValue.native
      gtk_color_chooser_set_rgba(cast(), &native)
    }
  }

  /// Whether the colour may be seen through.
  package var useAlpha: Bool {
    get { gtk_color_chooser_get_use_alpha(cast()) != 0 }
    set { gtk_color_chooser_set_use_alpha(cast(), newValue.native) }
  }
}
