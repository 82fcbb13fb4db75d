import CGtk

/// cairo_t: vector drawing, valid within the call that it is passed to.
package struct CairoContext {
  private let context: OpaquePointer

  init(_ context: OpaquePointer) { self.context = context }

  package func save() { cairo_save(context) }
  package func restore() { cairo_restore(context) }
  package func translate(x: Double, y: Double) { cairo_translate(context, x, y) }
  package func scale(x: Double, y: Double) { cairo_scale(context, x, y) }
  /// Turns clockwise.
  package func rotate(radians: Double) { cairo_rotate(context, radians) }

  package func newPath() { cairo_new_path(context) }
  package func newSubPath() { cairo_new_sub_path(context) }
  package func move(x: Double, y: Double) { cairo_move_to(context, x, y) }
  package func line(x: Double, y: Double) { cairo_line_to(context, x, y) }
  package func curve(
    x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double
  ) { cairo_curve_to(context, x1, y1, x2, y2, x, y) }
  package func closePath() { cairo_close_path(context) }
  package func rectangle(_ area: Area) {
    cairo_rectangle(context, area.x, area.y, area.width, area.height)
  }

  /// Adds a part of a circle, clockwise in radians from the direction of x.
  package func arc(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
    cairo_arc(context, x, y, radius, start, end)
  }

  /// Adds an ellipse that fills the area.
  package func ellipse(in area: Area) {
    guard area.width > 0, area.height > 0 else { return }
    save()
    translate(x: area.x + area.width / 2, y: area.y + area.height / 2)
    scale(x: area.width / 2, y: area.height / 2)
    newSubPath()
    arc(x: 0, y: 0, radius: 1, from: 0, to: 2 * .pi)
    closePath()
    restore()
  }

  /// Adds a rectangle with round corners, no rounder than its shorter side allows.
  package func roundedRectangle(_ area: Area, radius: Double) {
    let radius = max(0, min(radius, area.width / 2, area.height / 2))
    let (right, bottom) = (area.x + area.width, area.y + area.height)
    newSubPath()
    arc(x: right - radius, y: area.y + radius, radius: radius, from: -.pi / 2, to: 0)
    arc(x: right - radius, y: bottom - radius, radius: radius, from: 0, to: .pi / 2)
    arc(x: area.x + radius, y: bottom - radius, radius: radius, from: .pi / 2, to: .pi)
    arc(x: area.x + radius, y: area.y + radius, radius: radius, from: .pi, to: 1.5 * .pi)
    closePath()
  }

  package func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  package func setLineWidth(_ width: Double) { cairo_set_line_width(context, width) }

  /// Lengths of lines and gaps in turn; none for a solid line.
  package func setDash(_ lengths: [Double], offset: Double = 0) {
    cairo_set_dash(context, lengths, Int32(lengths.count), offset)
  }

  package func setRoundLines() {
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  }

  package func fill() { cairo_fill(context) }
  package func fillPreserve() { cairo_fill_preserve(context) }
  package func stroke() { cairo_stroke(context) }
  package func strokePreserve() { cairo_stroke_preserve(context) }
  package func clip() { cairo_clip(context) }
  package func paint() { cairo_paint(context) }
}
