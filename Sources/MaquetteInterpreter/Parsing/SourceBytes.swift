/// The bytes of a source file made ready for the toolchain's parser, which some texts fault or keep
/// busy without end.
///
/// The parser's work and stack grow with what stands beside each other in one statement (`a ?? b ??
/// c`), and its look-ahead doubles with each bracket of a nested array; a single pass over the bytes
/// counts both before they are parsed.
nonisolated struct SourceBytes {
  /// What keeps a text from being parsed.
  enum Excess {
    case brackets
    case statement

    /// The excess in words.
    var message: String {
      switch self {
      case .brackets: "arrays are nested more than \(SourceBytes.bracketLimit) deep"
      case .statement: "the statement is too long to be read"
      }
    }
  }

  /// How deep square brackets may be nested in each other.
  static let bracketLimit = 14
  /// How many words and signs may stand before one of them in its statement and in those around it,
  /// where so many bytes of stack are left.
  ///
  /// The most costly of words, `repeat each`, takes 5.4 KB each; what people write takes little.
  static func statementLimit(room: Int) -> Int { max(600, min(6000, room / (6 << 10))) }

  /// The bytes to parse, at the offsets of the file; empty where they are not to be parsed.
  private(set) var bytes: [UInt8]
  /// What is too much, and where it begins to be.
  private(set) var excess: (kind: Excess, offset: Int)?
  /// Looks through the bytes of a file.
  init(_ file: [UInt8]) {
    bytes = file
    // The parser's own advice on a vertical tab is a fault: "A Fix-It must have at least one change".
    for index in bytes.indices where bytes[index] == 0x0B || bytes[index] == 0x0C {
      bytes[index] = UInt8(ascii: " ")
    }
    bytes.withUnsafeBufferPointer { buffer in
      var counter = StatementCounter(
        DeclarationScanner(buffer), limit: Self.statementLimit(room: StackGuard.room))
      counter.run()
      excess = counter.excess
    }
    if excess != nil { bytes = [] }
  }
}

/// Counts how deep brackets are nested, and how much stands beside each other.
private nonisolated struct StatementCounter {
  private(set) var excess: (kind: SourceBytes.Excess, offset: Int)?

  private var scanner: DeclarationScanner
  /// For each open bracket what had been counted before its statement and up to it.
  private var outer: [(base: Int, count: Int, isSquare: Bool)] = []
  /// What has been counted up to the beginning of this statement, in those around it.
  private var base = 0
  private var count = 0
  private var squares = 0
  /// Whether what came last asks for something after it, so that a line's end ends nothing.
  private var isOpen = false
  private let limit: Int
  /// How many words have come one after the other, with nothing but space between, and where the
  /// first of them stands.
  private var words = (count: 0, start: 0)

  init(_ scanner: DeclarationScanner, limit: Int) {
    self.scanner = scanner
    self.limit = limit
  }

  mutating func run() {
    let bytes = scanner.bytes
    while scanner.position < bytes.count, excess == nil {
      let start = scanner.position
      let byte = bytes[start]
      switch ByteClass.table[Int(byte)] {
      case .word:
        while scanner.position < bytes.count,
          ByteClass.table[Int(bytes[scanner.position])] == .word
        { scanner.position += 1 }
        note(at: start)
        noteWord(at: start)
        isOpen = false
      case .open: open(byte, at: start)
      case .close: close()
      case .special:
        scanner.passSpecial()
        guard byte == UInt8(ascii: "/"), scanner.position > start + 1 else {
          note(at: start)
          words.count = 0
          isOpen = byte == UInt8(ascii: "/")
          continue
        }
      case .plain: plain(byte, at: start)
      }
    }
  }

  private mutating func note(at offset: Int) {
    count += 1
    if count > limit { excess = (.statement, offset) }
  }

  /// Looks whether the words that stand beside each other are all modifiers, of which the parser
  /// looks at the rest of the row for each.
  private mutating func noteWord(at offset: Int) {
    if words.count == 0 { words.start = offset }
    words.count += 1
    guard words.count == Self.wordLimit else { return }
    words.count = 0
    let row = String(decoding: scanner.bytes[words.start..<scanner.position], as: UTF8.self)
    let areModifiers = row.split { $0.isWhitespace }.allSatisfy {
      Self.modifiers.contains(String($0))
    }
    if areModifiers { excess = (.statement, words.start) }
  }

  private static let wordLimit = 100
  private static let modifiers: Set<String> = [
    "async", "borrowing", "class", "consuming", "convenience", "distributed", "dynamic",
    "fileprivate", "final", "indirect", "infix", "inout", "internal", "isolated", "lazy",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
    "prefix", "private", "public", "reasync", "required", "sending", "static", "unowned", "weak",
    "__consuming", "_const", "_local",
  ]

  private mutating func open(_ byte: UInt8, at offset: Int) {
    note(at: offset)
    words.count = 0
    let isSquare = byte == UInt8(ascii: "[")
    outer.append((base, count, isSquare))
    base = count
    if isSquare { squares += 1 }
    if squares > SourceBytes.bracketLimit { excess = (.brackets, offset) }
    scanner.position += 1
    isOpen = false
  }

  private mutating func close() {
    endStatement()
    words.count = 0
    scanner.position += 1
    isOpen = false
    guard let last = outer.popLast() else { return }
    (base, count) = (last.base, last.count)
    if last.isSquare { squares -= 1 }
  }

  private mutating func plain(_ byte: UInt8, at offset: Int) {
    scanner.position += 1
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
    case UInt8(ascii: "\n"): if !isOpen, !goesOn() { endStatement() }
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      endStatement()
      words.count = 0
    default:
      note(at: offset)
      words.count = 0
      isOpen = true
    }
  }

  private mutating func endStatement() { count = base }

  /// Whether the next line with more than a comment goes on with the statement; passes on to it.
  private mutating func goesOn() -> Bool {
    scanner.passSpace()
    guard scanner.position < scanner.bytes.count else { return false }
    let byte = scanner.bytes[scanner.position]
    switch ByteClass.table[Int(byte)] {
    case .word:
      let rest = scanner.bytes[scanner.position..<min(scanner.position + 4, scanner.bytes.count)]
      return rest.elementsEqual("else".utf8)
    case .plain: return byte != UInt8(ascii: "@")
    case .special: return byte == UInt8(ascii: "/")
    case .open, .close: return false
    }
  }
}
