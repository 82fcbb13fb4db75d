import CGtk

/// GdkFrameClock: the rhythm of a window's frames; emits `after-paint`, among others.
package final class FrameClock: Object {
  /// Calls `action` once, after the next frame is painted.
  package func afterNextPaint(_ action: @escaping () -> Void) {
    var connection: SignalConnection?
    connection = connect("after-paint") {
      connection?.disconnect()
      connection = nil
      action()
    }
    gdk_frame_clock_request_phase(cast(), GDK_FRAME_CLOCK_PHASE_PAINT)
  }
}

extension Widget {
  /// The clock of the widget's window, once that is realized.
  package var frameClock: FrameClock? {
    FrameClock.wrap(gtk_widget_get_frame_clock(widget))
  }

  /// Calls `tick` before each frame while it returns true and the widget is shown.
  package func addTick(_ tick: @escaping () -> Bool) {
    typealias Tick = () -> Bool
    gtk_widget_add_tick_callback(
      widget, { _, _, data in ClosureBox<Tick>.content(of: data)().native },
      ClosureBox<Tick>.retained(tick), releaseBox)
  }
}
