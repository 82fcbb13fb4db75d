import Foundation

/// A `.strings` file: pairs of a key and a text, as `"key" = "text";` or as a property list.
enum StringsFile {
  /// What a file holds, and what is wrong with it.
  struct Content {
    var entries: [String: StringsEntry] = [:]
    /// A fault of one pair; those before and after it count.
    var faults: [StringsDiagnostic] = []
  }

  /// The texts of a file by their keys.
  ///
  /// - Throws: `StringsDiagnostic` where nothing of the file can be read.
  static func content(of data: Data, file: URL) throws -> Content {
    if PropertyListFile.isPropertyList(data) {
      let dictionary = try PropertyListFile.dictionary(of: data, file: file)
      return Content(
        entries: dictionary.compactMapValues { ($0 as? String).map { StringsEntry($0) } })
    }
    guard let text = decode(data) else {
      throw StringsDiagnostic(
        file: file, line: 1, column: 1, message: "strings file is neither UTF-8 nor UTF-16")
    }
    var parser = StringsParser(text, file: file)
    let pairs = parser.parse()
    return Content(entries: pairs.mapValues { StringsEntry($0) }, faults: parser.faults)
  }

  /// The text of a file in UTF-16, in either order, or in UTF-8; marks of the order are passed
  /// over, however many there are.
  static func decode(_ data: Data) -> String? {
    var bytes = Array(data)
    var encoding: String.Encoding?
    let marks: [([UInt8], String.Encoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian),
      ([0xFE, 0xFF], .utf16BigEndian),
    ]
    while let mark = marks.first(where: { bytes.starts(with: $0.0) }) {
      bytes.removeFirst(mark.0.count)
      encoding = mark.1
    }
    let text = String(data: Data(bytes), encoding: encoding ?? unmarked(bytes))
    return text.map { $0.hasPrefix("\u{FEFF}") ? String($0.drop { $0 == "\u{FEFF}" }) : $0 }
  }

  /// The encoding of bytes without a mark: most characters of a table's syntax are ASCII, of which
  /// one half is zero in UTF-16.
  private static func unmarked(_ bytes: [UInt8]) -> String.Encoding {
    guard bytes.count >= 4 else { return .utf8 }
    let pairs = stride(from: 0, to: min(bytes.count, 512) - 1, by: 2)
    let first = pairs.count { bytes[$0] == 0 && bytes[$0 + 1] != 0 }
    let second = pairs.count { bytes[$0] != 0 && bytes[$0 + 1] == 0 }
    if first > 1, first > 4 * second { return .utf16BigEndian }
    if second > 1, second > 4 * first { return .utf16LittleEndian }
    return .utf8
  }
}

/// Reads `"key" = "text";` pairs with comments between them.
private struct StringsParser {
  private let bytes: [UInt8]
  private let text: String
  private let file: URL
  private var position = 0
  /// What is wrong with single pairs.
  private(set) var faults: [StringsDiagnostic] = []
  /// The most faults of one file that are told.
  private static let faultLimit = 20

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

  /// All pairs that can be read.
  mutating func parse() -> [String: String] {
    var pairs: [String: String] = [:]
    while position < bytes.count {
      let start = position
      do {
        try parsePair(into: &pairs)
      } catch {
        if faults.count < Self.faultLimit, let fault = error as? StringsDiagnostic {
          faults.append(fault)
        }
        passPair(from: start)
      }
    }
    return pairs
  }

  private mutating func parsePair(into pairs: inout [String: String]) throws {
    try skipSpace()
    if position == bytes.count { return }
    let key = try word("a key")
    try skipSpace()
    var text = key
    // A key by itself stands for its own text.
    if byte != UInt8(ascii: ";") {
      try expect("=", after: "the key")
      try skipSpace()
      text = try word("a text")
      try skipSpace()
    }
    if byte == UInt8(ascii: ";") {
      position += 1
      pairs[key] = text
    } else {
      pairs[key] = text
      throw failure("expected ';' after the text")
    }
  }

  /// Goes on at the next line that begins as a pair does, behind a fault.
  private mutating func passPair(from start: Int) {
    position = max(position, start)
    // An open text has swallowed what follows its line.
    if position >= bytes.count, faults.last?.message == "unterminated string" { position = start }
    var isLineStart = position > start && position > 0 && bytes[position - 1] == 10
    while position < bytes.count {
      if isLineStart, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/"), position > start {
        return
      }
      isLineStart = byte == 10 || isLineStart && (byte == 32 || byte == 9)
      position += 1
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
