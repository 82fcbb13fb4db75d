import CGtk

/// GtkScale: a slider; emits `value-changed`.
package final class Scale: Widget {
  package convenience init(
    _ orientation: Orientation = .horizontal, adjustment: Adjustment? = nil
  ) {
    self.init(constructed: gtk_scale_new(orientation.native, adjustment?.cast()))
  }

  package var adjustment: Adjustment {
    get { Adjustment.lent(gtk_range_get_adjustment(cast())) }
    set { gtk_range_set_adjustment(cast(), newValue.cast()) }
  }

  package var value: Double {
    get { gtk_range_get_value(cast()) }
    set { gtk_range_set_value(cast(), newValue) }
  }

  package func setRange(_ range: ClosedRange<Double>) {
    gtk_range_set_range(cast(), range.lowerBound, range.upperBound)
  }

  package func setIncrements(step: Double, page: Double) {
    gtk_range_set_increments(cast(), step, page)
  }

  package var drawValue: Bool {
    get { gtk_scale_get_draw_value(cast()) != 0 }
    set { gtk_scale_set_draw_value(cast(), newValue.native) }
  }
}
