import CGtk

/// AdwStatusPage: an icon, a title and a description in the middle of empty room.
package final class StatusPage: Widget, SingleChild {
  package convenience init() { self.init(constructed: adw_status_page_new()) }

  package var iconName: String? {
    get { adw_status_page_get_icon_name(cast()).map { String(cString: $0) } }
    set { adw_status_page_set_icon_name(cast(), newValue) }
  }

  /// The title, which is Pango markup.
  package var title: String {
    get { String(borrowed: adw_status_page_get_title(cast())) }
    set { adw_status_page_set_title(cast(), newValue) }
  }

  /// The text below the title, which is Pango markup.
  package var descriptionMarkup: String? {
    get { adw_status_page_get_description(cast()).map { String(cString: $0) } }
    set { adw_status_page_set_description(cast(), newValue) }
  }

  package var child: Widget? {
    get { Widget.wrap(adw_status_page_get_child(cast())) }
    set { adw_status_page_set_child(cast(), newValue?.widget) }
  }
}
