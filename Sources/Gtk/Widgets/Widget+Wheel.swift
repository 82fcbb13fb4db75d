import CGtk

extension Widget {
  /// Leaves the mouse wheel to what the widget stands in, unless the widget has the focus.
  ///
  /// GTK's sliders, number fields and calendars change their value under a wheel that was meant to
  /// scroll past them.
  package func takeWheelOnlyWithFocus() {
    let controllers = scrollControllers
    guard !controllers.isEmpty else { return }
    let phases = controllers.map(\.propagationPhase)
    let focus = EventControllerFocus()
    let follow = { [weak focus] in
      let takes = focus?.containsFocus ?? false
      for (controller, phase) in zip(controllers, phases) {
        controller.propagationPhase = takes ? phase : .none
      }
    }
    focus.onNotify("contains-focus", follow)
    addController(focus)
    follow()
  }

  /// What hears the mouse wheel on the widget itself.
  package var scrollControllers: [EventController] {
    guard let all = gtk_widget_observe_controllers(widget) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(all)) }
    return (0..<g_list_model_get_n_items(all)).compactMap { index in
      let found = EventController.wrap(g_list_model_get_item(all, index), ownership: .owned)
      return found?.typeName == "GtkEventControllerScroll" ? found : nil
    }
  }
}
