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

  /// Whether the theme's large icon size is used rather than the normal one.
  package var usesLargeIcon: Bool {
    get { gtk_image_get_icon_size(cast()) == GTK_ICON_SIZE_LARGE }
    set {
      gtk_image_set_icon_size(cast(), newValue ? GTK_ICON_SIZE_LARGE : GTK_ICON_SIZE_NORMAL)
    }
  }
}

/// GtkPicture: an image that scales with its room.
package final class Picture: Widget {
  package convenience init() { self.init(constructed: gtk_picture_new()) }

  package func setFile(_ path: String) { gtk_picture_set_filename(cast(), path) }

  package var paintable: Paintable? {
    get { Paintable.wrap(gtk_picture_get_paintable(cast())) }
    set { gtk_picture_set_paintable(cast(), newValue?.cast()) }
  }

  /// Whether the picture keeps its proportions.
  package var keepAspectRatio: Bool {
    get { gtk_picture_get_content_fit(cast()) != GTK_CONTENT_FIT_FILL }
    set {
      gtk_picture_set_content_fit(cast(), newValue ? GTK_CONTENT_FIT_CONTAIN : GTK_CONTENT_FIT_FILL)
    }
  }

  /// How the picture fits its room.
  package var contentFit: ContentFit {
    get { ContentFit(rawValue: gtk_picture_get_content_fit(cast()).rawValue) ?? .contain }
    set { gtk_picture_set_content_fit(cast(), GtkContentFit(newValue.rawValue)) }
  }

  package var canShrink: Bool {
    get { gtk_picture_get_can_shrink(cast()) != 0 }
    set { gtk_picture_set_can_shrink(cast(), newValue.native) }
  }

  package var alternativeText: String? {
    get { gtk_picture_get_alternative_text(cast()).map { String(cString: $0) } }
    set { gtk_picture_set_alternative_text(cast(), newValue) }
  }
}

/// How a picture fits its room.
package nonisolated enum ContentFit: UInt32 {
  case fill, contain, cover, scaleDown
}

/// GdkPaintable: something that can be drawn at any size.
package class Paintable: Object {
  /// A paintable that shows what `widget` looks like, also while it changes.
  package convenience init(of widget: Widget) {
    self.init(constructed: gtk_widget_paintable_new(widget.widget))
  }

  package var intrinsicWidth: Int { Int(gdk_paintable_get_intrinsic_width(cast())) }
  package var intrinsicHeight: Int { Int(gdk_paintable_get_intrinsic_height(cast())) }

  /// Draws at the given size.
  package func snapshot(_ snapshot: Snapshot, width: Double, height: Double) {
    gdk_paintable_snapshot(cast(), snapshot.cast(), width, height)
  }
}

/// GdkTexture: pixels.
package final class Texture: Paintable {
  /// Reads a PNG, JPEG or TIFF file.
  package static func load(path: String) throws(GtkError) -> Texture {
    let texture = try GtkError.check { gdk_texture_new_from_filename(path, $0) }
    guard let result = Texture.wrap(texture, ownership: .owned) else {
      fatalError("GDK reported neither a texture nor an error")
    }
    return result
  }

  package var width: Int { Int(gdk_texture_get_width(cast())) }
  package var height: Int { Int(gdk_texture_get_height(cast())) }

  /// Writes a PNG file; tells whether that worked.
  package func savePNG(path: String) -> Bool { gdk_texture_save_to_png(cast(), path) != 0 }

  /// The bytes of a PNG file.
  package var png: [UInt8] {
    guard let bytes = gdk_texture_save_to_png_bytes(cast()) else { return [] }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(size)))
  }

  /// The pixels, four bytes each (blue, green, red, opacity; premultiplied), row by row.
  package var pixels: [UInt8] {
    let stride = width * 4
    var result = [UInt8](repeating: 0, count: stride * height)
    gdk_texture_download(cast(), &result, gsize(stride))
    return result
  }
}
