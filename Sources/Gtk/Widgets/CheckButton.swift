import CGtk

/// GtkCheckButton: a check box, or a radio button within a group; emits `toggled`.
package final class CheckButton: Widget, SingleChild {
  package convenience init(label: String? = nil) {
    self.init(constructed: gtk_check_button_new_with_label(label))
  }

  package var active: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue.native) }
  }

  /// Whether the box shows neither on nor off.
  package var inconsistent: Bool {
    get { gtk_check_button_get_inconsistent(cast()) != 0 }
    set { gtk_check_button_set_inconsistent(cast(), newValue.native) }
  }

  package var label: String? {
    get { gtk_check_button_get_label(cast()).map { String(cString: $0) } }
    set { gtk_check_button_set_label(cast(), newValue) }
  }

  package var child: Widget? {
    get { Widget.wrap(gtk_check_button_get_child(cast())) }
    set { gtk_check_button_set_child(cast(), newValue?.widget) }
  }

  /// Makes this a radio button that excludes the others of `group`'s group.
  package func setGroup(_ group: CheckButton?) {
    gtk_check_button_set_group(cast(), group?.cast())
  }
}

/// GtkSwitch: on or off; `notify::active` tells of a change.
package final class Switch: Widget {
  package convenience init() { self.init(constructed: gtk_switch_new()) }

  package var active: Bool {
    get { gtk_switch_get_active(cast()) != 0 }
    set { gtk_switch_set_active(cast(), newValue.native) }
  }

  /// What the switch reports as done, which may lag behind `active`.
  package var state: Bool {
    get { gtk_switch_get_state(cast()) != 0 }
    set { gtk_switch_set_state(cast(), newValue.native) }
  }
}
