import CGtk

/// What can fail at run time in this target.
package nonisolated enum GtkError: Error, Equatable, CustomStringConvertible {
  /// No display server answers under this name (nil: the default one).
  case noDisplay(String?)
  /// A C function reported an error, in the library's own words.
  case reported(domain: String, code: Int, message: String)
  /// A widget has no size or no window yet, so it has no picture either.
  case nothingToDraw

  package var description: String {
    switch self {
    case .noDisplay(let name?): "cannot open display \(name)"
    case .noDisplay(nil): "cannot open display"
    case .reported(_, _, let message): message
    case .nothingToDraw: "the widget is not on screen"
    }
  }

  /// Calls a function that reports failure through a `GError **`, and throws what it reports.
  static func check<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws(GtkError) -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = body(&error)
    guard let error else { return result }
    defer { g_error_free(error) }
    throw .reported(
      domain: String(borrowed: g_quark_to_string(error.pointee.domain)),
      code: Int(error.pointee.code), message: String(borrowed: error.pointee.message))
  }
}
