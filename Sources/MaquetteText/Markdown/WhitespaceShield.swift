/// Keeps a Markdown parser from reading blocks, and from touching white space.
///
/// Line ends become rare spaces that the text does not have, between ordinary ones, and one more is
/// put at either end. The parser then sees a single line that begins with no block marker; for the
/// rules of emphasis these spaces are white space like those they stand for, and a bare address
/// ends at the ordinary ones.
struct WhitespaceShield {
  private let edge: Unicode.Scalar
  private let newline: Unicode.Scalar
  private let carriageReturn: Unicode.Scalar

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
    edge = free[0]
    newline = free[1]
    carriageReturn = free[2]
  }

  /// The text as the parser is to see it.
  func shielding(_ text: String) -> String {
    var shielded = "\(edge) "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shielded += " \(newline) "
      case "\r": shielded += " \(carriageReturn) "
      default: shielded.unicodeScalars.append(scalar)
      }
    }
    return shielded + " \(edge)"
  }

  /// A part of what the parser saw, as it was: the rare spaces and the ordinary ones that were put
  /// beside them go. Code may have lost those, so they are not counted on.
  func restoring(_ text: String) -> String {
    var restored = String.UnicodeScalarView()
    var skipsSpace = false
    for scalar in text.unicodeScalars {
      let isSkipped = skipsSpace && scalar == " "
      skipsSpace = false
      if isSkipped { continue }
      guard let original = original(of: scalar) else {
        restored.append(scalar)
        continue
      }
      if restored.last == " " { restored.removeLast() }
      restored.append(contentsOf: original.unicodeScalars)
      skipsSpace = true
    }
    return String(restored)
  }

  /// What a rare space stands for; nil for any other character.
  private func original(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case edge: ""
    case newline: "\n"
    case carriageReturn: "\r"
    default: nil
    }
  }
}
