import CGtk

/// GtkStack: shows one of its children at a time.
package final class Stack: Widget, Container {
  package convenience init() { self.init(constructed: gtk_stack_new()) }

  package func add(_ child: Widget, name: String? = nil, title: String? = nil) {
    gtk_stack_add_titled(cast(), child.widget, name, title)
  }

  package func remove(_ child: Widget) { gtk_stack_remove(cast(), child.widget) }

  package func child(named name: String) -> Widget? {
    Widget.wrap(gtk_stack_get_child_by_name(cast(), name))
  }

  package var visibleChild: Widget? {
    get { Widget.wrap(gtk_stack_get_visible_child(cast())) }
    set { if let newValue { gtk_stack_set_visible_child(cast(), newValue.widget) } }
  }

  package var visibleChildName: String? {
    get { gtk_stack_get_visible_child_name(cast()).map { String(cString: $0) } }
    set { if let newValue { gtk_stack_set_visible_child_name(cast(), newValue) } }
  }

  package var transition: StackTransition {
    get { StackTransition(rawValue: gtk_stack_get_transition_type(cast()).rawValue) ?? .none }
    set { gtk_stack_set_transition_type(cast(), GtkStackTransitionType(newValue.rawValue)) }
  }

  package func setTransitionDuration(milliseconds: Int) {
    gtk_stack_set_transition_duration(cast(), guint(milliseconds))
  }

  /// Whether hidden children count in the width.
  package var hhomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(cast()) != 0 }
    set { gtk_stack_set_hhomogeneous(cast(), newValue.native) }
  }

  /// Whether hidden children count in the height.
  package var vhomogeneous: Bool {
    get { gtk_stack_get_vhomogeneous(cast()) != 0 }
    set { gtk_stack_set_vhomogeneous(cast(), newValue.native) }
  }
}

/// How a stack changes its child.
package nonisolated enum StackTransition: UInt32 {
  case none, crossfade, slideRight, slideLeft, slideUp, slideDown, slideLeftRight, slideUpDown
}
