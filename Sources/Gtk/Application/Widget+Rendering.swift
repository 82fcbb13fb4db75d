import CGtk

extension Widget {
  /// A picture of the widget as it is laid out in a window now, each pixel multiplied by `scale`.
  package func render(scale: Double = 1) throws(GtkError) -> Texture {
    let paintable = Paintable(of: self)
    let (width, height) = (Double(self.width), Double(self.height))
    guard width > 0, height > 0, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    else { throw .nothingToDraw }
    let snapshot = Snapshot()
    snapshot.scale(x: scale, y: scale)
    paintable.snapshot(snapshot, width: width, height: height)
    guard let node = gtk_snapshot_to_node(snapshot.cast()) else { throw .nothingToDraw }
    defer { gsk_render_node_unref(node) }
    var viewport = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width * scale), height: Float(height * scale)))
    guard
      let texture = Texture.wrap(
        gsk_renderer_render_texture(renderer, node, &viewport), ownership: .owned)
    else { throw .nothingToDraw }
    return texture
  }
}
