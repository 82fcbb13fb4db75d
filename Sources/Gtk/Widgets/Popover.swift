import CGtk

/// GtkPopover: a bubble that points at its parent; emits `closed`.
package class Popover: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_popover_new()) }

  package var child: Widget? {
    get { Widget.wrap(gtk_popover_get_child(cast())) }
    set { gtk_popover_set_child(cast(), newValue?.widget) }
  }

  package func popup() { gtk_popover_popup(cast()) }
  package func popdown() { gtk_popover_popdown(cast()) }

  /// The side of the parent that the bubble prefers.
  package var position: PositionType {
    get { PositionType(rawValue: gtk_popover_get_position(cast()).rawValue) ?? .bottom }
    set { gtk_popover_set_position(cast(), GtkPositionType(newValue.rawValue)) }
  }

  /// The part of the parent that the bubble points at.
  package var pointingTo: Rectangle {
    get {
      var native = GdkRectangle()
      _ = gtk_popover_get_pointing_to(cast(), &native)
      return Rectangle(
        x: Int(native.x), y: Int(native.y), width: Int(native.width), height: Int(native.height))
    }
    set {
      var native = GdkRectangle(
        x: gint(newValue.x), y: gint(newValue.y), width: gint(newValue.width),
        height: gint(newValue.height))
      gtk_popover_set_pointing_to(cast(), &native)
    }
  }

  package var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(cast()) != 0 }
    set { gtk_popover_set_has_arrow(cast(), newValue.native) }
  }
}

/// GtkPopoverMenu: a popover made from a menu.
package final class PopoverMenu: Popover {
  package convenience init(_ menu: Menu) {
    self.init(constructed: gtk_popover_menu_new_from_model(menu.cast()))
  }
}

/// GtkMenuButton: a button that opens a popover or a menu.
package final class MenuButton: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_menu_button_new()) }

  package var child: Widget? {
    get { Widget.wrap(gtk_menu_button_get_child(cast())) }
    set {
      if let newValue {
        gtk_menu_button_set_child(cast(), newValue.widget)
      } else {
        // GTK 4.8 cannot take NULL here: "gtk_box_append: assertion 'GTK_IS_WIDGET (child)'
        // failed".
        gtk_menu_button_set_label(cast(), "")
      }
    }
  }

  package var label: String? {
    get { gtk_menu_button_get_label(cast()).map { String(cString: $0) } }
    set { gtk_menu_button_set_label(cast(), newValue ?? "") }
  }

  package var iconName: String? {
    get { gtk_menu_button_get_icon_name(cast()).map { String(cString: $0) } }
    set { gtk_menu_button_set_icon_name(cast(), newValue ?? "") }
  }

  package var popover: Popover? {
    get { Popover.wrap(gtk_menu_button_get_popover(cast())) }
    set { gtk_menu_button_set_popover(cast(), newValue?.widget) }
  }

  /// Opens a menu, whose widgets are made when it is first opened: most never are.
  package func setMenu(_ menu: Menu?) {
    let isMade = gtk_menu_button_get_menu_model(cast()) != nil
    if isMade || menu == nil { gtk_menu_button_set_menu_model(cast(), menu?.cast()) }
    guard let menu else { return gtk_menu_button_set_create_popup_func(cast(), nil, nil, nil) }
    gtk_menu_button_set_create_popup_func(
      cast(),
      { button, data in
        guard let button, let data, gtk_menu_button_get_menu_model(button) == nil else { return }
        gtk_menu_button_set_menu_model(button, ClosureBox<Menu>.content(of: data).cast())
      }, ClosureBox<Menu>.retained(menu), releaseBox)
  }

  package var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(cast()) != 0 }
    set { gtk_menu_button_set_has_frame(cast(), newValue.native) }
  }

  package var alwaysShowArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(cast()) != 0 }
    set { gtk_menu_button_set_always_show_arrow(cast(), newValue.native) }
  }

  package func popup() { gtk_menu_button_popup(cast()) }
  package func popdown() { gtk_menu_button_popdown(cast()) }
}
