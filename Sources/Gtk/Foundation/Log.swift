import CGtk
import Synchronization

/// The messages that GLib, GTK and libadwaita write, most of which tell of a misuse of theirs.
package nonisolated enum Log {
  /// One message.
  package struct Message: Equatable, Sendable {
    /// The library that speaks, such as `Gtk`.
    package let domain: String
    /// Whether it is a warning or worse.
    package let isProblem: Bool
    package let text: String
  }

  /// Passes each message to `observer`, on the thread that it is written on, before it is printed
  /// as usual; nil ends that.
  package static func observe(_ observer: (@Sendable (Message) -> Void)?) {
    Log.observer.withLock { $0 = observer }
    _ = installed
  }

  private static let observer = Mutex<(@Sendable (Message) -> Void)?>(nil)

  // GLib's writer can be set once in the life of a process.
  private static let installed: Void = g_log_set_writer_func(
    { level, fields, count, _ in
      if let fields, let observer = Log.observer.withLock({ $0 }) {
        observer(Log.message(level, UnsafeBufferPointer(start: fields, count: Int(count))))
      }
      return g_log_writer_default(level, fields, count, nil)
    }, nil, nil)

  private static func message(_ level: GLogLevelFlags, _ fields: UnsafeBufferPointer<GLogField>)
    -> Message
  {
    let problems =
      G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
    return Message(
      domain: text("GLIB_DOMAIN", in: fields), isProblem: level.rawValue & problems != 0,
      text: text("MESSAGE", in: fields))
  }

  private static func text(_ key: String, in fields: UnsafeBufferPointer<GLogField>) -> String {
    guard let field = fields.first(where: { String(cString: $0.key) == key }),
      let value = field.value
    else { return "" }
    // A negative length says that the value ends with NUL.
    if field.length < 0 { return String(cString: value.assumingMemoryBound(to: CChar.self)) }
    return String(
      decoding: UnsafeRawBufferPointer(start: value, count: field.length), as: UTF8.self)
  }
}
