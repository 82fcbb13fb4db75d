import CGtk

/// GtkEventController: input on the widget that it is added to.
package class EventController: Object {
  /// When the controller's turn comes as an event goes down to its target and up again.
  package nonisolated enum Phase: UInt32 {
    case none, capture, bubble, target
  }

  package var propagationPhase: Phase {
    get {
      Phase(rawValue: gtk_event_controller_get_propagation_phase(cast()).rawValue) ?? .none
    }
    set {
      gtk_event_controller_set_propagation_phase(cast(), GtkPropagationPhase(newValue.rawValue))
    }
  }
}

/// Modifier keys held down.
package nonisolated struct ModifierType: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let shift = ModifierType(rawValue: GDK_SHIFT_MASK.rawValue)
  package static let control = ModifierType(rawValue: GDK_CONTROL_MASK.rawValue)
  package static let `super` = ModifierType(rawValue: GDK_SUPER_MASK.rawValue)
}

/// GtkEventControllerKey: key presses.
package final class EventControllerKey: EventController {
  package convenience init() { self.init(constructed: gtk_event_controller_key_new()) }

  /// Calls `handler` with the key's name (`Escape`, `a`) and modifiers; true ends the event's way.
  @discardableResult
  package func onKeyPressed(
    _ handler: @escaping (_ key: String, _ modifiers: ModifierType) -> Bool
  ) -> SignalConnection {
    connect("key-pressed", returning: Bool.self) { arguments in
      let key = guint(clamping: arguments(0, as: Int.self))
      let modifiers = g_value_get_flags(arguments.values + 3)
      return handler(
        String(borrowed: gdk_keyval_name(key)), ModifierType(rawValue: modifiers))
    }
  }
}

/// GtkEventControllerFocus: the focus comes (`enter`) and goes (`leave`).
package final class EventControllerFocus: EventController {
  package convenience init() { self.init(constructed: gtk_event_controller_focus_new()) }

  package var containsFocus: Bool { gtk_event_controller_focus_contains_focus(cast()) != 0 }
}

/// GtkEventControllerMotion: the pointer comes (`enter`) and goes (`leave`).
package final class EventControllerMotion: EventController {
  package convenience init() { self.init(constructed: gtk_event_controller_motion_new()) }

  @discardableResult
  package func onMotion(_ handler: @escaping (_ x: Double, _ y: Double) -> Void)
    -> SignalConnection
  {
    connect("motion") { arguments in handler(arguments(0), arguments(1)) }
  }
}

/// GtkGestureClick: clicks; emits `pressed` and `released` with count, x and y.
package final class GestureClick: EventController {
  package convenience init() { self.init(constructed: gtk_gesture_click_new()) }

  /// The mouse button that counts; 0 for any.
  package var button: Int {
    get { Int(gtk_gesture_single_get_button(cast())) }
    set { gtk_gesture_single_set_button(cast(), guint(newValue)) }
  }

  @discardableResult
  package func onReleased(
    _ handler: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("released") { arguments in handler(arguments(0), arguments(1), arguments(2)) }
  }
}

/// GtkShortcutController: keys that run closures or actions.
package final class ShortcutController: EventController {
  /// Where the keys are heard.
  package nonisolated enum Scope: UInt32 {
    case local, managed, global
  }

  package convenience init() { self.init(constructed: gtk_shortcut_controller_new()) }

  package var scope: Scope {
    get { Scope(rawValue: gtk_shortcut_controller_get_scope(cast()).rawValue) ?? .local }
    set { gtk_shortcut_controller_set_scope(cast(), GtkShortcutScope(newValue.rawValue)) }
  }

  /// Runs `action` on a key such as `<Control>r`; true ends the event's way.
  package func add(_ trigger: String, _ action: @escaping () -> Bool) {
    typealias Action = () -> Bool
    guard let native = gtk_shortcut_trigger_parse_string(trigger) else {
      fatalError("\(trigger) is no shortcut")
    }
    let callback = gtk_callback_action_new(
      { _, _, data in ClosureBox<Action>.content(of: data)().native },
      ClosureBox<Action>.retained(action), releaseBox)
    // Both are handed over to the shortcut, and that to the controller.
    gtk_shortcut_controller_add_shortcut(cast(), gtk_shortcut_new(native, callback))
  }

  /// Runs a named action, such as `win.reload`, on a key.
  package func add(_ trigger: String, actionName: String) {
    guard let native = gtk_shortcut_trigger_parse_string(trigger) else {
      fatalError("\(trigger) is no shortcut")
    }
    gtk_shortcut_controller_add_shortcut(
      cast(), gtk_shortcut_new(native, gtk_named_action_new(actionName)))
  }
}

/// GtkGestureLongPress: the pointer or a finger rests on the widget.
package final class GestureLongPress: EventController {
  package convenience init() { self.init(constructed: gtk_gesture_long_press_new()) }

  /// Whether only fingers count.
  package var touchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(cast()) != 0 }
    set { gtk_gesture_single_set_touch_only(cast(), newValue.native) }
  }

  @discardableResult
  package func onPressed(_ handler: @escaping (_ x: Double, _ y: Double) -> Void)
    -> SignalConnection
  {
    connect("pressed") { arguments in handler(arguments(0), arguments(1)) }
  }
}

extension ShortcutController {
  /// Whether a text names a key.
  package static func canParse(_ trigger: String) -> Bool {
    guard let native = gtk_shortcut_trigger_parse_string(trigger) else { return false }
    g_object_unref(UnsafeMutableRawPointer(native))
    return true
  }
}
