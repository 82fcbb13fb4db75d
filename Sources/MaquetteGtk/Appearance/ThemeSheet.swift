import Foundation

/// A style sheet of the theme taken apart, so that it can be put in force for some widgets alone,
/// with colours of its own, as often as need be.
///
/// The theme has a quarter of a megabyte of rules. It is read byte by byte and once, so that a look
/// that is asked for the first time costs little more than GTK's own reading.
nonisolated struct ThemeSheet {
  /// A part of a rule's body.
  enum Piece: Equatable {
    case text(String)
    /// A colour by its name.
    case color(String)
  }

  /// What comes before a brace, each selector by itself, and what stands in it.
  struct Rule {
    var selectors: [String]
    var body: [Piece]
  }

  /// The colours that the sheet names, as it writes them.
  private(set) var colors: [String: String] = [:]
  private(set) var rules: [Rule] = []

  /// Takes apart `text`; rules that begin with an at sign, animations above all, are left out.
  init(_ text: String) {
    let bytes = Self.withoutComments(Array(text.utf8))
    let definition = Array("@define-color ".utf8)
    var place = 0
    while let start = bytes[place...].firstIndex(where: { !Self.isSpace($0) }) {
      place = start
      if bytes[place...].starts(with: definition) {
        guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ";")) else { return }
        define(bytes[(place + definition.count)..<end])
        place = end + 1
        continue
      }
      guard let open = bytes[place...].firstIndex(of: UInt8(ascii: "{")),
        let close = Self.end(of: bytes, from: open)
      else { return }
      if bytes[place] != UInt8(ascii: "@") {
        rules.append(
          Rule(
            selectors: Self.selectors(in: bytes[place..<open]),
            body: Self.pieces(of: bytes[(open + 1)..<close])))
      }
      place = close + 1
    }
  }

  private mutating func define(_ definition: ArraySlice<UInt8>) {
    guard let space = definition.firstIndex(of: UInt8(ascii: " ")) else { return }
    colors[String(decoding: definition[..<space], as: UTF8.self)] =
      String(decoding: Self.trimmed(definition[space...]), as: UTF8.self)
  }

  private static func end(of bytes: [UInt8], from open: Int) -> Int? {
    var depth = 0
    for place in open..<bytes.count {
      if bytes[place] == UInt8(ascii: "{") { depth += 1 }
      if bytes[place] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }

  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    while place < bytes.count {
      guard bytes[place] == slash, place + 1 < bytes.count, bytes[place + 1] == star else {
        result.append(bytes[place])
        place += 1
        continue
      }
      place += 2
      while place + 1 < bytes.count, bytes[place] != star || bytes[place + 1] != slash {
        place += 1
      }
      place += 2
    }
    return result
  }

  /// The selectors between commas that stand in no parentheses.
  private static func selectors(in bytes: ArraySlice<UInt8>) -> [String] {
    var result: [String] = []
    var (start, depth) = (bytes.startIndex, 0)
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      guard bytes[place] == UInt8(ascii: ","), depth == 0 else { continue }
      result.append(String(decoding: trimmed(bytes[start..<place]), as: UTF8.self))
      start = place + 1
    }
    return result + [String(decoding: trimmed(bytes[start...]), as: UTF8.self)]
  }

  /// A text with the names of colours told from what is around them.
  static func pieces(of bytes: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var start = bytes.startIndex
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "@")) {
      let end = bytes[(sign + 1)...].firstIndex { !isName($0) } ?? bytes.endIndex
      pieces.append(.text(String(decoding: bytes[start..<sign], as: UTF8.self)))
      pieces.append(.color(String(decoding: bytes[(sign + 1)..<end], as: UTF8.self)))
      start = end
    }
    return pieces + [.text(String(decoding: bytes[start...], as: UTF8.self))]
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = bytes.firstIndex(where: { !isSpace($0) }),
      let end = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return bytes[start...end]
  }
}

nonisolated extension ThemeSheet {
  /// The sheet for what is inside widgets of a style class, its colours written out.
  func scoped(to scope: String, colors: ThemeColors, assets: String) -> String {
    written(colors) { ".\(scope) \($0)" }
      .replacingOccurrences(of: "url(\"assets/", with: "url(\"\(assets)/")
  }

  /// Rules that begin with `.maquette`, for forms that have a style class as well.
  func scoped(toSame scope: String, colors: ThemeColors) -> String {
    written(colors) { $0.replacingOccurrences(of: ".maquette", with: ".maquette.\(scope)") }
  }

  private func written(_ colors: ThemeColors, _ selector: (String) -> String) -> String {
    var text = ""
    for rule in rules {
      for (place, part) in rule.selectors.enumerated() {
        if place > 0 { text += ", " }
        text += selector(part)
      }
      text += " {"
      colors.write(rule.body, to: &text)
      text += "}\n"
    }
    return text
  }
}

/// Colours by the names that style sheets use, each as an expression without names.
nonisolated struct ThemeColors {
  private(set) var expressions: [String: String] = [:]

  /// Colours whose definitions may name each other.
  init(_ definitions: [String: String]) {
    expressions = definitions
    // Definitions are a few levels deep.
    for _ in 0..<6 {
      let known = self
      var isWhole = true
      for (name, expression) in expressions where expression.utf8.contains(UInt8(ascii: "@")) {
        expressions[name] = known.writtenOut(in: expression)
        isWhole = false
      }
      if isWhole { return }
    }
  }

  /// The text with `@name` replaced by what the name stands for; unknown names stay.
  func writtenOut(in text: String) -> String {
    var result = ""
    write(ThemeSheet.pieces(of: Array(text.utf8)[...]), to: &result)
    return result
  }

  /// Adds a text to another one, with each colour as an expression; unknown names stay.
  func write(_ pieces: [ThemeSheet.Piece], to text: inout String) {
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .color(let name): text += expressions[name] ?? "@\(name)"
      }
    }
  }
}
