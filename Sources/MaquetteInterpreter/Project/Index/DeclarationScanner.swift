/// Finds the names that a Swift file declares by a single pass over its bytes, without parsing it.
///
/// Bodies, texts and comments are passed over. What is found is written as lines, each a letter for
/// the kind and a name, the name of a member behind that of its type: `TForm`, `TForm.Row`,
/// `FmakeRow`, `mColor.brand`.
nonisolated struct DeclarationScanner {
  /// The letter that a line of the names begins with.
  enum Kind: UInt8 {
    /// A type, or another name for one.
    case type = 0x54  // T
    case function = 0x46  // F
    case variable = 0x56  // V
    case macro = 0x4D  // M
    /// A member of an extension.
    case member = 0x6D  // m
    /// A type that an extension gives conformances or initialisers.
    case extended = 0x45  // E
  }

  /// A type or extension whose members are being read.
  struct Scope {
    let name: [UInt8]
    let isExtension: Bool
  }

  /// How many bytes the name of a type has at most, with those around it.
  private static let longestName = 1_000

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// How many texts are open, one in an interpolation of the other.
  var textDepth = 0
  private var names: [UInt8] = []
  private var scopes: [Scope] = []
  /// The type whose body comes next.
  private var pending: Scope?

  /// A scan that stands at the beginning of a file.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The names that a file declares.
  static func names(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var scanner = DeclarationScanner(bytes)
    scanner.scan()
    return scanner.names
  }

  private mutating func scan() {
    while position < bytes.count {
      let byte = bytes[position]
      switch ByteClass.table[Int(byte)] {
      case .word: word()
      case .open: open(byte)
      case .close:
        if byte == UInt8(ascii: "}") { scopes.removeLast(min(1, scopes.count)) }
        position += 1
      case .special: passSpecial()
      case .plain:
        if byte == UInt8(ascii: ":"), let pending, pending.isExtension {
          emit(.extended, pending.name)
        }
        position += 1
      }
    }
  }

  private mutating func open(_ byte: UInt8) {
    guard byte == UInt8(ascii: "{"), let scope = pending else { return passBalanced() }
    scopes.append(scope)
    pending = nil
    position += 1
  }

  /// Reads a word where a declaration can begin.
  private mutating func word() {
    let start = position
    let range = wordRange()
    guard start == 0 || bytes[start - 1] != UInt8(ascii: "."), range.count <= 9 else { return }
    guard let keyword = Keyword(bytes, range) else { return }
    switch keyword {
    case .importing: passLine()
    case .type: declareType()
    case .extending: declareExtension()
    case .function: declare(.function, operators: true)
    case .variable: declare(.variable, operators: false)
    case .alias: declare(.type, operators: false)
    case .macro: declare(.macro, operators: false)
    case .initializer:
      guard let scope = scopes.last, scope.isExtension else { return }
      emit(.extended, scope.name)
      emit(.member, scope.name + [UInt8(ascii: ".")] + bytes[range])
    }
  }

  private mutating func declareType() {
    passSpace()
    guard let name = identifier() else { return }
    // `class func` and its like declare a member.
    if Keyword(name).map({ $0 == .function || $0 == .variable || $0 == .initializer }) ?? false {
      position -= name.count
      return
    }
    let full = scopes.last.map { $0.name + [UInt8(ascii: ".")] + name } ?? name
    // Each name holds all those around it: of endless nesting no memory could hold them.
    guard full.count <= Self.longestName else { return }
    emit(.type, full)
    if let scope = scopes.last, scope.isExtension { emit(.member, full) }
    pending = Scope(name: full, isExtension: false)
  }

  private mutating func declareExtension() {
    passSpace()
    guard var name = identifier() else { return }
    while position + 1 < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard let part = identifier() else { break }
      name += [UInt8(ascii: ".")] + part
    }
    pending = Scope(name: name, isExtension: true)
  }

  private mutating func declare(_ kind: Kind, operators: Bool) {
    passSpace()
    guard let name = identifier() ?? (operators ? operatorName() : nil) else { return }
    if kind == .type {
      let full = scopes.last.map { $0.name + [UInt8(ascii: ".")] + name } ?? name
      emit(.type, full)
      if let scope = scopes.last, scope.isExtension { emit(.member, full) }
      return
    }
    guard let scope = scopes.last else { return emit(kind, name) }
    if scope.isExtension { emit(.member, scope.name + [UInt8(ascii: ".")] + name) }
  }

  private mutating func emit(_ kind: Kind, _ name: [UInt8]) {
    names.append(kind.rawValue)
    names += name
    names.append(UInt8(ascii: "\n"))
  }

  /// The identifier that begins here, without the backticks around it.
  private mutating func identifier() -> [UInt8]? {
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: "`") {
      position += 1
      let name = Array(bytes[wordRange()])
      if position < bytes.count, bytes[position] == UInt8(ascii: "`") { position += 1 }
      return name.isEmpty ? nil : name
    }
    let range = wordRange()
    return range.isEmpty ? nil : Array(bytes[range])
  }

  private mutating func operatorName() -> [UInt8]? {
    let start = position
    while position < bytes.count, Self.operatorBytes.contains(bytes[position]) { position += 1 }
    return start == position ? nil : Array(bytes[start..<position])
  }

  private static let operatorBytes = Set("/=-+!*%<>&|^~?.".utf8)

  /// Passes over the word that begins here.
  private mutating func wordRange() -> Range<Int> {
    let start = position
    while position < bytes.count, ByteClass.table[Int(bytes[position])] == .word { position += 1 }
    return start..<position
  }
}

/// What a word at the beginning of a declaration says.
private nonisolated enum Keyword {
  case type, extending, function, variable, alias, macro, initializer, importing

  init?(_ word: [UInt8]) {
    let found = word.withUnsafeBufferPointer { Keyword($0, 0..<word.count) }
    guard let found else { return nil }
    self = found
  }

  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    func isWord(_ word: StaticString) -> Bool {
      guard range.count == word.utf8CodeUnitCount else { return false }
      for index in 0..<range.count
      where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
      return true
    }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "s"):
      if isWord("struct") {
        self = .type
      } else if isWord("subscript") {
        self = .initializer
      } else {
        return nil
      }
    case UInt8(ascii: "c") where isWord("class"): self = .type
    case UInt8(ascii: "e"):
      if isWord("enum") {
        self = .type
      } else if isWord("extension") {
        self = .extending
      } else {
        return nil
      }
    case UInt8(ascii: "a") where isWord("actor"): self = .type
    case UInt8(ascii: "p") where isWord("protocol"): self = .type
    case UInt8(ascii: "f") where isWord("func"): self = .function
    case UInt8(ascii: "v") where isWord("var"): self = .variable
    case UInt8(ascii: "l") where isWord("let"): self = .variable
    case UInt8(ascii: "t") where isWord("typealias"): self = .alias
    case UInt8(ascii: "m") where isWord("macro"): self = .macro
    case UInt8(ascii: "i"):
      if isWord("init") {
        self = .initializer
      } else if isWord("import") {
        self = .importing
      } else {
        return nil
      }
    default: return nil
    }
  }
}
