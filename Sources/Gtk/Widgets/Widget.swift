import CGtk

/// GtkWidget: anything that has a place in a window.
package class Widget: Object {
  var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  /// Whether the widget is shown once its ancestors are.
  package var visible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue.native) }
  }

  /// Whether the widget itself takes input; its ancestors may still forbid it.
  package var sensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue.native) }
  }

  /// Whether the widget and all its ancestors take input.
  package var isSensitive: Bool { gtk_widget_is_sensitive(widget) != 0 }

  package var mapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Gives the widget what it draws on, and its frame clock, before it is shown.
  package func realize() { gtk_widget_realize(widget) }

  /// The name that style sheets and scripts know the widget by.
  package var name: String {
    get { String(borrowed: gtk_widget_get_name(widget)) }
    set { gtk_widget_set_name(widget, newValue) }
  }

  package var cssName: String { String(borrowed: gtk_widget_get_css_name(widget)) }

  package var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  package var overflow: Overflow {
    get { Overflow(rawValue: gtk_widget_get_overflow(widget).rawValue) ?? .visible }
    set { gtk_widget_set_overflow(widget, newValue.native) }
  }

  package var tooltipText: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  package var direction: TextDirection {
    get { TextDirection(rawValue: gtk_widget_get_direction(widget).rawValue) ?? .none }
    set { gtk_widget_set_direction(widget, newValue.native) }
  }

  /// The direction of widgets that have none of their own.
  package static var defaultDirection: TextDirection {
    get { TextDirection(rawValue: gtk_widget_get_default_direction().rawValue) ?? .leftToRight }
    set { gtk_widget_set_default_direction(newValue.native) }
  }

  /// Names a cursor of the theme, such as `pointer`; nil inherits.
  package func setCursor(name: String?) { gtk_widget_set_cursor_from_name(widget, name) }

  /// Asks for another frame.
  package func queueDraw() { gtk_widget_queue_draw(widget) }
  /// Asks for another measurement and layout.
  package func queueResize() { gtk_widget_queue_resize(widget) }
  /// Asks for another layout in the same size.
  package func queueAllocate() { gtk_widget_queue_allocate(widget) }

  /// Runs what a click or the Enter key would; tells whether the widget can be activated.
  @discardableResult
  package func activate() -> Bool { gtk_widget_activate(widget) != 0 }

  /// Runs an action of the widget or its ancestors, such as `clipboard.paste`.
  @discardableResult
  package func activateAction(_ name: String, target: String? = nil) -> Bool {
    gtk_widget_activate_action_variant(widget, name, target.map { g_variant_new_string($0) }) != 0
  }

  /// Runs an action that takes a place among others, such as `list.scroll-to-item`.
  @discardableResult
  package func activateAction(_ name: String, place: Int) -> Bool {
    gtk_widget_activate_action_variant(widget, name, g_variant_new_uint32(guint32(place))) != 0
  }

  /// Gives the widget and its descendants the actions of `group` under `prefix`.
  package func insertActionGroup(_ prefix: String, _ group: SimpleActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.cast())
  }
}
