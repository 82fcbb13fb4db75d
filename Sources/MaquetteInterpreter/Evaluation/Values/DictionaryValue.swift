/// A dictionary that keeps the order of insertion, so that a preview looks the same each time.
///
/// What is removed leaves a hole that is closed with many others at once.
nonisolated struct DictionaryValue {
  private var slots: [(key: Value, value: Value)] = []
  private var positions: [Value: Int] = [:]
  private var holes: Set<Int> = []

  init() {}

  /// The entries of a list of pairs; of equal keys the last counts, at the place of the first.
  init(_ entries: some Sequence<(key: Value, value: Value)>) {
    for entry in entries { self[entry.key] = entry.value }
  }

  var count: Int { slots.count - holes.count }
  var isEmpty: Bool { count == 0 }

  /// The entries in order.
  var entries: [(key: Value, value: Value)] {
    holes.isEmpty ? slots : slots.indices.filter { !holes.contains($0) }.map { slots[$0] }
  }
  var keys: [Value] { entries.map(\.key) }
  var values: [Value] { entries.map(\.value) }
  /// The first key, without a list of all being made.
  var firstKey: Value? { slots.indices.first { !holes.contains($0) }.map { slots[$0].key } }
  var firstValue: Value? { slots.indices.first { !holes.contains($0) }.map { slots[$0].value } }

  /// The value of a key; nil removes it.
  subscript(key: Value) -> Value? {
    get { positions[key].map { slots[$0].value } }
    set {
      guard let newValue else { return remove(key) }
      if let position = positions[key] {
        slots[position].value = newValue
      } else {
        positions[key] = slots.count
        slots.append((key, newValue))
      }
    }
  }

  /// Changes the value of a key where it is; what is not there begins as `initial`, and what is
  /// made nil is removed.
  mutating func modify(
    _ key: Value, or initial: Value, _ body: (inout Value) throws -> Void
  ) rethrows {
    var value = initial
    let position = positions[key]
    if let position {
      value = .void
      swap(&value, &slots[position].value)
    }
    do { try body(&value) } catch {
      if let position { slots[position].value = value }
      throw error
    }
    if value.isNone {
      remove(key)
    } else if let position {
      slots[position].value = value
    } else {
      self[key] = value
    }
  }

  private mutating func remove(_ key: Value) {
    guard let position = positions.removeValue(forKey: key) else { return }
    if position == slots.count - 1 {
      slots.removeLast()
    } else {
      slots[position] = (.void, .void)
      holes.insert(position)
    }
    while let last = slots.indices.last, holes.contains(last) {
      holes.remove(last)
      slots.removeLast()
    }
    if holes.count > 16, holes.count > slots.count / 2 { close() }
  }

  private mutating func close() {
    slots = entries
    holes = []
    positions.removeAll(keepingCapacity: true)
    for (offset, slot) in slots.enumerated() { positions[slot.key] = offset }
  }
}

nonisolated extension DictionaryValue: Hashable {
  /// Equal as dictionaries: the order does not matter.
  static func == (a: Self, b: Self) -> Bool {
    guard a.count == b.count else { return false }
    for entry in a.entries where b[entry.key] != entry.value { return false }
    return true
  }

  func hash(into hasher: inout Hasher) {
    // Entries are combined in any order, each by a hash of its own.
    var combined = 0
    for entry in entries {
      var one = Hasher()
      one.combine(entry.key)
      one.combine(entry.value)
      combined ^= one.finalize()
    }
    hasher.combine(count)
    hasher.combine(combined)
  }
}
