import Foundation

/// A localised format such as `"%1$@ of %2$lld"`, taken apart.
struct FormatString: Equatable, Sendable {
  /// A part of a format.
  enum Piece: Equatable, Sendable {
    case literal(String)

    /// An argument by its index, and how `printf` would write it.
    case argument(index: Int, specifier: FormatSpecifier)

    /// A named substitution, `%#@name@`, and the index of the argument that chooses its form.
    case substitution(name: String, index: Int)

    /// The argument of the substitution this text belongs to: `%arg`.
    case ownArgument
  }

  private(set) var pieces: [Piece] = []

  /// Takes a format apart; what is not a specifier is left as it stands.
  ///
  /// - Parameter ownIndex: the argument that specifiers without a position mean, in the text of a
  ///   substitution. Elsewhere each takes the next argument.
  init(_ format: String, ownIndex: Int? = nil) {
    var scanner = FormatScanner(format, ownIndex: ownIndex)
    pieces = scanner.scan()
  }
}

/// How `printf` would write an argument: flags, width, precision and conversion.
struct FormatSpecifier: Equatable, Sendable {
  /// Flags, width and precision, such as `-08.2`.
  var options = ""

  /// The letter: `@`, `d`, `u`, `x`, `f`, `g`, `e`.
  var conversion: Character = "@"

  static let object = FormatSpecifier()
}

/// Reads a format by its UTF-8 bytes: all that is special in it is ASCII.
private struct FormatScanner {
  private let bytes: [UInt8]
  private let ownIndex: Int?
  private var position = 0
  private var nextIndex = 0
  private var literal: [UInt8] = []
  private var pieces: [FormatString.Piece] = []

  init(_ format: String, ownIndex: Int?) {
    bytes = Array(format.utf8)
    self.ownIndex = ownIndex
  }

  mutating func scan() -> [FormatString.Piece] {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        scanSpecifier()
      } else {
        literal.append(bytes[position])
        position += 1
      }
    }
    flush()
    return pieces
  }

  private mutating func flush() {
    if literal.isEmpty { return }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  private mutating func emit(_ piece: FormatString.Piece) {
    flush()
    pieces.append(piece)
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Reads what follows a percent sign, and leaves the sign as text if it starts nothing.
  private mutating func scanSpecifier() {
    let start = position
    position += 1
    if byte(position) == UInt8(ascii: "%") {
      literal.append(byte(position))
      position += 1
      return
    }
    let explicitIndex = scanPosition()
    if bytes[position...].starts(with: "#@".utf8), let name = scanName() {
      return emit(.substitution(name: name, index: takeIndex(explicitIndex)))
    }
    if bytes[position...].starts(with: "arg".utf8), explicitIndex == nil {
      position += 3
      return emit(.ownArgument)
    }
    if let specifier = scanConversion() {
      return emit(.argument(index: takeIndex(explicitIndex), specifier: specifier))
    }
    literal.append(bytes[start])
    position = start + 1
  }

  /// The argument a specifier means: the one it names, the substitution's own, or the next.
  private mutating func takeIndex(_ explicitIndex: Int?) -> Int {
    if let index = explicitIndex ?? ownIndex { return index }
    defer { nextIndex += 1 }
    return nextIndex
  }

  /// Reads `1$` and gives the index, from zero.
  private mutating func scanPosition() -> Int? {
    var index = position
    var number = 0
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(index)), number < 1000 {
      number = number * 10 + Int(byte(index) - UInt8(ascii: "0"))
      index += 1
    }
    guard number > 0, byte(index) == UInt8(ascii: "$") else { return nil }
    position = index + 1
    return number - 1
  }

  /// Reads `#@name@`.
  private mutating func scanName() -> String? {
    let start = position + 2
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")), end > start else {
      return nil
    }
    position = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Passes over a width or a precision, at most three digits of it: no text asks for more, and a
  /// hostile one could ask for gigabytes of padding.
  private func skipDigits(from start: Int) -> Int {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var index = start
    while digits.contains(byte(index)), index < start + 3 { index += 1 }
    return index
  }

  /// Reads flags, width, precision, length and conversion, such as `-08.2lf`.
  private mutating func scanConversion() -> FormatSpecifier? {
    var index = position
    while "-+ #0'".utf8.contains(byte(index)) { index += 1 }
    index = skipDigits(from: index)
    if byte(index) == UInt8(ascii: ".") { index = skipDigits(from: index + 1) }
    let options = String(decoding: bytes[position..<index], as: UTF8.self)
    while "hlqLztj".utf8.contains(byte(index)) { index += 1 }
    let conversions = "@diuxXofFeEgGaAcCsSDUO"
    // A space is a flag, yet "100% done" is more often prose than a padded number, and "%#@" is the
    // beginning of a substitution without an end.
    let at = UInt8(ascii: "@")
    let isProse = options.hasPrefix(" ") || (options.hasPrefix("#") && byte(index) == at)
    guard conversions.utf8.contains(byte(index)), !isProse else { return nil }
    position = index + 1
    return FormatSpecifier(
      options: options, conversion: Character(UnicodeScalar(byte(index))))
  }
}
