import CGtk

/// GResource: data that is compiled into libraries.
package enum Resource {
  /// The text at a path of any library that is loaded; nil where there is none.
  package static func text(at path: String) -> String? {
    guard let bytes = g_resources_lookup_data(path, GResourceLookupFlags(0), nil) else {
      return nil
    }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let data = g_bytes_get_data(bytes, &size) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
  }
}
