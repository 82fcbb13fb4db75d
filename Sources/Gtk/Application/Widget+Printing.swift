import CGtk

extension Widget {
  /// Writes the widget, as it is laid out in a window now, to a PDF file of one page of its size;
  /// letters stay letters.
  package func writePDF(to path: String) throws(GtkError) {
    let (width, height) = (Double(self.width), Double(self.height))
    let snapshot = Snapshot()
    Paintable(of: self).snapshot(snapshot, width: width, height: height)
    guard width > 0, height > 0, let node = gtk_snapshot_to_node(snapshot.cast()) else {
      throw .nothingToDraw
    }
    let operation = PrintOperation()
    operation.setPage(width: width, height: height)
    operation.onDraw { context in gsk_render_node_draw(node, context) }
    defer { gsk_render_node_unref(node) }
    try operation.export(to: path)
  }

  /// Lets the user print the widget as it is now; what is left of a wide one is scaled to the page.
  package func print(over window: Window?) {
    let (width, height) = (Double(self.width), Double(self.height))
    let snapshot = Snapshot()
    Paintable(of: self).snapshot(snapshot, width: width, height: height)
    guard width > 0, height > 0, let node = gtk_snapshot_to_node(snapshot.cast()) else { return }
    let operation = PrintOperation()
    operation.onDrawFitting(width: width, height: height) { gsk_render_node_draw(node, $0) }
    operation.runDialog(over: window)
    gsk_render_node_unref(node)
  }
}

/// GtkPrintOperation: a print of one page.
private final class PrintOperation: Object {
  convenience init() {
    self.init(constructed: gtk_print_operation_new())
    gtk_print_operation_set_n_pages(cast(), 1)
    gtk_print_operation_set_unit(cast(), GTK_UNIT_POINTS)
  }

  /// Sets the page's size in pixels, of which there are 96 an inch.
  func setPage(width: Double, height: Double) {
    let setup = gtk_page_setup_new()
    let size = gtk_paper_size_new_custom(
      "form", "Form", width * 0.75, height * 0.75, GTK_UNIT_POINTS)
    gtk_page_setup_set_paper_size(setup, size)
    for set in [
      gtk_page_setup_set_top_margin, gtk_page_setup_set_bottom_margin,
      gtk_page_setup_set_left_margin, gtk_page_setup_set_right_margin,
    ] {
      set(setup, 0, GTK_UNIT_POINTS)
    }
    gtk_print_operation_set_default_page_setup(cast(), setup)
    gtk_print_operation_set_use_full_page(cast(), 1)
    gtk_paper_size_free(size)
    g_object_unref(UnsafeMutableRawPointer(setup))
  }

  func onDraw(_ draw: @escaping (OpaquePointer) -> Void) {
    onPage { _, context in
      cairo_scale(context, 0.75, 0.75)
      draw(context)
    }
  }

  func onDrawFitting(width: Double, height: Double, _ draw: @escaping (OpaquePointer) -> Void) {
    onPage { page, context in
      let room = (gtk_print_context_get_width(page), gtk_print_context_get_height(page))
      let scale = min(0.75, room.0 / width, room.1 / height)
      cairo_scale(context, scale, scale)
      draw(context)
    }
  }

  private func onPage(_ draw: @escaping (_ page: OpaquePointer, _ context: OpaquePointer) -> Void) {
    connect("draw-page") { (arguments: SignalArguments) in
      guard let page = g_value_get_object(arguments.values + 1).map({ OpaquePointer($0) }),
        let context = gtk_print_context_get_cairo_context(page)
      else { return }
      draw(page, context)
    }
  }

  func export(to path: String) throws(GtkError) {
    gtk_print_operation_set_export_filename(cast(), path)
    _ = try GtkError.check {
      gtk_print_operation_run(cast(), GTK_PRINT_OPERATION_ACTION_EXPORT, nil, $0)
    }
  }

  func runDialog(over window: Window?) {
    _ = gtk_print_operation_run(
      cast(), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window?.cast(), nil)
  }
}
