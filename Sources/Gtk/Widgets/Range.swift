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

  /// Whether the part up to the value is highlighted.
  package var hasOrigin: Bool {
    get { gtk_scale_get_has_origin(cast()) != 0 }
    set { gtk_scale_set_has_origin(cast(), newValue.native) }
  }

  /// The decimal places that values are rounded to; -1 for all.
  package var roundDigits: Int {
    get { Int(gtk_range_get_round_digits(cast())) }
    set { gtk_range_set_round_digits(cast(), gint(newValue)) }
  }

  package func addMark(at value: Double, position: PositionType, markup: String? = nil) {
    gtk_scale_add_mark(cast(), value, GtkPositionType(position.rawValue), markup)
  }

  package func clearMarks() { gtk_scale_clear_marks(cast()) }
}

/// GtkSpinButton: a number field with buttons; emits `value-changed`.
package final class SpinButton: Editable {
  package convenience init(adjustment: Adjustment, climbRate: Double = 1, digits: Int = 0) {
    self.init(
      constructed: gtk_spin_button_new(adjustment.cast(), climbRate, guint(digits)))
  }

  package var adjustment: Adjustment {
    get { Adjustment.lent(gtk_spin_button_get_adjustment(cast())) }
    set { gtk_spin_button_set_adjustment(cast(), newValue.cast()) }
  }

  package var value: Double {
    get { gtk_spin_button_get_value(cast()) }
    set { gtk_spin_button_set_value(cast(), newValue) }
  }

  /// The decimal places that show.
  package var digits: Int {
    get { Int(gtk_spin_button_get_digits(cast())) }
    set { gtk_spin_button_set_digits(cast(), guint(newValue)) }
  }

  package var numeric: Bool {
    get { gtk_spin_button_get_numeric(cast()) != 0 }
    set { gtk_spin_button_set_numeric(cast(), newValue.native) }
  }

  package var wrapsAround: Bool {
    get { gtk_spin_button_get_wrap(cast()) != 0 }
    set { gtk_spin_button_set_wrap(cast(), newValue.native) }
  }
}

/// GtkProgressBar: how far something is.
package final class ProgressBar: Widget {
  package convenience init() { self.init(constructed: gtk_progress_bar_new()) }

  /// From 0 to 1.
  package var fraction: Double {
    get { gtk_progress_bar_get_fraction(cast()) }
    set { gtk_progress_bar_set_fraction(cast(), newValue) }
  }

  package var text: String? {
    get { gtk_progress_bar_get_text(cast()).map { String(cString: $0) } }
    set { gtk_progress_bar_set_text(cast(), newValue) }
  }

  package var showText: Bool {
    get { gtk_progress_bar_get_show_text(cast()) != 0 }
    set { gtk_progress_bar_set_show_text(cast(), newValue.native) }
  }

  /// Moves the bar of a progress without a known end.
  package func pulse() { gtk_progress_bar_pulse(cast()) }
}

/// GtkSpinner: something is going on.
package final class Spinner: Widget {
  package convenience init() { self.init(constructed: gtk_spinner_new()) }

  package var spinning: Bool {
    get { gtk_spinner_get_spinning(cast()) != 0 }
    set { gtk_spinner_set_spinning(cast(), newValue.native) }
  }
}

/// GtkLevelBar: a level within limits.
package final class LevelBar: Widget {
  package convenience init(_ range: ClosedRange<Double> = 0...1) {
    self.init(
      constructed: gtk_level_bar_new_for_interval(range.lowerBound, range.upperBound))
  }

  package var value: Double {
    get { gtk_level_bar_get_value(cast()) }
    set { gtk_level_bar_set_value(cast(), newValue) }
  }

  package func setRange(_ range: ClosedRange<Double>) {
    gtk_level_bar_set_min_value(cast(), range.lowerBound)
    gtk_level_bar_set_max_value(cast(), range.upperBound)
  }

  /// Whether the level is shown in blocks rather than as a bar.
  package var isDiscrete: Bool {
    get { gtk_level_bar_get_mode(cast()) == GTK_LEVEL_BAR_MODE_DISCRETE }
    set {
      gtk_level_bar_set_mode(
        cast(), newValue ? GTK_LEVEL_BAR_MODE_DISCRETE : GTK_LEVEL_BAR_MODE_CONTINUOUS)
    }
  }

  /// Takes away a threshold at which the colour changes: `low`, `high` or `full`.
  package func removeOffset(_ name: String?) {
    gtk_level_bar_remove_offset_value(cast(), name)
  }
}
