import CGtk

extension CustomWidget {
  static func makeInstance(cssName: String) -> UnsafeMutablePointer<GObject>? {
    withValue(of: String.valueType) { value in
      cssName.write(value)
      let name = g_intern_string("css-name")
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, value)
    }
  }

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "MaquetteWidget", guint(MemoryLayout<GtkWidgetClass>.size),
    { classPointer, _ in
      guard let classPointer else { return }
      CustomWidget.override(classPointer.assumingMemoryBound(to: GtkWidgetClass.self))
      let object = classPointer.assumingMemoryBound(to: GObjectClass.self)
      object.pointee.dispose = { instance in CustomWidget.disposeInstance(instance) }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(0))

  private static func override(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.get_request_mode = { instance in
      guard let widget = CustomWidget.living(instance) else {
        return GTK_SIZE_REQUEST_CONSTANT_SIZE
      }
      return widget.layout.requestMode.native
    }
    widgetClass.pointee.measure = {
      instance, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      guard let widget = CustomWidget.living(instance) else { return }
      let axis: Orientation = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
      let result = widget.layout.measure(widget, axis, for: Int(size))
      minimum?.pointee = gint(clamping: result.minimum)
      natural?.pointee = gint(clamping: max(result.minimum, result.natural))
      minimumBaseline?.pointee = gint(clamping: result.minimumBaseline)
      naturalBaseline?.pointee = gint(clamping: result.naturalBaseline)
    }
    widgetClass.pointee.size_allocate = { instance, width, height, baseline in
      guard let widget = CustomWidget.living(instance) else { return }
      widget.layout.allocate(
        widget, width: Int(width), height: Int(height), baseline: Int(baseline))
    }
    widgetClass.pointee.snapshot = { instance, snapshot in
      guard let widget = CustomWidget.living(instance), let snapshot = Snapshot.wrap(snapshot)
      else { return }
      widget.layout.snapshot(widget, snapshot)
    }
  }

  /// The wrapper, unless the instance is being released: then there is nothing to lay out.
  private static func living(_ instance: UnsafeMutablePointer<GtkWidget>?) -> CustomWidget? {
    instance.flatMap { existing($0) } as? CustomWidget
  }

  private static func disposeInstance(_ instance: UnsafeMutablePointer<GObject>?) {
    guard let instance else { return }
    // GtkWidget warns of children that are left: "Finalizing …, but it still has children left".
    let widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    let parent = g_type_class_peek(gtk_widget_get_type())
    parent?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(instance)
  }
}
