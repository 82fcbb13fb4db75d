/// The members of JSON objects by their places, found without making values of them.
///
/// A string catalogue has texts of many languages, of which a preview shows one: it is checked once
/// from end to end, which takes a tenth of the time of reading it all, and a text is read when it
/// is looked up.
struct JSONOutline {
  /// Where JSON breaks off, and why.
  struct Failure: Error, Equatable {
    let offset: Int
    let message: String
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  /// Makes an outline of UTF-8, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private func failure(_ message: String, at offset: Int? = nil) -> Failure {
    let isAtEnd = offset == nil && position >= bytes.count
    return Failure(
      offset: offset ?? position, message: isAtEnd ? "unexpected end of file" : message)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Reads an object, giving each key to `body`, which passes over its value.
  mutating func members(_ body: (inout JSONOutline, String) throws -> Void) throws {
    skipSpace()
    guard byte == UInt8(ascii: "{") else { throw failure("expected '{'") }
    position += 1
    skipSpace()
    if byte == UInt8(ascii: "}") {
      position += 1
      return
    }
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw failure("expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard byte == UInt8(ascii: ":") else { throw failure("expected ':' after the key") }
      position += 1
      try body(&self, key)
      if try isLast(closing: "}") { return }
    }
  }

  /// Passes over a comma, or over the end of an object or array.
  private mutating func isLast(closing: Unicode.Scalar) throws -> Bool {
    skipSpace()
    defer { position += 1 }
    if byte == UInt8(ascii: ",") { return false }
    if byte == UInt8(ascii: closing) { return true }
    throw failure("expected ',' or '\(closing)'")
  }

  /// Whether an object comes next.
  mutating func isObject() -> Bool {
    skipSpace()
    return byte == UInt8(ascii: "{")
  }

  /// Whether a string comes next.
  mutating func isString() -> Bool {
    skipSpace()
    return byte == UInt8(ascii: "\"")
  }

  /// Passes over a value.
  mutating func value(depth: Int = 0) throws {
    skipSpace()
    guard depth < 200 else { throw failure("values are nested too deeply") }
    switch byte {
    case UInt8(ascii: "{"): try members { outline, _ in try outline.value(depth: depth + 1) }
    case UInt8(ascii: "["): try elements(depth: depth)
    case UInt8(ascii: "\""): try skipString()
    default: try skipScalar()
    }
  }

  private mutating func elements(depth: Int) throws {
    position += 1
    skipSpace()
    if byte == UInt8(ascii: "]") {
      position += 1
      return
    }
    repeat { try value(depth: depth + 1) } while try !isLast(closing: "]")
  }

  /// Passes over a number, `true`, `false` or `null`.
  private mutating func skipScalar() throws {
    let start = position
    while position < bytes.count, Self.isScalar(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let isKnown = ["true", "false", "null"].contains(text) || Double(text) != nil
    if !isKnown { throw failure("expected a value", at: position < bytes.count ? start : nil) }
  }

  private static func isScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func skipString() throws {
    let start = position
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): position += 2
      case 0..<0x20: throw failure("unescaped control character in a string")
      default: position += 1
      }
    }
    throw failure("unterminated string", at: start)
  }

  /// Reads a string.
  mutating func string() throws -> String {
    let start = position
    try skipString()
    let inside = UnsafeBufferPointer(rebasing: bytes[start + 1..<position - 1])
    if !inside.contains(UInt8(ascii: "\\")) { return String(decoding: inside, as: UTF8.self) }
    let quoted = UnsafeBufferPointer(rebasing: bytes[start..<position])
    guard let text = JSONText.string(of: quoted) else {
      throw failure("invalid escape in a string", at: start)
    }
    return text
  }

  /// Makes sure that nothing follows.
  mutating func end() throws {
    skipSpace()
    if position < bytes.count { throw failure("unexpected text after the end") }
  }
}
