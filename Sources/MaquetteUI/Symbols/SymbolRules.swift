/// How a name without a picture of its own becomes simpler until one is found.
///
/// What changes the meaning is given up last: a crossing stroke before a badge, a badge before the
/// shape around, the shape before being solid.
enum SymbolRules {
  /// The picture of the nearest simpler name, if any.
  static func picture(for name: SymbolName) -> String? {
    let name = readingGlyphs(name)
    guard !name.base.allSatisfy({ $0.first?.isNumber ?? true }) else { return nil }
    if let found = pictureOfVariants(of: name) { return found }
    for base in simplerBases(of: name.base) {
      var simpler = name
      simpler.base = base
      if let found = pictureOfVariants(of: simpler) { return found }
    }
    return pictureOfWord(in: name.base)
  }

  /// The picture of the same thing with less and less of slash, badge, enclosure and fill.
  private static func pictureOfVariants(of name: SymbolName) -> String? {
    for slashed in name.isSlashed ? [true, false] : [false] {
      for badge in name.badge == nil ? [nil] : [name.badge, nil] {
        for enclosure in enclosures(insteadOf: name.enclosure) {
          for filled in name.isFilled ? [true, false] : [false] {
            var variant = name
            variant.isSlashed = slashed
            variant.badge = badge
            variant.enclosure = enclosure
            variant.isFilled = filled
            if let found = SymbolTable.picture(for: variant.description) { return found }
          }
        }
      }
    }
    return nil
  }

  /// The shape itself, one that looks much the same, and none.
  private static func enclosures(insteadOf enclosure: Substring?) -> [Substring?] {
    switch enclosure {
    case nil: [nil]
    case "app": ["app", "square", nil]
    case "rectangle": ["rectangle", "square", nil]
    default: [enclosure, nil]
    }
  }

  /// A lone digit or letter in a shape, as `2.circle` or `e.square`, reads as "number" or
  /// "character".
  private static func readingGlyphs(_ name: SymbolName) -> SymbolName {
    guard name.base.count == 1, name.enclosure != nil, let glyph = name.base.first else {
      return name
    }
    var read = name
    if glyph.allSatisfy(\.isNumber) {
      read.base = ["number"]
    } else if glyph.count == 1 {
      read.base = ["character"]
    }
    return read
  }

  /// Shorter bases, nearest in meaning first.
  ///
  /// The first partner of a pair (`a.and.b`) leads, then endings are dropped, then the other
  /// partner's name is tried, then beginnings are dropped, since endings qualify what beginnings
  /// name.
  private static func simplerBases(of base: [Substring]) -> [[Substring]] {
    var bases: [[Substring]] = []
    if base.contains("fill") { bases.append(base.filter { $0 != "fill" }) }
    let joint = base.firstIndex(where: joints.contains)
    if let joint, joint > 0 { bases.append(Array(base[..<joint])) }
    for length in stride(from: base.count - 1, to: 0, by: -1) {
      bases.append(Array(base.prefix(length)))
    }
    if let joint, joint + 1 < base.count { bases.append(Array(base[(joint + 1)...])) }
    for length in stride(from: base.count - 1, to: 0, by: -1) {
      bases.append(Array(base.suffix(length)))
    }
    return bases.filter { !$0.allSatisfy(SymbolTable.manners.contains) && $0 != ["arrow"] }
  }

  /// The picture of the first telling word anywhere in the name.
  private static func pictureOfWord(in base: [Substring]) -> String? {
    let telling = base.filter { !SymbolTable.manners.contains($0) } + base
    for word in telling {
      if let symbol = SymbolTable.words[word], let found = SymbolTable.picture(for: symbol) {
        return found
      }
    }
    return nil
  }

  private static let joints: Set<Substring> = ["and", "on", "with", "in", "below", "to", "of"]
}
