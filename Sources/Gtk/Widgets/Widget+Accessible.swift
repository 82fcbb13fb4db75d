import CGtk

extension Widget {
  /// Fixes the role; GTK allows it only before the widget is first shown.
  package func setAccessibleRole(_ role: AccessibleRole) {
    setProperty("accessible-role", to: Int(role.native.rawValue))
  }

  /// Tells assistive technology a property: a String, Int, Double or Bool as the property wants.
  package func setAccessible(_ property: AccessibleProperty, to newValue: some ValueConvertible) {
    var name = property.native
    var target = GValue()
    gtk_accessible_property_init_value(name, &target)
    withAccessibleValue(newValue, as: &target) {
      gtk_accessible_update_property_value(cast(), 1, &name, $0)
    }
  }

  /// Names a widget that shows no text: for the pointer in a tooltip, and once for a screen reader.
  package func nameByTooltip(_ name: String) {
    tooltipText = name
    setAccessible(.label, to: name)
    // GTK describes the widget by its tooltip, and labels a button by an icon called "GtkImage".
    resetAccessible(.description)
    setAccessible(.labelledBy, to: [])
  }

  package func resetAccessible(_ property: AccessibleProperty) {
    gtk_accessible_reset_property(cast(), property.native)
  }

  /// Tells assistive technology a state: a Bool or Int as the state wants.
  package func setAccessible(_ state: AccessibleState, to newValue: some ValueConvertible) {
    var name = state.native
    var target = GValue()
    gtk_accessible_state_init_value(name, &target)
    withAccessibleValue(newValue, as: &target) {
      gtk_accessible_update_state_value(cast(), 1, &name, $0)
    }
  }

  package func resetAccessible(_ state: AccessibleState) {
    gtk_accessible_reset_state(cast(), state.native)
  }

  /// Ties the widget to `others`; none of them unties it.
  package func setAccessible(_ relation: AccessibleRelation, to others: [Widget]) {
    guard !others.isEmpty else { return gtk_accessible_reset_relation(cast(), relation.native) }
    var name = relation.native
    // GTK keeps the list.
    var list: UnsafeMutablePointer<GList>?
    for other in others.reversed() { list = g_list_prepend(list, other.raw) }
    var value = GValue()
    gtk_accessible_relation_init_value(name, &value)
    g_value_set_pointer(&value, list)
    gtk_accessible_update_relation_value(cast(), 1, &name, &value)
    g_value_unset(&value)
  }

  private func withAccessibleValue<Value: ValueConvertible>(
    _ newValue: Value, as target: inout GValue, _ body: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    if cgtk_holds_enum(&target) != 0 {
      // GTK 4.8 initialises an enumeration but reads an int: "assertion 'G_VALUE_HOLDS_INT
      // (value)'".
      g_value_unset(&target)
      g_value_init(&target, cgtk_type_int())
    }
    defer { g_value_unset(&target) }
    withValue(of: Value.valueType) { source in
      newValue.write(source)
      guard g_value_transform(source, &target) != 0 else {
        fatalError("\(newValue) is no value of this accessible property")
      }
    }
    body(&target)
  }
}
