import CGtk

extension Widget {
  /// Gives the widget its size, and its place in its parent's coordinates, drawn and worked `scale`
  /// times as large; for the parent's layout alone.
  package func allocate(width: Int, height: Int, x: Double, y: Double, scale: Double) {
    var corner = graphene_point_t(x: Float(x), y: Float(y))
    let moved = gsk_transform_translate(nil, &corner)
    let scaled = scale == 1 ? moved : gsk_transform_scale(moved, Float(scale), Float(scale))
    gtk_widget_allocate(widget, gint(width), gint(height), -1, scaled)
  }
}
