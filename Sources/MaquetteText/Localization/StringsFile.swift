import Foundation

/// A `.strings` file: pairs of a key and a text, as `"key" = "text";` or as a property list.
enum StringsFile {
  /// The texts of a file by their keys.
  ///
  /// - Throws: `StringsDiagnostic` with the place of the first pair that is not one.
  static func entries(of data: Data, file: URL) throws -> [String: StringsEntry] {
    if PropertyListFile.isPropertyList(data) {
      let dictionary = try PropertyListFile.dictionary(of: data, file: file)
      return dictionary.compactMapValues { ($0 as? String).map { StringsEntry($0) } }
    }
    guard let text = decode(data) else {
      throw StringsDiagnostic(
        file: file, line: 1, column: 1, message: "strings file is neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text, file: file)
    return try parser.parse().mapValues { StringsEntry($0) }
  }

  /// The text of a file in UTF-16 with a byte order mark, in either order, or in UTF-8.
  static func decode(_ data: Data) -> String? {
    let start = Array(data.prefix(3))
    if start.starts(with: [0xFF, 0xFE]) {
      return String(data: data.dropFirst(2), encoding: .utf16LittleEndian)
    }
    if start.starts(with: [0xFE, 0xFF]) {
      return String(data: data.dropFirst(2), encoding: .utf16BigEndian)
    }
    let marked = start.starts(with: [0xEF, 0xBB, 0xBF])
    return String(data: marked ? data.dropFirst(3) : data, encoding: .utf8)
  }
}

/// Reads `"key" = "text";` pairs with comments between them.
private struct StringsParser {
  private let bytes: [UInt8]
  private let text: String
  private let file: URL
  private var position = 0

  init(_ text: String, file: URL) {
    self.text = text
    self.file = file
    bytes = Array(text.utf8)
  }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private func failure(_ message: String, at offset: Int? = nil) -> StringsDiagnostic {
    StringsDiagnostic(
      file: file, text: text, utf8Offset: offset ?? position, message: message)
  }

  mutating func parse() throws -> [String: String] {
    var pairs: [String: String] = [:]
    while true {
      try skipSpace()
      if position == bytes.count { return pairs }
      let key = try word("a key")
      try skipSpace()
      if byte == UInt8(ascii: ";") {
        // A key by itself stands for its own text.
        pairs[key] = key
      } else {
        try expect("=", after: "the key")
        try skipSpace()
        pairs[key] = try word("a text")
        try skipSpace()
      }
      try expect(";", after: "the text")
    }
  }

  private mutating func expect(_ character: Character, after what: String) throws {
    guard byte == character.asciiValue else {
      throw failure("expected '\(character)' after \(what)")
    }
    position += 1
  }

  /// Passes over white space, `// …` and `/* … */`.
  private mutating func skipSpace() throws {
    while position < bytes.count {
      if " \t\r\n".utf8.contains(byte) {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while position < bytes.count, byte != UInt8(ascii: "\n") { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws {
    let start = position
    position += 2
    while !bytes[position...].starts(with: "*/".utf8) {
      if position >= bytes.count { throw failure("unterminated comment", at: start) }
      position += 1
    }
    position += 2
  }

  /// Reads a quoted text, or a bare word of letters, digits and `_.-$/:`.
  private mutating func word(_ what: String) throws -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted() }
    let start = position
    while position < bytes.count, Self.isBare(byte) { position += 1 }
    if start == position { throw failure("expected \(what)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_.-$/:".utf8.contains(byte)
    }
  }

  private mutating func quoted() throws -> String {
    let start = position
    let quote = byte
    var units: [UInt16] = []
    position += 1
    var run = position
    func flush(to end: Int) -> String.UTF16View {
      String(decoding: bytes[run..<end], as: UTF8.self).utf16
    }
    while byte != quote {
      if position >= bytes.count { throw failure("unterminated string", at: start) }
      if byte == UInt8(ascii: "\\") {
        units += flush(to: position)
        units += escaped()
        run = position
      } else {
        position += 1
      }
    }
    units += flush(to: position)
    position += 1
    return String(decoding: units, as: UTF16.self)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "v"): "\u{B}",
  ]

  /// Reads an escape after its backslash: a letter, `\U00e9`, octal digits, or any other character.
  ///
  /// `\U` gives a UTF-16 unit, so that two of them may be one character.
  private mutating func escaped() -> [UInt16] {
    position += 1
    if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u"),
      let unit = number(after: 1, radix: 16, count: 4)
    {
      return [unit]
    }
    if let unit = number(after: 0, radix: 8, count: 3) { return [unit] }
    if let scalar = Self.escapes[byte] {
      position += 1
      return [UInt16(scalar.value)]
    }
    let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars
    guard let scalar = character.first else { return [] }
    position += String(scalar).utf8.count
    return Array(String(scalar).utf16)
  }

  /// Reads just so many digits, if they are there.
  private mutating func number(after skipped: Int, radix: Int, count: Int) -> UInt16? {
    let start = position + skipped
    guard start + count <= bytes.count else { return nil }
    let digits = String(decoding: bytes[start..<start + count], as: UTF8.self)
    guard digits.utf8.count == count, let unit = UInt16(digits, radix: radix) else { return nil }
    position = start + count
    return unit
  }
}
