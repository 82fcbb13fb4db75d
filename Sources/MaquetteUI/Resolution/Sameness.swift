/// Something that says itself whether another value makes a difference to what is made from it.
@MainActor
package protocol Distinguishable {
  func isSame(as other: Any) -> Bool
}

/// Whether a value can stand for another without any difference to what is made from it.
///
/// Objects are the same if they are one; values if they say that they are equal, or else if their
/// bytes are, which holds for closures too: the same code with the same captured context. Both
/// values are alive, so equal addresses are the same things.
@MainActor
package func isSame<Value>(_ one: Value, _ other: Any) -> Bool {
  guard let other = other as? Value else { return false }
  if let one = one as? any Distinguishable { return one.isSame(as: other) }
  if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
  if let one = one as? any Equatable { return one.equals(other) }
  return hasSameBytes(one, other)
}

/// Whether two values are the same byte for byte; closures are if they captured the same.
func hasSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: one) { first in
    withUnsafeBytes(of: other) { second in first.elementsEqual(second) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension View {
  /// Whether another view resolves to the same, as far as the views themselves tell.
  func isSame(as other: any View) -> Bool { MaquetteUI.isSame(self, other) }
}
