import CGtk

/// A Swift type that travels in a GValue: as a property, a signal's argument or its result.
package protocol ValueConvertible {
  /// The GValue type that carries it.
  static var valueType: GType { get }
  /// Reads a value of `valueType`; nil for NULL.
  static func read(_ value: UnsafePointer<GValue>) -> Self?
  /// Writes into a value of `valueType`.
  func write(_ value: UnsafeMutablePointer<GValue>)
}

extension ValueConvertible {
  /// Reads a value of any type that GLib can transform to this one.
  static func convert(_ value: UnsafePointer<GValue>) -> Self {
    withValue(of: valueType) { target in
      guard g_value_transform(value, target) != 0 else {
        fatalError(
          "a value of type \(String(cString: g_type_name(cgtk_value_type(value)))) "
            + "does not convert to \(Self.self)")
      }
      return required(target)
    }
  }

  static func required(_ value: UnsafePointer<GValue>) -> Self {
    guard let result = read(value) else { fatalError("NULL where a \(Self.self) is needed") }
    return result
  }
}

/// Calls `body` with an initialised value, and clears it afterwards.
func withValue<Result>(
  of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}

extension Bool: ValueConvertible {
  package static var valueType: GType { cgtk_type_boolean() }
  package static func read(_ value: UnsafePointer<GValue>) -> Bool? {
    g_value_get_boolean(value) != 0
  }
  package func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, native) }
}

extension Int: ValueConvertible {
  package static var valueType: GType { cgtk_type_int64() }
  package static func read(_ value: UnsafePointer<GValue>) -> Int? { Int(g_value_get_int64(value)) }
  package func write(_ value: UnsafeMutablePointer<GValue>) {
    g_value_set_int64(value, gint64(self))
  }
}

extension Double: ValueConvertible {
  package static var valueType: GType { cgtk_type_double() }
  package static func read(_ value: UnsafePointer<GValue>) -> Double? { g_value_get_double(value) }
  package func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: ValueConvertible {
  package static var valueType: GType { cgtk_type_string() }
  package static func read(_ value: UnsafePointer<GValue>) -> String? {
    g_value_get_string(value).map { String(cString: $0) }
  }
  package func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

extension Object: ValueConvertible {
  package static var valueType: GType { g_object_get_type() }
  package static func read(_ value: UnsafePointer<GValue>) -> Self? {
    wrap(g_value_get_object(value))
  }
  package func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_object(value, raw) }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  package static var valueType: GType { Wrapped.valueType }
  package static func read(_ value: UnsafePointer<GValue>) -> Wrapped?? {
    .some(Wrapped.read(value))
  }
  package func write(_ value: UnsafeMutablePointer<GValue>) {
    if let wrapped = self { wrapped.write(value) } else { g_value_reset(value) }
  }
}

extension Bool {
  var native: gboolean { self ? 1 : 0 }
}
