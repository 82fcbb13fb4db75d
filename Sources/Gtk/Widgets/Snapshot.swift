import CGtk

/// GtkSnapshot: collects what a widget draws for the next frame.
package final class Snapshot: Object {
  package convenience init() { self.init(constructed: gtk_snapshot_new()) }

  package func append(color: Color, in area: Area) {
    var native = color.native
    var rectangle = area.native
    gtk_snapshot_append_color(cast(), &native, &rectangle)
  }

  /// Draws lines of equal width within the edges of a rounded area.
  package func appendBorder(_ area: Area, radius: Double, width: Double, color: Color) {
    var outline = area.rounded(radius)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.native, count: 4)
    gtk_snapshot_append_border(cast(), &outline, widths, colors)
  }

  /// Draws with Cairo within an area.
  package func appendCairo(in area: Area, _ draw: (CairoContext) -> Void) {
    var rectangle = area.native
    guard let context = gtk_snapshot_append_cairo(cast(), &rectangle) else {
      fatalError("a snapshot made no Cairo context")
    }
    draw(CairoContext(context))
    cairo_destroy(context)
  }

  package func append(_ texture: Texture, in area: Area) {
    var rectangle = area.native
    gtk_snapshot_append_texture(cast(), texture.cast(), &rectangle)
  }

  /// Runs `body`, whose drawing is cut to a rounded area.
  package func clipped(to area: Area, radius: Double = 0, _ body: () -> Void) {
    var outline = area.rounded(radius)
    gtk_snapshot_push_rounded_clip(cast(), &outline)
    body()
    gtk_snapshot_pop(cast())
  }

  /// Runs `body`, whose drawing is cut to an area with oval corners, from the top left onwards.
  package func clipped(
    to area: Area, corners: [(width: Double, height: Double)], _ body: () -> Void
  ) {
    var outline = GskRoundedRect()
    var rectangle = area.native
    var sizes = corners.map { graphene_size_t(width: Float($0.width), height: Float($0.height)) }
    precondition(sizes.count == 4, "an area has four corners")
    gsk_rounded_rect_init(&outline, &rectangle, &sizes[0], &sizes[1], &sizes[2], &sizes[3])
    gtk_snapshot_push_rounded_clip(cast(), &outline)
    body()
    gtk_snapshot_pop(cast())
  }

  /// Runs `body`, of whose drawing only the shape counts, in one colour.
  package func colored(_ color: Color, _ body: () -> Void) {
    let rgba = color.native
    let rows: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, rgba.alpha]
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, rows)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, rgba.red, rgba.green, rgba.blue, 0)
    gtk_snapshot_push_color_matrix(cast(), &matrix, &offset)
    body()
    gtk_snapshot_pop(cast())
  }

  package func withBlur(radius: Double, _ body: () -> Void) {
    gtk_snapshot_push_blur(cast(), radius)
    body()
    gtk_snapshot_pop(cast())
  }

  /// Runs `body` with changes of the coordinates, which are undone afterwards.
  package func saved(_ body: () -> Void) {
    gtk_snapshot_save(cast())
    body()
    gtk_snapshot_restore(cast())
  }

  package func translate(x: Double, y: Double) {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(cast(), &point)
  }

  package func scale(x: Double, y: Double) { gtk_snapshot_scale(cast(), Float(x), Float(y)) }

  /// Turns clockwise.
  package func rotate(degrees: Double) { gtk_snapshot_rotate(cast(), Float(degrees)) }
}
