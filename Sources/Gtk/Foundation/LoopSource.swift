import CGtk

/// A timeout, idle or watch in the main loop, which stays there until it ends or is cancelled.
@MainActor
package final class LoopSource {
  private let source: UnsafeMutablePointer<GSource>

  convenience init(
    _ source: UnsafeMutablePointer<GSource>?, priority: LoopPriority = .normal,
    action: @escaping () -> Bool
  ) {
    self.init(attaching: source, priority: priority, action: action) {
      ClosureBox<() -> Bool>.content(of: $0)().native
    }
  }

  /// A watch; its callback has other parameters, which GLib casts back.
  convenience init(
    descriptor source: UnsafeMutablePointer<GSource>?, priority: LoopPriority,
    action: @escaping () -> Bool
  ) {
    let callback: GUnixFDSourceFunc = { _, _, data in
      ClosureBox<() -> Bool>.content(of: data)().native
    }
    self.init(
      attaching: source, priority: priority, action: action,
      callback: unsafeBitCast(callback, to: GSourceFunc.self))
  }

  private init(
    attaching source: UnsafeMutablePointer<GSource>?, priority: LoopPriority,
    action: @escaping () -> Bool, callback: GSourceFunc
  ) {
    guard let source else { fatalError("GLib made no source") }
    self.source = source
    g_source_set_priority(source, priority.native)
    g_source_set_callback(source, callback, ClosureBox<() -> Bool>.retained(action), releaseBox)
    g_source_attach(source, nil)
  }

  isolated deinit { g_source_unref(source) }

  /// Whether the source may still call its action.
  package var isActive: Bool { g_source_is_destroyed(source) == 0 }

  /// Takes the source out of the loop and releases its action.
  package func cancel() { g_source_destroy(source) }
}
