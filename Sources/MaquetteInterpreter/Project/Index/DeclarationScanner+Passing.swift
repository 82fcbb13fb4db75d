#if canImport(Glibc)
  import Glibc
#endif

/// What a byte means to the scan.
nonisolated enum ByteClass: UInt8 {
  /// Nothing that the scan stops at.
  case plain
  /// A letter, a digit, an underscore or a byte of a character beyond ASCII.
  case word
  /// An opening bracket.
  case open
  /// A closing bracket.
  case close
  /// What texts, comments and patterns begin with.
  case special

  /// The classes of all bytes.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in 0..<256 {
      table[byte] =
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...255:
          .word
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
        case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"): .special
        default: .plain
        }
    }
    return UnsafePointer(table)
  }()
}

nonisolated extension DeclarationScanner {
  /// Passes over a bracket and everything up to the one that closes it.
  mutating func passBalanced() {
    let table = ByteClass.table
    var depth = 0
    while position < bytes.count {
      switch table[Int(bytes[position])] {
      case .plain, .word: position += 1
      case .open:
        depth += 1
        position += 1
      case .close:
        depth -= 1
        position += 1
        if depth <= 0 { return }
      case .special: passSpecial()
      }
    }
  }

  /// Passes over a text, a comment or a pattern, or over the one byte that begins none.
  mutating func passSpecial() {
    switch bytes[position] {
    case UInt8(ascii: "\""): passText(hashes: 0)
    case UInt8(ascii: "#"):
      let start = position
      while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
      let hashes = position - start
      switch byte(at: position) {
      case UInt8(ascii: "\""): passText(hashes: hashes)
      case UInt8(ascii: "/"): passPattern(hashes: hashes)
      default: break
      }
    default:
      switch byte(at: position + 1) {
      case UInt8(ascii: "/"): passLine()
      case UInt8(ascii: "*"): passComment()
      default: passSlash()
      }
    }
  }

  /// Passes over the rest of a line.
  mutating func passLine() {
    guard let base = bytes.baseAddress, position < bytes.count else { return }
    let rest = bytes.count - position
    guard let end = memchr(base + position, 0x0A, rest) else {
      position = bytes.count
      return
    }
    position = UnsafePointer(end.assumingMemoryBound(to: UInt8.self)) - base
  }

  /// Passes over white space and comments.
  mutating func passSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"): passLine()
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"): passComment()
      default: return
      }
    }
  }

  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Passes over `/* … */`, which may hold others.
  private mutating func passComment() {
    position += 2
    var depth = 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else if bytes[position] == UInt8(ascii: "/"), byte(at: position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
  }

  /// Passes over a text that begins at a quote; one of a single line ends with the line at the
  /// latest.
  private mutating func passText(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(at: position + 1) == quote && byte(at: position + 2) == quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        if isLong, !(byte(at: position + 1) == quote && byte(at: position + 2) == quote) {
          position += 1
          continue
        }
        position += isLong ? 3 : 1
        if endsText(hashes) { return }
      case UInt8(ascii: "\\"):
        position += 1
        guard endsText(hashes) else { continue }
        if byte(at: position) == UInt8(ascii: "("), textDepth < 100 {
          textDepth += 1
          passBalanced()
          textDepth -= 1
        } else if byte(at: position) != UInt8(ascii: "\n") {
          position += 1
        }
      case UInt8(ascii: "\n") where !isLong: return
      default: position += 1
      }
    }
  }

  /// Passes over just so many `#`, if they are here.
  private mutating func endsText(_ hashes: Int) -> Bool {
    for offset in 0..<hashes where byte(at: position + offset) != UInt8(ascii: "#") { return false }
    position += hashes
    return true
  }

  /// Passes over `#/ … /#`.
  private mutating func passPattern(hashes: Int) {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\\") {
        position += 1
      } else if byte == UInt8(ascii: "/"), endsText(hashes) {
        return
      }
    }
  }

  /// Passes over `/ … /` where a pattern can stand, else over the slash.
  private mutating func passSlash() {
    var before = position - 1
    while before >= 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
    let start = position
    position += 1
    guard before >= 0, "=(,:".utf8.contains(bytes[before]),
      byte(at: position) != UInt8(ascii: " ")
    else { return }
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "/") { return }
      if byte == UInt8(ascii: "\\") { position += 1 }
    }
    position = start + 1
  }
}
