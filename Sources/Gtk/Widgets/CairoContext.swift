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

  package func setRoundLines() { setLines(cap: .round, join: .round) }

  /// The ends and the corners of lines; a corner longer than the limit, in line widths, is cut.
  package func setLines(cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10) {
    cairo_set_line_cap(context, cap.native)
    cairo_set_line_join(context, join.native)
    cairo_set_miter_limit(context, miterLimit)
  }

  /// Whether what an outline encloses twice is outside.
  package func setEvenOdd(_ isEvenOdd: Bool) {
    cairo_set_fill_rule(
      context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Draws laid out text from the present point.
  func show(_ layout: OpaquePointer?) {
    if let layout { pango_cairo_show_layout(context, layout) }
  }

  package func fill() { cairo_fill(context) }
  package func fillPreserve() { cairo_fill_preserve(context) }
  package func stroke() { cairo_stroke(context) }
  package func clip() { cairo_clip(context) }
  package func paint() { cairo_paint(context) }
}

/// The end of a line.
package nonisolated enum LineCap {
  case butt, round, square

  var native: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

/// The corner of a line.
package nonisolated enum LineJoin {
  case miter, round, bevel

  var native: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

/// A colour and where a pattern reaches it, from 0 to 1.
package nonisolated struct PatternStop {
  package let offset: Double
  package let color: Color

  package init(offset: Double, color: Color) { (self.offset, self.color) = (offset, color) }
}

extension CairoContext {
  /// Draws from now on in what `body` draws; it must leave no path behind.
  package func setSource(_ body: () -> Void) {
    cairo_push_group(context)
    // Areas side by side would show what is under their soft edges.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    body()
    cairo_pop_group_to_source(context)
  }

  /// Draws from now on in colours that change along a line.
  package func setLinearSource(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), stops: [PatternStop]
  ) { setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops) }

  /// Draws from now on in colours that change outwards from a point, stretched across by a factor.
  package func setRadialSource(
    center: (x: Double, y: Double), from start: Double, to end: Double, stretch: Double = 1,
    stops: [PatternStop]
  ) {
    let pattern = cairo_pattern_create_radial(
      center.x, center.y, start, center.x, center.y, end)
    if stretch != 1, stretch > 0 {
      // The matrix leads from the drawing to the pattern.
      var matrix = cairo_matrix_t()
      cairo_matrix_init_translate(&matrix, center.x, center.y)
      cairo_matrix_scale(&matrix, 1 / stretch, 1)
      cairo_matrix_translate(&matrix, -center.x, -center.y)
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    setSource(pattern, stops)
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: [PatternStop]) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
