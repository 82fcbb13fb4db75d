/// The sources of a main loop that file watching needs, so that it is tested without a display.
protocol EventLoop: AnyObject {
  /// Calls `action` whenever the descriptor has something to read, until the source is cancelled.
  func whenReadable(
    _ fileDescriptor: Int32, perform action: @escaping () -> Void
  ) -> any EventSource

  /// Calls `action` once, after `delay`, unless the source is cancelled before.
  func after(_ delay: Duration, perform action: @escaping () -> Void) -> any EventSource
}

/// Something that a main loop has been asked to wait for.
protocol EventSource: AnyObject {
  /// Makes the loop forget the source; harmless after it has run.
  func cancel()
}
