import CGtk

extension Texture {
  /// A picture of pixels of four bytes each (blue, green, red, opacity; premultiplied), row by row.
  package static func make(width: Int, height: Int, pixels: [UInt8]) -> Texture {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height * 4,
      "a picture of \(width) × \(height) pixels has other than \(pixels.count) bytes")
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
    guard let result = Texture.wrap(texture, ownership: .owned) else {
      fatalError("GDK made no texture")
    }
    return result
  }
}
