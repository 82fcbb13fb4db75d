import CGtk

/// GtkDrawingArea: a widget that a closure draws.
package final class DrawingArea: Widget {
  package convenience init() { self.init(constructed: gtk_drawing_area_new()) }

  /// Sets what draws the area, given its size; it is passed the area, so as not to keep it alive.
  package func setDrawFunction(
    _ draw: @escaping (DrawingArea, CairoContext, _ width: Double, _ height: Double) -> Void
  ) {
    typealias Draw = (DrawingArea, CairoContext, Double, Double) -> Void
    gtk_drawing_area_set_draw_func(
      cast(),
      { area, context, width, height, data in
        guard let area = DrawingArea.wrap(area), let context else { return }
        ClosureBox<Draw>.content(of: data)(
          area, CairoContext(context), Double(width), Double(height))
      }, ClosureBox<Draw>.retained(draw), releaseBox)
  }
}
