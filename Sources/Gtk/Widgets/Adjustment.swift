import CGtk

/// GtkAdjustment: a number within limits; emits `value-changed` and `changed`.
package final class Adjustment: Object {
  package convenience init(
    value: Double = 0, lower: Double = 0, upper: Double = 0, step: Double = 1, page: Double = 10,
    pageSize: Double = 0
  ) {
    self.init(constructed: gtk_adjustment_new(value, lower, upper, step, page, pageSize))
  }

  static func lent(_ pointer: UnsafeMutablePointer<GtkAdjustment>?) -> Adjustment {
    guard let adjustment = Adjustment.wrap(pointer) else { fatalError("an adjustment is missing") }
    return adjustment
  }

  package var value: Double {
    get { gtk_adjustment_get_value(cast()) }
    set { gtk_adjustment_set_value(cast(), newValue) }
  }

  package var lower: Double {
    get { gtk_adjustment_get_lower(cast()) }
    set { gtk_adjustment_set_lower(cast(), newValue) }
  }

  package var upper: Double {
    get { gtk_adjustment_get_upper(cast()) }
    set { gtk_adjustment_set_upper(cast(), newValue) }
  }

  package var pageSize: Double {
    get { gtk_adjustment_get_page_size(cast()) }
    set { gtk_adjustment_set_page_size(cast(), newValue) }
  }
}
