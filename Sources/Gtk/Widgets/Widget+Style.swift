import CGtk

extension Widget {
  /// The style classes, which style sheets select by.
  package var cssClasses: [String] {
    get {
      guard let names = gtk_widget_get_css_classes(widget) else { return [] }
      defer { g_strfreev(names) }
      return strings(in: names)
    }
    set { withStrings(newValue) { gtk_widget_set_css_classes(widget, $0) } }
  }

  package func addCSSClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  package func removeCSSClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  package func hasCSSClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

  /// Adds or removes a style class.
  package func setClass(_ name: String, _ isSet: Bool) {
    if isSet { addCSSClass(name) } else { removeCSSClass(name) }
  }

  /// The colour of text and symbols here; the widget has it once it is styled.
  package var color: Color {
    var native = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &native)
    return Color(native)
  }

  /// A colour that the theme names, such as `accent_color`.
  package func lookupColor(_ name: String) -> Color? {
    var native = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    return gtk_style_context_lookup_color(context, name, &native) != 0 ? Color(native) : nil
  }
}
