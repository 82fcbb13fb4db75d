import CGtk

extension Paintable {
  /// Draws a symbolic icon in one colour; a picture with colours of its own keeps them.
  package func snapshot(_ snapshot: Snapshot, width: Double, height: Double, color: Color) {
    guard cgtk_is_a(raw, gtk_symbolic_paintable_get_type()) != 0 else {
      return self.snapshot(snapshot, width: width, height: height)
    }
    // For the foreground, and for what icons say of errors, warnings and success.
    let colors = [GdkRGBA](repeating: color.native, count: 4)
    gtk_symbolic_paintable_snapshot_symbolic(
      cast(), snapshot.cast(), width, height, colors, gsize(colors.count))
  }
}
