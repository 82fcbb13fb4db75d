import CGtk

/// GtkEventControllerScroll: the wheel, or two fingers on a touchpad.
package final class EventControllerScroll: EventController {
  /// Hears movements up and down.
  package convenience init() {
    self.init(
      constructed: gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL))
  }

  /// Calls `handler` with how far it is scrolled down, in steps of a wheel, and the modifiers; true
  /// ends the event's way.
  @discardableResult
  package func onScroll(
    _ handler: @escaping (_ steps: Double, _ modifiers: ModifierType) -> Bool
  ) -> SignalConnection {
    connect("scroll", returning: Bool.self) { [weak self] arguments in
      guard let self else { return false }
      let state = gtk_event_controller_get_current_event_state(self.cast())
      return handler(arguments(1), ModifierType(rawValue: state.rawValue))
    }
  }
}

/// GtkGestureZoom: two fingers that move apart or together.
package final class GestureZoom: EventController {
  package convenience init() { self.init(constructed: gtk_gesture_zoom_new()) }

  /// Calls `handler` when a gesture begins.
  @discardableResult
  package func onBegin(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("begin") { (_: SignalArguments) in handler() }
  }

  /// Calls `handler` with how much farther apart the fingers are than at first.
  @discardableResult
  package func onScaleChanged(_ handler: @escaping (Double) -> Void) -> SignalConnection {
    connect("scale-changed") { arguments in handler(arguments(0)) }
  }
}

/// GtkGestureDrag: the pointer or a finger that is moved while it is held down.
package final class GestureDrag: EventController {
  package convenience init() { self.init(constructed: gtk_gesture_drag_new()) }

  /// Calls `handler` with where a movement may begin.
  @discardableResult
  package func onBegin(
    _ handler: @escaping (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("drag-begin") { arguments in handler(arguments(0), arguments(1)) }
  }

  /// Calls `handler` with how far it has moved since it began.
  @discardableResult
  package func onUpdate(
    _ handler: @escaping (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("drag-update") { arguments in handler(arguments(0), arguments(1)) }
  }
}

/// GtkDragSource: something that can be dragged out of a widget.
package final class DragSource: EventController {
  package convenience init() {
    self.init(constructed: gtk_drag_source_new())
  }

  /// Offers the picture that `content` makes when a drag begins.
  @discardableResult
  package func onPrepare(_ content: @escaping () -> Texture?) -> SignalConnection {
    connect("prepare", returning: Object?.self) { [weak self] _ in
      guard let self, let texture = content() else { return nil }
      gtk_drag_source_set_icon(self.cast(), texture.cast(), 0, 0)
      return ContentProvider(texture)
    }
  }
}

/// GdkContentProvider: what is offered to others.
package final class ContentProvider: Object {
  /// Offers a picture, in every format that there is.
  package convenience init(_ texture: Texture) {
    var value = GValue()
    g_value_init(&value, gdk_texture_get_type())
    g_value_set_object(&value, texture.raw)
    self.init(constructed: gdk_content_provider_new_for_value(&value))
    g_value_unset(&value)
  }
}

extension Clipboard {
  /// Puts a picture there.
  package func setTexture(_ texture: Texture) { gdk_clipboard_set_texture(cast(), texture.cast()) }
}
