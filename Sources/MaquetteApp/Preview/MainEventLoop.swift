import Gtk

/// GLib's main loop, as file watching and the live preview use it.
final class MainEventLoop: EventLoop {
  func whenReadable(
    _ fileDescriptor: Int32, perform action: @escaping () -> Void
  ) -> any EventSource {
    MainLoop.watch(fileDescriptor: fileDescriptor) {
      action()
      return true
    }
  }

  func after(_ delay: Duration, perform action: @escaping () -> Void) -> any EventSource {
    // Rounded up, since a timer that comes too early would only be set again.
    let milliseconds = Int((delay / .milliseconds(1)).rounded(.up))
    return MainLoop.timeout(milliseconds: milliseconds) {
      action()
      return false
    }
  }
}

extension LoopSource: EventSource {}
