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

/// Red, green, blue and opacity, each from 0 to 1.
package nonisolated struct Color: Equatable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ native: GdkRGBA) {
    self.init(
      red: Double(native.red), green: Double(native.green), blue: Double(native.blue),
      alpha: Double(native.alpha))
  }

  /// Reads CSS's spellings of a colour: names, `#rrggbb`, `rgba(…)`.
  package init?(parsing text: String) {
    var native = GdkRGBA()
    guard gdk_rgba_parse(&native, text) != 0 else { return nil }
    self.init(native)
  }

  var native: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
