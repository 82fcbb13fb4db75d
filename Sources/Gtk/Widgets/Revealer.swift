import CGtk

/// GtkRevealer: shows or hides its child with a movement.
package final class Revealer: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_revealer_new()) }

  package var child: Widget? {
    get { Widget.wrap(gtk_revealer_get_child(cast())) }
    set { gtk_revealer_set_child(cast(), newValue?.widget) }
  }

  package var revealChild: Bool {
    get { gtk_revealer_get_reveal_child(cast()) != 0 }
    set { gtk_revealer_set_reveal_child(cast(), newValue.native) }
  }

  /// Whether the child is fully shown.
  package var childRevealed: Bool { gtk_revealer_get_child_revealed(cast()) != 0 }

  package var transition: RevealerTransition {
    get {
      RevealerTransition(rawValue: gtk_revealer_get_transition_type(cast()).rawValue) ?? .none
    }
    set {
      gtk_revealer_set_transition_type(cast(), GtkRevealerTransitionType(newValue.rawValue))
    }
  }

  package func setTransitionDuration(milliseconds: Int) {
    gtk_revealer_set_transition_duration(cast(), guint(milliseconds))
  }
}

/// How a revealer moves.
package nonisolated enum RevealerTransition: UInt32 {
  case none, crossfade, slideRight, slideLeft, slideUp, slideDown, swingRight, swingLeft, swingUp
  case swingDown
}
