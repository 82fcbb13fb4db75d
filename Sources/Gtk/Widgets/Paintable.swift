import CGtk

/// GdkPaintable: something that can be drawn at any size.
package class Paintable: Object {
  /// A paintable that shows what `widget` looks like, also while it changes.
  package convenience init(of widget: Widget) {
    self.init(constructed: gtk_widget_paintable_new(widget.widget))
  }

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

  /// Reads a picture file, made smaller until it fits into a square.
  package static func load(path: String, side: Int) throws(GtkError) -> Texture {
    let pixels = try GtkError.check {
      gdk_pixbuf_new_from_file_at_size(path, gint(side), gint(side), $0)
    }
    defer { if let pixels { g_object_unref(UnsafeMutableRawPointer(pixels)) } }
    guard let result = Texture.wrap(gdk_texture_new_for_pixbuf(pixels), ownership: .owned) else {
      fatalError("GDK made no texture")
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
