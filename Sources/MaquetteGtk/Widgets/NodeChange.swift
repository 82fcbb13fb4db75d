import MaquetteUI

/// Two versions of a node, from which only differences are written.
struct NodeChange {
  /// The version that the widgets show; `nil` while they are new.
  let old: Node?
  let new: Node
  let tally: UpdateTally

  /// Calls `write` with a value made of the new version if the old one gave another.
  ///
  /// - Parameter untouched: what a new widget has without being told.
  func write<Value: Equatable>(
    _ value: (Node) -> Value, untouched: Value? = nil, _ write: (Value) -> Void
  ) {
    let wanted = value(new)
    let present = old.map(value) ?? untouched
    guard wanted != present else { return }
    tally.writes += 1
    write(wanted)
  }

  /// Calls `write` with an attribute if it changed, or is set on a new widget.
  func write<Value: AttributeConvertible & Equatable>(
    _ attribute: NodeAttribute<Value>, _ write: (Value?) -> Void
  ) {
    // The stored form is compared, which is dearer to decode than to compare.
    guard new.attributes[attribute.name] != old?.attributes[attribute.name] else { return }
    tally.writes += 1
    write(new[attribute])
  }

  /// Calls `write` with an attribute, or its usual value, if it changed.
  func write<Value: AttributeConvertible & Equatable>(
    _ attribute: NodeAttribute<Value>, usually usual: Value, _ write: (Value) -> Void
  ) {
    self.write(attribute) { write($0 ?? usual) }
  }
}

/// Counts the properties written in one update.
final class UpdateTally {
  var writes = 0
}
