import CGtk

/// GtkCalendar: a month to choose a day from; emits `day-selected`.
package final class Calendar: Widget {
  package convenience init() { self.init(constructed: gtk_calendar_new()) }

  /// The chosen day: year, month from 1, day from 1.
  package var date: (year: Int, month: Int, day: Int) {
    get {
      guard let date = gtk_calendar_get_date(cast()) else { fatalError("a calendar has no date") }
      defer { g_date_time_unref(date) }
      return (
        Int(g_date_time_get_year(date)), Int(g_date_time_get_month(date)),
        Int(g_date_time_get_day_of_month(date))
      )
    }
    set {
      let date = g_date_time_new_utc(
        gint(newValue.year), gint(newValue.month), gint(newValue.day), 12, 0, 0)
      guard let date else { return }
      gtk_calendar_select_day(cast(), date)
      g_date_time_unref(date)
    }
  }
}
