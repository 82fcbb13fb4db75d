import CGtk

extension CairoContext {
  /// Draws one line of text in a widget's font, from its top left corner.
  package func show(_ text: String, on widget: Widget, x: Double, y: Double) {
    widget.withTextLayout(text) { layout in
      move(x: x, y: y)
      show(layout)
    }
  }
}

extension Widget {
  /// The size of one line of text in the widget's font.
  package func textSize(of text: String) -> (width: Double, height: Double) {
    withTextLayout(text) { layout in
      var width: gint = 0
      var height: gint = 0
      pango_layout_get_pixel_size(layout, &width, &height)
      return (Double(width), Double(height))
    }
  }

  fileprivate func withTextLayout<Result>(
    _ text: String, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let layout = gtk_widget_create_pango_layout(widget, text)
    defer { if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) } }
    return body(layout)
  }
}
