import MaquetteUI

/// A message in the making.
nonisolated struct WireWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  private var words: [String: Int] = [:]
  private var identities: [NodeIdentity: Int] = [.root: 1]

  /// Appends a number that is not negative.
  mutating func write(count: Int) {
    var rest = UInt(bitPattern: count)
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number that may be negative.
  mutating func write(_ value: Int) {
    write(count: Int(bitPattern: UInt(bitPattern: value << 1) ^ UInt(bitPattern: value >> 63)))
  }

  /// Appends a number that numbers a case.
  mutating func write(choice: UInt8) { bytes.append(choice) }

  /// Appends a truth value.
  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Appends a real number.
  mutating func write(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends a text.
  mutating func write(_ value: String) {
    write(count: value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  /// Appends plain bytes with their count.
  mutating func write(data: [UInt8]) {
    write(count: data.count)
    bytes.append(contentsOf: data)
  }

  /// Appends a text that is likely to recur in the message.
  mutating func write(word: String) {
    if let place = words[word] { return write(count: place) }
    words[word] = words.count + 1
    write(count: 0)
    write(word)
  }

  /// Appends where a node stands.
  mutating func write(_ identity: NodeIdentity) {
    if let place = identities[identity] { return write(count: place) }
    guard let step = identity.last, let parent = identity.parent else { return write(count: 1) }
    write(count: 0)
    write(parent)
    write(step)
    identities[identity] = identities.count + 1
  }

  private mutating func write(_ step: NodeIdentity.Component) {
    switch step {
    case .index(let index):
      write(choice: 0)
      write(index)
    case .branch(let isFirst): write(choice: isFirst ? 1 : 2)
    case .view(let name):
      write(choice: 3)
      write(word: name)
    case .element(let id):
      write(choice: 4)
      write(id)
    case .slot(let name):
      write(choice: 5)
      write(word: name)
    }
  }

  /// Appends a value that may be missing.
  mutating func write<Value>(
    _ value: Value?, with writeValue: (inout WireWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { writeValue(&self, value) }
  }

  /// Appends a list.
  mutating func write<Element>(
    list: [Element], with writeElement: (inout WireWriter, Element) -> Void
  ) {
    write(count: list.count)
    for element in list { writeElement(&self, element) }
  }
}
