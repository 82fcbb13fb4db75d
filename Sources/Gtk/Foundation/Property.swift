import CGtk

extension Object {
  /// The value of a property, for the few that have no function of their own.
  package func property<Value: ValueConvertible>(_ name: String, as type: Value.Type = Value.self)
    -> Value
  {
    precondition(hasProperty(name), "\(typeName) has no property \(name)")
    return withValue(of: Value.valueType) { value in
      g_object_get_property(cast(), name, value)
      return Value.required(value)
    }
  }

  /// Writes a property, converting where GLib knows how: an Int to an enumeration, for example.
  package func setProperty(_ name: String, to newValue: some ValueConvertible) {
    precondition(hasProperty(name), "\(typeName) has no property \(name)")
    withValue(of: type(of: newValue).valueType) { value in
      newValue.write(value)
      g_object_set_property(cast(), name, value)
    }
  }

  /// Whether the object's class has a property of this name, as newer ones may.
  package func hasProperty(_ name: String) -> Bool {
    g_object_class_find_property(cgtk_object_class(raw), name) != nil
  }
}
