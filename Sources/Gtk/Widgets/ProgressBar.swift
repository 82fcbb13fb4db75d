import CGtk

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
}
