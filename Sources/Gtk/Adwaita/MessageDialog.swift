import CGtk

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
