/// A declaration as a stretch of a file's bytes, found without parsing it.
nonisolated struct DeclarationSpan {
  /// What is declared, as far as it matters which parts of it can wait.
  enum Kind {
    /// A type or an extension, whose members are spans of their own.
    case type
    case function
    case variable
    /// `#if` with what stands in its clauses.
    case condition
    /// Everything that is taken as a whole.
    case other
  }

  var kind = Kind.other
  /// From the first attribute or modifier to the end.
  var range: Range<Int>
  /// The names that it puts into what is around it.
  var names: [String] = []
  /// Whether what is around it cannot do without it: a stored property, a case, an initialiser.
  var isEssential = false
  /// Whether it is an initialiser or a subscript.
  var isInitializer = false
  /// What an extension extends, without generic arguments.
  var extended: String?
  /// Whether an extension gives conformances.
  var conforms = false
  /// What stands between the braces of a type or extension.
  var body: Range<Int>?
  var members: [DeclarationSpan] = []
  /// The clauses of `#if`: where each condition stands, from its `#` on, and what it holds.
  var clauses: [(condition: Range<Int>, members: [DeclarationSpan])] = []

  /// The declarations of a file, one after the other.
  static func all(in bytes: [UInt8]) -> [DeclarationSpan] {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = DeclarationSpanReader(buffer)
      return reader.file()
    }
  }

  /// The same declarations with the chosen clauses of `#if` in the place of each.
  static func flattened(
    _ spans: [DeclarationSpan], choose: ([Range<Int>]) -> Int?
  ) -> [DeclarationSpan] {
    spans.flatMap { span -> [DeclarationSpan] in
      var span = span
      span.members = flattened(span.members, choose: choose)
      guard span.kind == .condition else { return [span] }
      guard let index = choose(span.clauses.map(\.condition)), span.clauses.indices.contains(index)
      else { return [] }
      return flattened(span.clauses[index].members, choose: choose)
    }
  }
}

/// Reads declarations from bytes: where each begins and ends, and what it is called.
///
/// A declaration begins with an attribute, a modifier or a keyword at the beginning of a line that
/// does not go on with the line before, outside of all brackets but those of its type.
nonisolated struct DeclarationSpanReader {
  private var scanner: DeclarationScanner
  private var depth = 0
  private static let depthLimit = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = DeclarationScanner(bytes) }

  private var bytes: UnsafeBufferPointer<UInt8> { scanner.bytes }
  private var isAtEnd: Bool { scanner.position >= scanner.bytes.count }
  private var byte: UInt8 { isAtEnd ? 0 : scanner.bytes[scanner.position] }

  mutating func file() -> [DeclarationSpan] {
    var spans: [DeclarationSpan] = []
    while true {
      spans += list()
      guard !isAtEnd else { return spans }
      // A bracket or clause that nothing opened.
      scanner.position += 1
    }
  }

  /// The declarations up to a closing bracket or the next clause of an `#if`.
  private mutating func list() -> [DeclarationSpan] {
    var spans: [DeclarationSpan] = []
    while true {
      scanner.passSpace()
      guard !isAtEnd else { return spans }
      if byte == UInt8(ascii: ";") {
        scanner.position += 1
        continue
      }
      if ByteClass.table[Int(byte)] == .close { return spans }
      if let directive, directive != "if" { return spans }
      spans.append(declaration())
    }
  }

  /// The word behind the `#` that stands here, if it is one of conditional compilation.
  private var directive: String? {
    guard byte == UInt8(ascii: "#") else { return nil }
    let word = word(at: scanner.position + 1)
    return ["if", "elseif", "else", "endif"].contains(word) ? word : nil
  }

  private mutating func declaration() -> DeclarationSpan {
    let start = scanner.position
    if directive == "if" { return condition(from: start) }
    var span = DeclarationSpan(range: start..<start)
    let keyword = passPrefix()
    switch keyword {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      readType(keyword, into: &span)
    case "func":
      span.kind = .function
      scanner.passSpace()
      let name = identifier()
      span.names = name.map { [$0] } ?? []
      if name == nil { span.isEssential = true }
      passRest(untilBody: true)
    case "var", "let": readVariable(into: &span)
    case "init", "deinit", "subscript":
      span.isEssential = true
      span.isInitializer = keyword != "deinit"
      passRest(untilBody: true)
    case "typealias", "associatedtype", "macro":
      scanner.passSpace()
      span.names = identifier().map { [$0] } ?? []
      span.isEssential = true
      passRest()
    default:
      span.isEssential = true
      if scanner.position == start, !isAtEnd { passToken() }
      passRest()
    }
    span.range = start..<max(lastEnd(before: scanner.position, from: start), start)
    return span
  }

  /// Passes attributes and modifiers, and the keyword behind them; that is the result.
  private mutating func passPrefix() -> String {
    while !isAtEnd {
      if byte == UInt8(ascii: "@") {
        passAttribute()
        scanner.passSpace()
        continue
      }
      let word = word(at: scanner.position)
      guard Self.modifiers.contains(word) else {
        if Self.keywords.contains(word) { scanner.position += word.utf8.count }
        return word
      }
      let before = scanner.position
      scanner.position += word.utf8.count
      if byte == UInt8(ascii: "(") { passToken() }
      scanner.passSpace()
      if word == "class" {
        let next = self.word(at: scanner.position)
        let isModifier =
          Self.modifiers.contains(next) || ["func", "var", "let", "subscript"].contains(next)
        if !isModifier {
          scanner.position = before + word.utf8.count
          return word
        }
      }
    }
    return ""
  }

  private mutating func passAttribute() {
    scanner.position += 1
    while ByteClass.table[Int(byte)] == .word || byte == UInt8(ascii: ".") {
      scanner.position += 1
      if isAtEnd { return }
    }
    if byte == UInt8(ascii: "<") {
      while !isAtEnd, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "\n") {
        scanner.position += 1
      }
      if byte == UInt8(ascii: ">") { scanner.position += 1 }
    }
    if byte == UInt8(ascii: "(") { passToken() }
  }

  private mutating func readType(_ keyword: String, into span: inout DeclarationSpan) {
    scanner.passSpace()
    var name = identifier() ?? ""
    if keyword == "extension" {
      while byte == UInt8(ascii: ".") {
        scanner.position += 1
        name += "." + (identifier() ?? "")
      }
      if byte == UInt8(ascii: "["), name.isEmpty { name = "Array" }
      span.extended = name
    } else {
      span.names = name.isEmpty ? [] : [name]
    }
    let head = scanner.position
    while !isAtEnd, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") { passToken() }
    guard byte == UInt8(ascii: "{") else { return }
    let clause = bytes[head..<scanner.position]
    span.conforms = clause.prefix { $0 != UInt8(ascii: "{") }.contains(UInt8(ascii: ":"))
    guard depth < Self.depthLimit else { return passToken() }
    span.kind = .type
    scanner.position += 1
    let start = scanner.position
    depth += 1
    span.members = list()
    // What stands where no declaration can.
    while !isAtEnd, byte != UInt8(ascii: "}") {
      scanner.position += 1
      span.members += list()
    }
    depth -= 1
    span.body = start..<scanner.position
    if !isAtEnd { scanner.position += 1 }
  }

  private mutating func readVariable(into span: inout DeclarationSpan) {
    let prefix = span.range.lowerBound..<scanner.position
    let isStatic = Self.words(in: bytes[prefix]).contains { $0 == "static" || $0 == "class" }
    scanner.passSpace()
    if let name = identifier() { span.names = [name] }
    span.kind = .variable
    let start = scanner.position
    passRest()
    let isComputed = Self.isComputed(bytes[start..<scanner.position])
    span.isEssential = span.names.isEmpty || !isStatic && !isComputed
    // `a = 1, b = 2` declares more than one.
    if isStatic, Self.hasComma(bytes[start..<scanner.position]) { span.isEssential = true }
  }

  private mutating func condition(from start: Int) -> DeclarationSpan {
    var span = DeclarationSpan(kind: .condition, range: start..<start)
    depth += 1
    while !isAtEnd {
      let head = scanner.position
      scanner.passLine()
      let condition = head..<scanner.position
      var members = depth < Self.depthLimit ? list() : []
      while !isAtEnd, directive == nil, byte != UInt8(ascii: "}") {
        scanner.position += 1
        members += list()
      }
      span.clauses.append((condition, members))
      if directive == "endif" || directive == nil { break }
    }
    depth -= 1
    if directive == "endif" { scanner.passLine() }
    span.range = start..<scanner.position
    return span
  }
}

nonisolated extension DeclarationSpanReader {
  /// Passes what belongs to a declaration, with the body in braces as its end where it can have
  /// only one.
  private mutating func passRest(untilBody: Bool = false) {
    var isLineStart = false
    var last: UInt8 = 0
    var conditions = 0
    while !isAtEnd {
      let byte = self.byte
      switch ByteClass.table[Int(byte)] {
      case .word:
        let start = scanner.position
        if isLineStart, !Self.goesOn.contains(last) {
          let word = word(at: start)
          if Self.keywords.contains(word) || Self.modifiers.contains(word) { return }
        }
        passToken()
        last = bytes[scanner.position - 1]
        isLineStart = false
      case .open:
        passToken()
        if untilBody, byte == UInt8(ascii: "{") { return }
        last = byte
        isLineStart = false
      case .close: return
      case .special:
        if byte == UInt8(ascii: "#"), isLineStart || directive != nil {
          guard passDirective(&conditions) else { return }
          continue
        }
        let isComment = bytes[scanner.position...].prefix(2).elementsEqual("//".utf8)
        let isLong = bytes[scanner.position...].prefix(2).elementsEqual("/*".utf8)
        passToken()
        if !isComment && !isLong {
          last = byte
          isLineStart = false
        }
      case .plain:
        if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "@") && isLineStart { return }
        scanner.position += 1
        if byte == UInt8(ascii: "\n") {
          isLineStart = true
        } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\r")
        {
          last = byte
          isLineStart = false
        }
      }
    }
  }

  /// Passes `#if` around members of a chain, and the clauses of one that is open; false where the
  /// `#` begins something else.
  private mutating func passDirective(_ conditions: inout Int) -> Bool {
    switch directive {
    case "if":
      let start = scanner.position
      scanner.passLine()
      scanner.passSpace()
      guard byte == UInt8(ascii: ".") else {
        scanner.position = start
        return false
      }
      conditions += 1
    case "endif":
      guard conditions > 0 else { return false }
      conditions -= 1
      scanner.passLine()
    case nil: return false
    default:
      guard conditions > 0 else { return false }
      scanner.passLine()
    }
    return true
  }

  /// Passes a word, a text, a comment, what stands in brackets, or one other byte.
  private mutating func passToken() {
    switch ByteClass.table[Int(byte)] {
    case .word:
      while !isAtEnd, ByteClass.table[Int(byte)] == .word { scanner.position += 1 }
    case .open: scanner.passBalanced()
    case .special: scanner.passSpecial()
    case .plain, .close: scanner.position += 1
    }
    stayInside()
  }

  /// Steps back to the end where a text or pattern that is cut off there was passed.
  private mutating func stayInside() {
    scanner.position = min(scanner.position, scanner.bytes.count)
  }

  /// The word that begins at an offset; empty where none does.
  private func word(at start: Int) -> String {
    var end = start
    while end < bytes.count, ByteClass.table[Int(bytes[end])] == .word { end += 1 }
    return start < end && end - start < 24
      ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// The identifier that begins here, without the backticks around it.
  private mutating func identifier() -> String? {
    let isQuoted = byte == UInt8(ascii: "`")
    if isQuoted { scanner.position += 1 }
    let start = scanner.position
    while !isAtEnd, ByteClass.table[Int(byte)] == .word { scanner.position += 1 }
    let name = String(decoding: bytes[start..<scanner.position], as: UTF8.self)
    if isQuoted, byte == UInt8(ascii: "`") { scanner.position += 1 }
    return name.isEmpty ? nil : name
  }

  /// The end of the last byte before an offset that is no white space.
  private func lastEnd(before end: Int, from start: Int) -> Int {
    var end = end
    while end > start, " \t\r\n".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether what follows a property's name is a type and braces with what computes it.
  private static func isComputed(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = UnsafeBufferPointer(rebasing: rest)
    var scanner = DeclarationScanner(text)
    while scanner.position < text.count {
      let byte = text[scanner.position]
      switch ByteClass.table[Int(byte)] {
      case .open:
        guard byte == UInt8(ascii: "{") else {
          scanner.passBalanced()
          continue
        }
        scanner.position += 1
        scanner.passSpace()
        let start = min(scanner.position, text.count)
        let first = words(in: text[start..<min(start + 8, text.count)]).first
        return first != "willSet" && first != "didSet"
      case .special: scanner.passSpecial()
      case .plain where byte == UInt8(ascii: "="): return false
      default: scanner.position += 1
      }
    }
    return false
  }

  private static func hasComma(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = UnsafeBufferPointer(rebasing: rest)
    var scanner = DeclarationScanner(text)
    while scanner.position < text.count {
      let byte = text[scanner.position]
      switch ByteClass.table[Int(byte)] {
      case .open: scanner.passBalanced()
      case .special: scanner.passSpecial()
      default:
        if byte == UInt8(ascii: ",") { return true }
        scanner.position += 1
      }
    }
    return false
  }

  private static func words(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    bytes.split { ByteClass.table[Int($0)] != .word }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// What at the end of a line says that the next one goes on.
  private static let goesOn = Set("=,:".utf8)

  fileprivate static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "case",
    "init", "deinit", "subscript", "typealias", "associatedtype", "macro", "import",
    "precedencegroup", "operator",
  ]

  fileprivate static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "optional",
    "mutating", "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
    "distributed", "borrowing", "consuming", "sending",
  ]
}
