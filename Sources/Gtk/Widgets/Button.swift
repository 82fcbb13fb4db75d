import CGtk

/// GtkButton: emits `clicked`.
package class Button: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_button_new()) }

  package convenience init(label: String) {
    self.init(constructed: gtk_button_new_with_label(label))
  }

  package convenience init(iconName: String) {
    self.init(constructed: gtk_button_new_from_icon_name(iconName))
  }

  package convenience init(child: Widget) {
    self.init()
    self.child = child
  }

  package var child: Widget? {
    get { Widget.wrap(gtk_button_get_child(cast())) }
    set { gtk_button_set_child(cast(), newValue?.widget) }
  }

  package var label: String? {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } }
    set { gtk_button_set_label(cast(), newValue ?? "") }
  }

  package var iconName: String? {
    get { gtk_button_get_icon_name(cast()).map { String(cString: $0) } }
    set { gtk_button_set_icon_name(cast(), newValue ?? "") }
  }

  /// Whether an underscore in the label marks the next letter as a key.
  package var useUnderline: Bool {
    get { gtk_button_get_use_underline(cast()) != 0 }
    set { gtk_button_set_use_underline(cast(), newValue.native) }
  }

  package var hasFrame: Bool {
    get { gtk_button_get_has_frame(cast()) != 0 }
    set { gtk_button_set_has_frame(cast(), newValue.native) }
  }

  /// The action that a click runs, such as `app.quit`.
  package var actionName: String? {
    get { gtk_actionable_get_action_name(cast()).map { String(cString: $0) } }
    set { gtk_actionable_set_action_name(cast(), newValue) }
  }

  @discardableResult
  package func onClicked(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("clicked", handler)
  }

  /// Does what a click would, at once and without a pressed look.
  package func emitClicked() { emit("clicked") }
}

/// GtkToggleButton: a button that stays pressed; emits `toggled`.
package final class ToggleButton: Button {
  package convenience init() { self.init(constructed: gtk_toggle_button_new()) }

  package var active: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue.native) }
  }

  /// Makes this button exclude the others of `group`'s group.
  package func setGroup(_ group: ToggleButton?) {
    gtk_toggle_button_set_group(cast(), group?.cast())
  }
}
