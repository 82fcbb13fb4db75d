import CGtk

extension Widget {
  package var hexpand: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue.native) }
  }

  package var vexpand: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue.native) }
  }

  /// Whether the widget or something in it wants more room along the axis.
  package func computeExpand(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(widget, orientation.native) != 0
  }

  package var halign: Align {
    get { Align(rawValue: gtk_widget_get_halign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_halign(widget, newValue.native) }
  }

  package var valign: Align {
    get { Align(rawValue: gtk_widget_get_valign(widget).rawValue) ?? .fill }
    set { gtk_widget_set_valign(widget, newValue.native) }
  }

  package var margins: Margins {
    get {
      Margins(
        top: Int(gtk_widget_get_margin_top(widget)),
        bottom: Int(gtk_widget_get_margin_bottom(widget)),
        start: Int(gtk_widget_get_margin_start(widget)), end: Int(gtk_widget_get_margin_end(widget))
      )
    }
    set {
      gtk_widget_set_margin_top(widget, gint(newValue.top))
      gtk_widget_set_margin_bottom(widget, gint(newValue.bottom))
      gtk_widget_set_margin_start(widget, gint(newValue.start))
      gtk_widget_set_margin_end(widget, gint(newValue.end))
    }
  }

  /// The least size in pixels; -1 leaves an axis to the content.
  package func setSizeRequest(width: Int, height: Int) {
    gtk_widget_set_size_request(widget, gint(width), gint(height))
  }

  package var sizeRequest: (width: Int, height: Int) {
    var width: gint = 0
    var height: gint = 0
    gtk_widget_get_size_request(widget, &width, &height)
    return (Int(width), Int(height))
  }

  package var requestMode: SizeRequestMode {
    SizeRequestMode(rawValue: gtk_widget_get_request_mode(widget).rawValue) ?? .constantSize
  }

  /// What the widget asks for along one axis if it is given `size` along the other (-1: any).
  package func measure(_ orientation: Orientation, for size: Int = -1) -> SizeRequest {
    var minimum: gint = 0
    var natural: gint = 0
    var minimumBaseline: gint = -1
    var naturalBaseline: gint = -1
    gtk_widget_measure(
      widget, orientation.native, gint(clamping: size), &minimum, &natural, &minimumBaseline,
      &naturalBaseline)
    return SizeRequest(
      minimum: Int(minimum), natural: Int(natural), minimumBaseline: Int(minimumBaseline),
      naturalBaseline: Int(naturalBaseline))
  }

  /// Gives the widget its place in its parent; for the parent's layout alone.
  package func sizeAllocate(_ place: Rectangle, baseline: Int = -1) {
    var native = GdkRectangle(
      x: gint(place.x), y: gint(place.y), width: gint(place.width), height: gint(place.height))
    gtk_widget_size_allocate(widget, &native, gint(baseline))
  }

  /// Whether the widget takes part in its parent's layout.
  package var shouldLayout: Bool { gtk_widget_should_layout(widget) != 0 }

  /// Whether the parent's layout has room for the widget; for that layout alone.
  package var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(widget) != 0 }
    set { gtk_widget_set_child_visible(widget, newValue.native) }
  }

  /// The place and size within the parent, margins excluded.
  package var allocation: Rectangle {
    var native = GdkRectangle()
    gtk_widget_get_allocation(widget, &native)
    return Rectangle(
      x: Int(native.x), y: Int(native.y), width: Int(native.width), height: Int(native.height))
  }

  package var width: Int { Int(gtk_widget_get_width(widget)) }
  package var height: Int { Int(gtk_widget_get_height(widget)) }
  package var allocatedBaseline: Int { Int(gtk_widget_get_allocated_baseline(widget)) }
  package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// The widget's area in the coordinates of `other`, if both are in one window.
  package func bounds(in other: Widget) -> (x: Double, y: Double, width: Double, height: Double)? {
    var rectangle = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &rectangle) != 0 else { return nil }
    return (
      Double(rectangle.origin.x), Double(rectangle.origin.y), Double(rectangle.size.width),
      Double(rectangle.size.height)
    )
  }
}
