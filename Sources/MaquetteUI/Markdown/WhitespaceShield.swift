/// Keeps a Markdown parser from reading blocks, and from touching white space.
///
/// Line ends become rare spaces that the text does not have, and one more is put at either end. The
/// parser then sees a single line that begins with no block marker; for the rules of emphasis these
/// spaces are white space like those they stand for.
struct WhitespaceShield {
  private let edge: Character
  private let newline: Character
  private let carriageReturn: Character

  /// Unicode's spaces that CommonMark counts as white space but that end no line and indent none.
  private static let rareSpaces: [Unicode.Scalar] = [
    "\u{205F}", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}",
    "\u{2006}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{3000}",
  ]

  /// Makes a shield for a text; nil for one that has nearly all of Unicode's spaces.
  init?(_ text: String) {
    let present = Set(text.unicodeScalars.lazy.filter { $0.value >= 0x1680 })
    let free = Self.rareSpaces.filter { !present.contains($0) }
    guard free.count >= 3 else { return nil }
    edge = Character(free[0])
    newline = Character(free[1])
    carriageReturn = Character(free[2])
  }

  /// The text as the parser is to see it.
  func shielding(_ text: String) -> String {
    var shielded = String(edge)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shielded.append(newline)
      case "\r": shielded.append(carriageReturn)
      default: shielded.unicodeScalars.append(scalar)
      }
    }
    shielded.append(edge)
    return shielded
  }

  /// A part of what the parser saw, as it was.
  func restoring(_ text: String) -> String {
    var restored = ""
    for scalar in text.unicodeScalars {
      switch Character(scalar) {
      case edge: continue
      case newline: restored.append("\n")
      case carriageReturn: restored.unicodeScalars.append("\r")
      default: restored.unicodeScalars.append(scalar)
      }
    }
    return restored
  }
}
