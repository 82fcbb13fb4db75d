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

/// AdwToastOverlay: shows toasts over its child.
package final class ToastOverlay: Widget, SingleChild {
  package convenience init() { self.init(constructed: adw_toast_overlay_new()) }

  package var child: Widget? {
    get { Widget.wrap(adw_toast_overlay_get_child(cast())) }
    set { adw_toast_overlay_set_child(cast(), newValue?.widget) }
  }

  package func add(_ toast: Toast) {
    // The overlay takes over a reference.
    g_object_ref(toast.raw)
    adw_toast_overlay_add_toast(cast(), toast.cast())
  }
}

/// AdwToast: a short message; emits `dismissed`.
package final class Toast: Object {
  /// A toast whose title is Pango markup.
  package convenience init(title: String) { self.init(constructed: adw_toast_new(title)) }

  package var title: String {
    get { String(borrowed: adw_toast_get_title(cast())) }
    set { adw_toast_set_title(cast(), newValue) }
  }

  package var buttonLabel: String? {
    get { adw_toast_get_button_label(cast()).map { String(cString: $0) } }
    set { adw_toast_set_button_label(cast(), newValue) }
  }

  package var actionName: String? {
    get { adw_toast_get_action_name(cast()).map { String(cString: $0) } }
    set { adw_toast_set_action_name(cast(), newValue) }
  }

  /// For how many seconds it shows; 0 for ever.
  package var timeout: Int {
    get { Int(adw_toast_get_timeout(cast())) }
    set { adw_toast_set_timeout(cast(), guint(newValue)) }
  }

  package func dismiss() { adw_toast_dismiss(cast()) }
}

/// AdwMessageDialog: a question with a few answers.
package final class MessageDialog: Window {
  /// How an answer's button looks.
  package nonisolated enum Appearance: UInt32 {
    case `default`, suggested, destructive
  }

  package convenience init(parent: Window?, heading: String?, body: String?) {
    self.init(constructed: adw_message_dialog_new(parent?.cast(), heading, body))
  }

  package var heading: String {
    get { String(borrowed: adw_message_dialog_get_heading(cast())) }
    set { adw_message_dialog_set_heading(cast(), newValue) }
  }

  package var body: String {
    get { String(borrowed: adw_message_dialog_get_body(cast())) }
    set { adw_message_dialog_set_body(cast(), newValue) }
  }

  package var extraChild: Widget? {
    get { Widget.wrap(adw_message_dialog_get_extra_child(cast())) }
    set { adw_message_dialog_set_extra_child(cast(), newValue?.widget) }
  }

  package func addResponse(
    _ id: String, label: String, appearance: Appearance = .default, enabled: Bool = true
  ) {
    adw_message_dialog_add_response(cast(), id, label)
    adw_message_dialog_set_response_appearance(
      cast(), id, AdwResponseAppearance(appearance.rawValue))
    adw_message_dialog_set_response_enabled(cast(), id, enabled.native)
  }

  /// The answer to the Enter key.
  package func setDefaultResponse(_ id: String?) {
    adw_message_dialog_set_default_response(cast(), id)
  }

  /// The answer when the dialog is closed.
  package func setCloseResponse(_ id: String) {
    adw_message_dialog_set_close_response(cast(), id)
  }

  /// Answers in the user's place.
  package func respond(_ id: String) { adw_message_dialog_response(cast(), id) }

  @discardableResult
  package func onResponse(_ handler: @escaping (String) -> Void) -> SignalConnection {
    connect("response") { arguments in handler(arguments(0)) }
  }
}
