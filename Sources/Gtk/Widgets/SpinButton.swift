import CGtk

/// GtkSpinButton: a number field with buttons; emits `value-changed`.
package final class SpinButton: Editable {
  /// A field for numbers of a range, by steps.
  package convenience init(minimum: Double, maximum: Double, step: Double) {
    self.init(constructed: gtk_spin_button_new_with_range(minimum, maximum, step))
  }

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
