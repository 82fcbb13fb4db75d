import CGtk

extension Widget {
  /// Sets the reading direction here and in all that is inside, whoever made it, up to widgets of
  /// a style class that keep their own; tells whether any widget had another one.
  @discardableResult
  package func inherit(_ direction: TextDirection, exceptBelow styleClass: String) -> Bool {
    Self.set(direction.native, widget, exceptBelow: styleClass)
  }

  private static func set(
    _ direction: GtkTextDirection, _ widget: UnsafeMutablePointer<GtkWidget>,
    exceptBelow styleClass: String
  ) -> Bool {
    guard gtk_widget_has_css_class(widget, styleClass) == 0 else { return false }
    var isOther = gtk_widget_get_direction(widget) != direction
    if isOther { gtk_widget_set_direction(widget, direction) }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      if set(direction, next, exceptBelow: styleClass) { isOther = true }
      child = gtk_widget_get_next_sibling(next)
    }
    return isOther
  }
}
