import CGtk

extension Widget {
  package var focusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue.native) }
  }

  /// Whether the focus may enter the widget or anything in it.
  package var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue.native) }
  }

  /// Whether the pointer finds the widget.
  package var canTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue.native) }
  }

  package var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }

  /// Whether the widget is its window's focus widget, be the window active or not.
  package var isFocus: Bool { gtk_widget_is_focus(widget) != 0 }

  /// The descendant that has or last had the focus.
  package var focusChild: Widget? {
    get { Widget.wrap(gtk_widget_get_focus_child(widget)) }
    set { gtk_widget_set_focus_child(widget, newValue?.widget) }
  }

  /// Moves the window's focus here; tells whether the widget took it.
  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Moves the focus within the widget; tells whether it stayed inside.
  @discardableResult
  package func childFocus(_ direction: DirectionType) -> Bool {
    gtk_widget_child_focus(widget, direction.native) != 0
  }

  package func addController(_ controller: EventController) {
    // The widget takes over a reference, and the wrapper keeps its own.
    g_object_ref(controller.raw)
    gtk_widget_add_controller(widget, controller.cast())
  }
}
