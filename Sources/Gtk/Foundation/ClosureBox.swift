import CGtk

/// A Swift value that C code carries as a pointer.
final class ClosureBox<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }

  /// Gives a retained box to C, to be released by `destroy`.
  static func retained(_ content: Content) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(ClosureBox(content)).toOpaque()
  }

  /// The content of the box that C code carries.
  static func content(of pointer: UnsafeMutableRawPointer?) -> Content {
    guard let pointer else { fatalError("a callback lost its closure") }
    return Unmanaged<ClosureBox>.fromOpaque(pointer).takeUnretainedValue().content
  }
}

/// The destroy-notify that releases any retained box.
let releaseBox: GDestroyNotify = { pointer in
  guard let pointer else { return }
  Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
