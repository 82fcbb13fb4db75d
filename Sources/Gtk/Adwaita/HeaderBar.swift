import CGtk

/// AdwHeaderBar: a window's title bar.
package final class HeaderBar: Widget, Container {
  package convenience init() { self.init(constructed: adw_header_bar_new()) }

  package func packStart(_ child: Widget) { adw_header_bar_pack_start(cast(), child.widget) }
  package func packEnd(_ child: Widget) { adw_header_bar_pack_end(cast(), child.widget) }
  package func remove(_ child: Widget) { adw_header_bar_remove(cast(), child.widget) }

  package var titleWidget: Widget? {
    get { Widget.wrap(adw_header_bar_get_title_widget(cast())) }
    set { adw_header_bar_set_title_widget(cast(), newValue?.widget) }
  }

  package var showStartTitleButtons: Bool {
    get { adw_header_bar_get_show_start_title_buttons(cast()) != 0 }
    set { adw_header_bar_set_show_start_title_buttons(cast(), newValue.native) }
  }

  package var showEndTitleButtons: Bool {
    get { adw_header_bar_get_show_end_title_buttons(cast()) != 0 }
    set { adw_header_bar_set_show_end_title_buttons(cast(), newValue.native) }
  }
}

/// AdwWindowTitle: a title and a subtitle, both plain text.
package final class WindowTitle: Widget {
  package convenience init(title: String, subtitle: String = "") {
    self.init(constructed: adw_window_title_new(title, subtitle))
  }

  package var title: String {
    get { String(borrowed: adw_window_title_get_title(cast())) }
    set { adw_window_title_set_title(cast(), newValue) }
  }

  package var subtitle: String {
    get { String(borrowed: adw_window_title_get_subtitle(cast())) }
    set { adw_window_title_set_subtitle(cast(), newValue) }
  }
}
