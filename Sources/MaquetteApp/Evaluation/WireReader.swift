import MaquetteUI

/// A message being read; whatever its bytes are, reading ends in a value or a failure.
nonisolated struct WireReader {
  private let bytes: [UInt8]
  private var place: Int
  private var words: [String] = []
  private var identities: [NodeIdentity] = [.root]
  private var depth = 0

  /// Reads `bytes` from the start.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = 0
  }

  /// Whether all has been read.
  var isAtEnd: Bool { place == bytes.count }

  /// Reads a number that is not negative.
  mutating func readCount() throws(WireFailure) -> Int {
    var value: UInt = 0
    for shift in stride(from: UInt(0), to: 64, by: 7) {
      let byte = try readByte()
      value |= UInt(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return Int(bitPattern: value) }
    }
    throw WireFailure()
  }

  /// Reads the count of a list whose elements take a byte at least.
  mutating func readLength() throws(WireFailure) -> Int {
    let count = try readCount()
    guard count >= 0, count <= bytes.count - place else { throw WireFailure() }
    return count
  }

  /// Reads a number that may be negative.
  mutating func readInt() throws(WireFailure) -> Int {
    let value = UInt(bitPattern: try readCount())
    return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
  }

  /// Reads the number of a case.
  mutating func readChoice() throws(WireFailure) -> UInt8 { try readByte() }

  /// Reads a truth value.
  mutating func readBool() throws(WireFailure) -> Bool { try readByte() != 0 }

  /// Reads a real number.
  mutating func readDouble() throws(WireFailure) -> Double {
    var pattern: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      pattern |= UInt64(try readByte()) << shift
    }
    return Double(bitPattern: pattern)
  }

  /// Reads a text.
  mutating func readString() throws(WireFailure) -> String {
    String(decoding: try readSlice(), as: UTF8.self)
  }

  /// Reads plain bytes.
  mutating func readData() throws(WireFailure) -> [UInt8] { [UInt8](try readSlice()) }

  /// Reads a text that may recur in the message.
  mutating func readWord() throws(WireFailure) -> String {
    let number = try readCount()
    if number == 0 {
      words.append(try readString())
      return words[words.count - 1]
    }
    guard words.indices.contains(number - 1) else { throw WireFailure() }
    return words[number - 1]
  }

  /// Reads where a node stands.
  mutating func readIdentity() throws(WireFailure) -> NodeIdentity {
    let number = try readCount()
    if number == 0 {
      // The steps are written from the innermost out, so that the parents are read first.
      let parent = try deeper { reader throws(WireFailure) in try reader.readIdentity() }
      let identity = parent.appending(try readStep())
      identities.append(identity)
      return identity
    }
    guard identities.indices.contains(number - 1) else { throw WireFailure() }
    return identities[number - 1]
  }

  private mutating func readStep() throws(WireFailure) -> NodeIdentity.Component {
    switch try readChoice() {
    case 0: return .index(try readInt())
    case 1: return .branch(true)
    case 2: return .branch(false)
    case 3: return .view(try readWord())
    case 4: return .element(try readString())
    case 5: return .slot(try readWord())
    default: throw WireFailure()
    }
  }

  /// Reads a value that may be missing.
  mutating func readOptional<Value>(
    _ readValue: (inout WireReader) throws(WireFailure) -> Value
  ) throws(WireFailure) -> Value? {
    try readBool() ? try readValue(&self) : nil
  }

  /// Reads a list.
  mutating func readList<Element>(
    _ readElement: (inout WireReader) throws(WireFailure) -> Element
  ) throws(WireFailure) -> [Element] {
    let count = try readLength()
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try readElement(&self)) }
    return list
  }

  /// Reads what is nested one level deeper; a message that never ends nesting is none.
  mutating func deeper<Value>(
    _ readValue: (inout WireReader) throws(WireFailure) -> Value
  ) throws(WireFailure) -> Value {
    guard depth < 4000 else { throw WireFailure() }
    depth += 1
    defer { depth -= 1 }
    return try readValue(&self)
  }

  private mutating func readByte() throws(WireFailure) -> UInt8 {
    guard place < bytes.count else { throw WireFailure() }
    defer { place += 1 }
    return bytes[place]
  }

  private mutating func readSlice() throws(WireFailure) -> ArraySlice<UInt8> {
    let count = try readLength()
    defer { place += count }
    return bytes[place..<place + count]
  }
}
