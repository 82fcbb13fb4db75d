import CGtk

/// AdwAboutWindow: what the program is, and whose.
package final class AboutWindow: Window {
  package convenience init(
    applicationName: String, version: String, iconName: String, developers: String
  ) {
    self.init(constructed: adw_about_window_new())
    adw_about_window_set_application_name(cast(), applicationName)
    adw_about_window_set_version(cast(), version)
    adw_about_window_set_application_icon(cast(), iconName)
    adw_about_window_set_developer_name(cast(), developers)
    adw_about_window_set_license_type(cast(), GTK_LICENSE_MIT_X11)
  }

  /// A line of what the program does.
  package var comments: String {
    get { String(borrowed: adw_about_window_get_comments(cast())) }
    set { adw_about_window_set_comments(cast(), newValue) }
  }
}
