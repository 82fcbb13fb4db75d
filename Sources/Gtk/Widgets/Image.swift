import CGtk

/// GtkImage: an icon at a fixed size.
package final class Image: Widget {
  package convenience init() { self.init(constructed: gtk_image_new()) }

  /// An icon of the theme.
  package convenience init(iconName: String) {
    self.init(constructed: gtk_image_new_from_icon_name(iconName))
  }

  package var iconName: String? {
    get { gtk_image_get_icon_name(cast()).map { String(cString: $0) } }
    set { gtk_image_set_from_icon_name(cast(), newValue) }
  }

  package func setFile(_ path: String) { gtk_image_set_from_file(cast(), path) }

  package var paintable: Paintable? {
    get { Paintable.wrap(gtk_image_get_paintable(cast())) }
    set { gtk_image_set_from_paintable(cast(), newValue?.cast()) }
  }

  package func clear() { gtk_image_clear(cast()) }

  /// The icon's size in pixels; -1 leaves it to the style.
  package var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(cast())) }
    set { gtk_image_set_pixel_size(cast(), gint(newValue)) }
  }
}
