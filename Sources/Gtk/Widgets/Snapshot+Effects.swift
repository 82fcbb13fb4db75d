import CGtk

extension Snapshot {
  /// Changes the coordinates from here on: by six factors, as of an affine transform.
  package func transform(_ factors: [Double]) {
    precondition(factors.count == 6, "an affine transform has six factors")
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_2d(
      &matrix, factors[0], factors[1], factors[2], factors[3], factors[4], factors[5])
    gtk_snapshot_transform_matrix(cast(), &matrix)
  }

  /// Turns the coordinates from here on in space, as seen from a distance.
  package func turn(degrees: Double, x: Double, y: Double, z: Double, depth: Double) {
    gtk_snapshot_perspective(cast(), Float(depth))
    var axis = graphene_vec3_t()
    graphene_vec3_init(&axis, Float(x), Float(y), Float(z))
    gtk_snapshot_rotate_3d(cast(), Float(degrees), &axis)
  }

  /// Runs `body`, under whose drawing a blurred copy of its shape is drawn in one colour.
  package func withShadow(
    _ color: Color, x: Double, y: Double, radius: Double, _ body: () -> Void
  ) {
    var shadow = GskShadow(
      color: color.native, dx: Float(x), dy: Float(y), radius: Float(radius))
    gtk_snapshot_push_shadow(cast(), &shadow, 1)
    body()
    gtk_snapshot_pop(cast())
  }

  /// Runs `body`, each colour of whose drawing becomes another.
  ///
  /// - Parameter rows: four rows of five factors: for red, green, blue and opacity in turn, of each
  ///   of these, and what is added.
  package func withColors(_ rows: [Double], _ body: () -> Void) {
    guard rows.count == 20 else { return body() }
    // GSK multiplies colours as rows.
    let factors = (0..<16).map { Float(rows[($0 % 4) * 5 + $0 / 4]) }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, factors)
    var offset = graphene_vec4_t()
    graphene_vec4_init(
      &offset, Float(rows[4]), Float(rows[9]), Float(rows[14]), Float(rows[19]))
    gtk_snapshot_push_color_matrix(cast(), &matrix, &offset)
    body()
    gtk_snapshot_pop(cast())
  }

  /// Draws what `content` draws as far as what `mask` draws is opaque.
  package func appendMasked(
    in area: Area, content: (Snapshot) -> Void, mask: (Snapshot) -> Void
  ) {
    guard let inside = Self.node(content), let cover = Self.node(mask) else { return }
    var rectangle = area.native
    if let context = gtk_snapshot_append_cairo(cast(), &rectangle) {
      cairo_push_group(context)
      gsk_render_node_draw(cover, context)
      let pattern = cairo_pop_group(context)
      cairo_push_group(context)
      gsk_render_node_draw(inside, context)
      cairo_pop_group_to_source(context)
      cairo_mask(context, pattern)
      cairo_pattern_destroy(pattern)
      cairo_destroy(context)
    }
    gsk_render_node_unref(inside)
    gsk_render_node_unref(cover)
  }

  /// What is drawn, as a node that the caller owns; nil if that is nothing.
  private static func node(_ draw: (Snapshot) -> Void) -> OpaquePointer? {
    let snapshot = Snapshot()
    draw(snapshot)
    return gtk_snapshot_to_node(snapshot.cast())
  }
}
