import MaquetteUI

extension Value: Distinguishable {
  func isSame(as other: Any) -> Bool { (other as? Value).map { isSame(as: $0) } ?? false }

  /// Whether another value can stand for this one in all that is made from it.
  ///
  /// Unlike `==` it tells 1 from 1.0, and takes bindings to one place for the same.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a.isSame(as: b)
    case (.dictionary(let a), .dictionary(let b)), (.set(let a), .set(let b)):
      a.keys.isSame(as: b.keys) && a.values.isSame(as: b.values)
    case (.tuple(let a), .tuple(let b)): a.elements.isSame(as: b.elements) && a.labels == b.labels
    case (.range(let a), .range(let b)): a == b
    case (.instance(let a), .instance(let b)): a.isSame(as: b)
    case (.enumCase(let a), .enumCase(let b)):
      a === b || a.type === b.type && a.name == b.name && a.payload.isSame(as: b.payload)
    case (.object(let a), .object(let b)): a === b
    case (.type(let a), .type(let b)): a.name == b.name
    case (.keyPath(let a), .keyPath(let b)): a.text == b.text && a.root == b.root
    case (.binding(let a), .binding(let b)):
      a === b || a.location != nil && a.location === b.location
    case (.function(let a), .function(let b)): a.isSame(as: b)
    case (.view(let a), .view(let b)): a === b
    case (.native(let a), .native(let b)): a === b || a == b && a.typeName == b.typeName
    case (.stub(let a), .stub(let b)):
      a.name == b.name && a.index == b.index && a.viewName == b.viewName
    default: false
    }
  }
}

extension [Value] {
  fileprivate func isSame(as other: [Value]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}

extension StructInstance {
  /// Whether another instance has the same fields.
  func isSame(as other: StructInstance) -> Bool {
    self === other
      || type === other.type && layout === other.layout
        && zip(fields, other.fields).allSatisfy { Self.isSame($0, $1) }
  }

  /// A state that is not installed yet is no more than its initial value.
  private static func isSame(_ one: Value, _ other: Value) -> Bool {
    if case .binding(let a) = one, case .binding(let b) = other, let first = a.cell,
      let second = b.cell, !first.isChanged, !second.isChanged
    {
      return first.isSame(as: second)
    }
    return one.isSame(as: other)
  }
}

extension StateCell {
  /// Whether another one holds the same value; looking is no reading of it.
  fileprivate func isSame(as other: StateCell) -> Bool {
    self === other || Computation.withoutNoting { value.isSame(as: other.value) }
  }
}

extension FunctionValue {
  /// Whether another function is the same code that has captured the same.
  func isSame(as other: FunctionValue) -> Bool {
    if self === other { return true }
    guard builder === other.builder, type?.text == other.type?.text,
      case .lowered(let node, let captured, let receiver, let owner) = body,
      case .lowered(let given, let otherCaptured, let otherReceiver, let otherOwner) = other.body,
      node === given, owner === otherOwner
    else { return false }
    return Self.hasSame(captured, otherCaptured, node.uses)
      && Self.hasSame(receiver, otherReceiver, node.uses)
  }

  private static func hasSame(_ one: Frame?, _ other: Frame?, _ uses: Uses) -> Bool {
    if one === other { return true }
    guard let one, let other else { return false }
    // A closure's frame lies one level inside that of the statement that it stands in, or deeper.
    guard one.depth == other.depth, one.depth <= uses.level else { return false }
    return uses.slots.allSatisfy { slot in
      guard slot.level <= one.depth else { return false }
      let (first, second) = (one.outer(one.depth - slot.level), other.outer(one.depth - slot.level))
      guard slot.slot < first.slots.count, slot.slot < second.slots.count else { return false }
      return first.slots[slot.slot].isSame(as: second.slots[slot.slot])
    }
  }

  private static func hasSame(_ one: Receiver?, _ other: Receiver?, _ uses: Uses) -> Bool {
    if one === other { return true }
    guard let one, let other else { return false }
    guard case .instance(let first) = one.value, case .instance(let second) = other.value else {
      return one.value.isSame(as: other.value)
    }
    guard first.type === second.type, first.layout === second.layout else { return false }
    return first.type.fields(usedBy: uses).allSatisfy {
      first.fields[$0].isSame(as: second.fields[$0])
    }
  }
}

extension Frame {
  /// How many frames are around it.
  fileprivate var depth: Int {
    var depth = 0
    var outer = parent
    while let frame = outer {
      depth += 1
      outer = frame.parent
    }
    return depth
  }
}
