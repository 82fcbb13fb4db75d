/// Changes a text as a slip of the hand, a half-done edit or malice would.
struct TextMutation {
  /// Texts of which parts are put into others.
  let pieces: [[UInt8]]

  /// The text with one to eight changes.
  func mutated(_ text: [UInt8], _ random: inout Randomness) -> [UInt8] {
    var text = text
    for _ in 0..<random.number(1...8) { change(&text, &random) }
    return text
  }

  private func change(_ text: inout [UInt8], _ random: inout Randomness) {
    switch random.number(0...13) {
    case 0: text.removeSubrange(range(in: text, upTo: 40, &random))
    case 1:
      text.insert(
        contentsOf: text[range(in: text, upTo: 200, &random)], at: place(in: text, &random))
    case 2: text.removeSubrange(line(of: text, &random))
    case 3:
      text.insert(contentsOf: text[line(of: text, &random)], at: line(of: text, &random).lowerBound)
    case 4: text.removeSubrange(place(in: text, &random)...)
    case 5:
      let other = random.pick(pieces) ?? []
      text.insert(
        contentsOf: other[range(in: other, upTo: 300, &random)], at: place(in: text, &random))
    case 6, 7: replaceWord(&text, &random)
    case 8: replaceNumber(&text, &random)
    case 9: turnBracket(&text, &random)
    case 10:
      let bytes = (0..<random.number(1...4)).map { _ in UInt8(random.number(0...255)) }
      text.insert(contentsOf: bytes, at: place(in: text, &random))
    case 11: repeatPart(&text, &random)
    default:
      let token = random.pick(Self.tokens) ?? ""
      text.insert(contentsOf: Array(token.utf8), at: place(in: text, &random))
    }
  }

  private func place(in text: [UInt8], _ random: inout Randomness) -> Int {
    random.number(0...text.count)
  }

  private func range(
    in text: [UInt8], upTo length: Int, _ random: inout Randomness
  ) -> Range<Int> {
    let start = place(in: text, &random)
    return start..<min(text.count, start + random.number(0...length))
  }

  private func line(of text: [UInt8], _ random: inout Randomness) -> Range<Int> {
    let place = place(in: text, &random)
    let start = text[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = text[place...].firstIndex(of: 10).map { $0 + 1 } ?? text.count
    return start..<max(start, end)
  }

  /// Puts one word of the text in the place of another, or a token of the language.
  private func replaceWord(_ text: inout [UInt8], _ random: inout Randomness) {
    let old = word(at: place(in: text, &random), in: text)
    let new = word(at: place(in: text, &random), in: text)
    let token = Array((random.pick(Self.tokens) ?? "").utf8)
    text.replaceSubrange(old, with: random.chance(60) ? Array(text[new]) : token)
  }

  private func word(at place: Int, in text: [UInt8]) -> Range<Int> {
    let isWord = { (byte: UInt8) in
      byte == 95 || (48...57).contains(byte) || (65...90).contains(byte | 32 ^ 32)
        || (97...122).contains(byte)
    }
    let start = text[place...].firstIndex(where: isWord) ?? text.count
    let end = text[start...].firstIndex { !isWord($0) } ?? text.count
    return start..<end
  }

  private func replaceNumber(_ text: inout [UInt8], _ random: inout Randomness) {
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    let place = place(in: text, &random)
    guard let start = text[place...].firstIndex(where: isDigit) else { return }
    let end = text[start...].firstIndex { !isDigit($0) } ?? text.count
    let number = random.pick(HostileProgram.numbers) ?? ""
    text.replaceSubrange(start..<end, with: Array(number.utf8))
  }

  private func turnBracket(_ text: inout [UInt8], _ random: inout Randomness) {
    let brackets = Array("(){}[]<>\"".utf8)
    let place = place(in: text, &random)
    guard let found = text[place...].firstIndex(where: brackets.contains) else { return }
    if random.chance(40) {
      text.remove(at: found)
    } else {
      text[found] = random.pick(brackets) ?? 40
    }
  }

  /// Writes a part many times, as deep and long texts are made.
  private func repeatPart(_ text: inout [UInt8], _ random: inout Randomness) {
    let part = text[range(in: text, upTo: 12, &random)]
    let token = Array((random.pick(Self.tokens) ?? "").utf8)
    let unit = random.chance(50) ? Array(part) : token
    guard !unit.isEmpty else { return }
    let count = random.one(of: 3, 30, 300, 3_000)
    let many = Array(repeatElement(unit, count: count).joined())
    text.insert(contentsOf: many, at: place(in: text, &random))
  }

  private static let tokens = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "#", "##\"", "@", "$", "$0", "_",
    "&", "?", "!", "??", "->", "=>", "==", "=", "+", "-", "*", "/", "%", "...", "..<", ",", ";",
    ":",
    ".", "..", "\\.", "`", "//", "/*", "*/", "\n", "\r\n", "\t", "\u{b}", "\u{c}", "\u{0}",
    "\u{feff}",
    "é", "👩‍👩‍👧", "\u{202e}", "#if", "#if os(iOS)", "#else", "#endif", "#Preview", "#available",
    "if ", "else ", "else if ", "guard ", "let ", "var ", "func ", "struct ", "class ", "enum ",
    "case ", "switch ", "default:", "for ", "in ", "while ", "repeat ", "return ", "throw ", "try ",
    "try? ", "try! ", "await ", "async ", "do ", "catch ", "defer ", "extension ", "protocol ",
    "some ", "any ", "is ", "as ", "as? ", "as! ", "inout ", "static ", "private ", "mutating ",
    "lazy ", "weak ", "init", "deinit", "self", "Self", "super", "nil", "true", "false", "import ",
    "where ", "associatedtype ", "typealias ", "subscript", "operator ", "prefix ", "get ", "set ",
    "willSet ", "didSet ", "@State ", "@Binding ", "@ViewBuilder ", "@Environment(\\.", "@main ",
    "repeat each ", "copy ", "consume ", "borrowing ", "~Copyable", "var body: some View {",
    "ForEach(0..<3) { i in", "Text(", "Form {", "Section {", ".padding()", ".frame(", "{ $0 }",
    "Int.max", ".infinity", ".nan",
  ]
}
