import CGtk

/// AdwButtonContent: an icon and a label, for a button's child.
package final class ButtonContent: Widget {
  package convenience init(iconName: String, label: String) {
    self.init(constructed: adw_button_content_new())
    self.iconName = iconName
    self.label = label
  }

  package var iconName: String {
    get { String(borrowed: adw_button_content_get_icon_name(cast())) }
    set { adw_button_content_set_icon_name(cast(), newValue) }
  }

  package var label: String {
    get { String(borrowed: adw_button_content_get_label(cast())) }
    set { adw_button_content_set_label(cast(), newValue) }
  }
}

/// AdwSplitButton: a button with a menu beside it; emits `clicked`.
package final class SplitButton: Widget, SingleChild {
  package convenience init() { self.init(constructed: adw_split_button_new()) }

  package var child: Widget? {
    get { Widget.wrap(adw_split_button_get_child(cast())) }
    set { adw_split_button_set_child(cast(), newValue?.widget) }
  }

  package var label: String? {
    get { adw_split_button_get_label(cast()).map { String(cString: $0) } }
    set { adw_split_button_set_label(cast(), newValue ?? "") }
  }

  package var iconName: String? {
    get { adw_split_button_get_icon_name(cast()).map { String(cString: $0) } }
    set { adw_split_button_set_icon_name(cast(), newValue ?? "") }
  }

  package var popover: Popover? {
    get { Popover.wrap(adw_split_button_get_popover(cast())) }
    set { adw_split_button_set_popover(cast(), newValue?.cast()) }
  }

  package func setMenu(_ menu: Menu?) { adw_split_button_set_menu_model(cast(), menu?.cast()) }
}
