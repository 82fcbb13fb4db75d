/// The text of a data file, and where in it each value stands.
struct SampleSource {
  /// The path of a value is its names and places in lists: `user.tags[0]`.
  private var values: [String: Range<Int>] = [:]
  private var names: [String: Range<Int>] = [:]
  private let anchor: Anchor
  private let fault: (offset: Int, message: String)?

  /// The places of a text; without a name it is spoken of as "data.json".
  init(file: String? = nil, bytes: [UInt8] = []) {
    let source = SourceFile(
      name: file ?? "data.json", text: String(decoding: bytes, as: UTF8.self), isForeign: true)
    anchor = Anchor(file: source, offset: 0)
    var scanner = JSONPlaces(bytes: bytes)
    scanner.value(at: "", depth: 0)
    scanner.end()
    fault = scanner.fault
    values = scanner.values
    names = scanner.names
  }

  /// What is wrong with the text, if it is no JSON.
  var error: SampleDataError {
    let place = anchor.file.position(of: fault?.offset ?? 0)
    return SampleDataError(
      message: fault?.message ?? "the text is no JSON", line: place.line, column: place.column)
  }

  /// Where the value at a path stands.
  func place(of path: String) -> SourceLocation { location(values[path] ?? names[path]) }

  /// Where the name stands that a path ends in.
  func place(ofName path: String) -> SourceLocation { location(names[path] ?? values[path]) }

  /// Where a name stands first, by itself or before a dot.
  func place(ofFirst name: String) -> SourceLocation {
    let range =
      names[name]
      ?? names.filter { $0.key.hasPrefix(name + ".") }.map(\.value)
      .min { $0.lowerBound < $1.lowerBound }
    return location(range)
  }

  private func location(_ range: Range<Int>?) -> SourceLocation {
    SourceLocation(
      anchor: anchor, start: Int32(clamping: range?.lowerBound ?? 0),
      end: Int32(clamping: range?.upperBound ?? 0))
  }
}

/// Notes where the values of a text in JSON stand; of text that is none, as far as it goes.
private nonisolated struct JSONPlaces {
  let bytes: [UInt8]
  private(set) var values: [String: Range<Int>] = [:]
  private(set) var names: [String: Range<Int>] = [:]
  /// What is wrong first, and where.
  private(set) var fault: (offset: Int, message: String)?
  private var offset = 0

  private static let depthLimit = 128
  private static let countLimit = 20_000

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Notes what follows the value, which is nothing.
  mutating func end() {
    skipSpace()
    if offset < bytes.count { miss("the end of the file") }
  }

  private mutating func miss(_ what: String) {
    if fault == nil { fault = (offset, "expected \(what)") }
  }

  /// Passes over a value and notes its place, and those of what it holds.
  mutating func value(at path: String, depth: Int) {
    skipSpace()
    let start = offset
    switch peek {
    case UInt8(ascii: "{"): object(at: path, depth: depth)
    case UInt8(ascii: "["): list(at: path, depth: depth)
    case UInt8(ascii: "\""): _ = text()
    default: word()
    }
    if values.count < Self.countLimit { values[path] = start..<offset }
  }

  private mutating func object(at path: String, depth: Int) {
    offset += 1
    var isAfterComma = false
    while true {
      skipSpace()
      guard depth < Self.depthLimit, peek == UInt8(ascii: "\"") else {
        if peek != UInt8(ascii: "}") || isAfterComma { miss("a name in double quotes") }
        break
      }
      let start = offset
      let name = text()
      let inner = path.isEmpty ? name : "\(path).\(name)"
      if names.count < Self.countLimit { names[inner] = start..<offset }
      skipSpace()
      guard take(":") else { return miss("':'") }
      value(at: inner, depth: depth + 1)
      skipSpace()
      isAfterComma = take(",")
      guard isAfterComma else { break }
    }
    if !take("}") { miss("',' or '}'") }
  }

  private mutating func list(at path: String, depth: Int) {
    offset += 1
    var index = 0
    while true {
      skipSpace()
      guard depth < Self.depthLimit, let next = peek, next != UInt8(ascii: "]") else {
        if index > 0 { miss("a value") }
        break
      }
      let start = offset
      value(at: "\(path)[\(index)]", depth: depth + 1)
      index += 1
      skipSpace()
      guard offset > start, take(",") else { break }
    }
    if !take("]") { miss("',' or ']'") }
  }

  /// Passes over a text and yields it as it is written, which for a name is what it is called.
  private mutating func text() -> String {
    offset += 1
    let start = offset
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte == 10 { miss("'\"' before the end of the line") }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if !take("\"") { miss("'\"'") }
    return text
  }

  private mutating func word() {
    let start = offset
    while let byte = peek, !" \t\r\n,:]}[{\"".utf8.contains(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if !["true", "false", "null"].contains(word),
      Double(word) == nil || !(word.first == "-" || word.first?.isNumber == true)
    {
      let end = offset
      offset = start
      miss("a value")
      offset = end
    }
  }

  private mutating func skipSpace() {
    while let byte = peek, " \t\r\n".utf8.contains(byte) { offset += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }
}
