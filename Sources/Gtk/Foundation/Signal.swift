import CGtk

/// The arguments of one emission of a signal, after the emitting object itself.
package struct SignalArguments {
  let values: UnsafePointer<GValue>
  /// How many there are.
  package let count: Int

  /// The argument at `index`, converted where GLib knows how.
  package func callAsFunction<Value: ValueConvertible>(
    _ index: Int, as type: Value.Type = Value.self
  ) -> Value {
    precondition(index >= 0 && index < count, "the signal has \(count) arguments, not \(index + 1)")
    let value = values + (index + 1)
    return Value.valueType == g_object_get_type() ? Value.required(value) : Value.convert(value)
  }

  /// An argument that points to a structure, such as an event's key state.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    precondition(index >= 0 && index < count, "the signal has \(count) arguments, not \(index + 1)")
    return g_value_peek_pointer(values + (index + 1))
  }
}

/// A handler's tie to a signal; the object owns the handler, whether this is kept or not.
package final class SignalConnection {
  private weak var object: Object?
  private let handler: gulong

  init(object: Object, handler: gulong) {
    self.object = object
    self.handler = handler
  }

  /// Whether the handler is still there to be called.
  package var isConnected: Bool {
    guard let object else { return false }
    return g_signal_handler_is_connected(object.raw, handler) != 0
  }

  /// Removes the handler and releases its closure; harmless when it is gone already.
  package func disconnect() {
    guard let object, isConnected else { return }
    object.handlers.remove(handler)
    g_signal_handler_disconnect(object.raw, handler)
  }

  /// Keeps the handler from being called until the matching `unblock`.
  package func block() {
    guard let object, isConnected else { return }
    g_signal_handler_block(object.raw, handler)
  }

  /// Undoes one `block`.
  package func unblock() {
    guard let object, isConnected else { return }
    g_signal_handler_unblock(object.raw, handler)
  }

  /// Runs `body`, a programmatic write, without the handler hearing of it.
  package func blocked<Result>(during body: () throws -> Result) rethrows -> Result {
    block()
    defer { unblock() }
    return try body()
  }
}

extension Object {
  /// Calls `handler` whenever `signal` (`clicked`, `notify::active`) is emitted.
  @discardableResult
  package func connect(_ signal: String, _ handler: @escaping () -> Void) -> SignalConnection {
    connectClosure(signal) { _, _ in handler() }
  }

  /// Calls `handler` with the arguments of each emission.
  @discardableResult
  package func connect(_ signal: String, _ handler: @escaping (SignalArguments) -> Void)
    -> SignalConnection
  {
    connectClosure(signal) { arguments, _ in handler(arguments) }
  }

  /// Calls `handler` for its answer, such as whether a request was dealt with.
  @discardableResult
  package func connect<Result: ValueConvertible>(
    _ signal: String, returning type: Result.Type,
    _ handler: @escaping (SignalArguments) -> Result
  ) -> SignalConnection {
    connectClosure(signal) { arguments, result in
      let answer = handler(arguments)
      guard let result else { return }
      withValue(of: Result.valueType) { value in
        answer.write(value)
        g_value_transform(value, result)
      }
    }
  }

  /// Calls `handler` after each change of the property.
  @discardableResult
  package func onNotify(_ property: String, _ handler: @escaping () -> Void) -> SignalConnection {
    precondition(hasProperty(property), "\(typeName) has no property \(property)")
    return connect("notify::\(property)", handler)
  }

  private typealias Handler = (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

  private func connectClosure(_ signal: String, _ handler: @escaping Handler) -> SignalConnection {
    let data = ClosureBox<Handler>.retained(handler)
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else {
      fatalError("GLib made no closure")
    }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      guard let closure, let values else { return }
      // A local copy, so that the closure outlives a handler that disconnects itself.
      let handler = ClosureBox<Handler>.content(of: closure.pointee.data)
      handler(SignalArguments(values: values, count: Int(count) - 1), result)
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in releaseBox(data) }
    let handler = g_signal_connect_closure(
      cast() as UnsafeMutablePointer<GObject>, signal, closure, 0)
    precondition(handler != 0, "\(typeName) has no signal \(signal)")
    handlers.insert(handler)
    return SignalConnection(object: self, handler: handler)
  }
}
