/// How a reference to a C object comes to its Swift wrapper.
package nonisolated enum Ownership {
  /// Fresh from a constructor: a floating reference is sunk, a full one adopted, and that of a
  /// window, which GTK keeps for itself, is joined by one of ours.
  case constructed
  /// Lent by the callee, so a reference is added.
  case borrowed
  /// Handed over by the callee, so it is adopted.
  case owned
}
