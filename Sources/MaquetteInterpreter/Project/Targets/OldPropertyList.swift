/// A property list in the old style of braces, as project files are written in.
nonisolated indirect enum OldPropertyList: Equatable {
  case text(String)
  case list([OldPropertyList])
  case table([String: OldPropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var texts: [String] {
    if case .list(let elements) = self { elements.compactMap(\.text) } else { [] }
  }

  /// The value of a key; nil for what has no keys.
  subscript(key: String) -> OldPropertyList? {
    if case .table(let members) = self { members[key] } else { nil }
  }

  /// Reads a property list; nil where it breaks off.
  init?(_ bytes: [UInt8]) {
    var reader = OldPropertyListReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }
}

private nonisolated struct OldPropertyListReader {
  let bytes: [UInt8]
  var position = 0

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func value(depth: Int) -> OldPropertyList? {
    guard depth < 100 else { return nil }
    passSpace()
    switch byte {
    case UInt8(ascii: "{"): return table(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return text().map { .text($0) }
    }
  }

  private mutating func table(_ depth: Int) -> OldPropertyList? {
    var members: [String: OldPropertyList] = [:]
    position += 1
    while true {
      passSpace()
      if byte == UInt8(ascii: "}") {
        position += 1
        return .table(members)
      }
      guard let key = text() else { return nil }
      passSpace()
      guard byte == UInt8(ascii: "=") else { return nil }
      position += 1
      guard let value = value(depth: depth + 1) else { return nil }
      members[key] = value
      passSpace()
      if byte == UInt8(ascii: ";") { position += 1 }
    }
  }

  private mutating func list(_ depth: Int) -> OldPropertyList? {
    var elements: [OldPropertyList] = []
    position += 1
    while true {
      passSpace()
      if byte == UInt8(ascii: ")") {
        position += 1
        return .list(elements)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      passSpace()
      if byte == UInt8(ascii: ",") { position += 1 }
    }
  }

  private mutating func text() -> String? {
    guard position < bytes.count else { return nil }
    if byte == UInt8(ascii: "\"") { return quoted() }
    let start = position
    while position < bytes.count, !" \t\r\n;=,(){}\"".utf8.contains(byte) { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    var content: [UInt8] = []
    position += 1
    while position < bytes.count, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        position += 1
        content.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
      } else {
        content.append(byte)
      }
      position += 1
    }
    guard position < bytes.count else { return nil }
    position += 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func passSpace() {
    while position < bytes.count {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while position < bytes.count, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        position += 2
        while position + 1 < bytes.count,
          !(byte == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/"))
        { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }
}
