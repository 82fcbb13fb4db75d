import Foundation

/// A made-up language that shows what translation does to a layout, while it can still be read.
enum PseudoLocale: Equatable {
  /// `en-XA`: accents, a third more length, and brackets, which show where a text is cut off.
  case accented

  /// `ar-XB`: right to left, with each word turned round as Arabic would be.
  case bidirectional

  /// The made-up language of a locale, if it is one.
  init?(_ locale: Locale) {
    // Asked for each text, so that nothing is made for it.
    let name = locale.identifier
    if name.hasPrefix("en_XA") || name.hasPrefix("en-XA") {
      self = .accented
    } else if name.hasPrefix("ar_XB") || name.hasPrefix("ar-XB") {
      self = .bidirectional
    } else {
      return nil
    }
  }

  /// The runs of a text as the language writes them; arguments and tags stay as they are.
  func transforming(
    _ runs: [InlineMarkdown.Run], isSlot: (Unicode.Scalar) -> Bool
  ) -> [InlineMarkdown.Run] {
    let hasLetters = runs.contains { run in
      !run.isTag
        && run.text.unicodeScalars.contains { $0.properties.isAlphabetic && !isSlot($0) }
    }
    if !hasLetters { return runs }
    var transformed = runs
    for index in runs.indices where !runs[index].isTag {
      switch self {
      case .accented: transformed[index].text = PseudoAccents.accenting(runs[index].text)
      case .bidirectional:
        transformed[index].text = PseudoDirection.turning(runs[index].text, isSlot: isSlot)
      }
    }
    return self == .accented ? PseudoAccents.framing(transformed, isSlot: isSlot) : transformed
  }
}

/// Letters with accents, as `en-XA` writes them.
private enum PseudoAccents {
  private static let accented: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let marked = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
    return Dictionary(
      uniqueKeysWithValues: zip(plain.unicodeScalars, marked.unicodeScalars))
  }()

  static func accenting(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { accented[$0] ?? $0 }))
  }

  /// Puts the text in brackets, and lengthens it by a third of its own letters.
  static func framing(
    _ runs: [InlineMarkdown.Run], isSlot: (Unicode.Scalar) -> Bool
  ) -> [InlineMarkdown.Run] {
    let count = runs.reduce(0) { count, run in
      run.isTag ? count : count + run.text.unicodeScalars.count { !isSlot($0) }
    }
    var filler = ""
    for index in 0..<(count + 2) / 3 {
      // Groups of five can wrap, as the words of a longer language do.
      filler += index % 6 == 0 ? " " : "~"
    }
    let opening = InlineMarkdown.Run(text: "[", traits: [])
    return [opening] + runs + [InlineMarkdown.Run(text: filler + "]", traits: [])]
  }
}

/// Words turned right to left, as `ar-XB` writes them.
private enum PseudoDirection {
  private static let mark: Unicode.Scalar = "\u{200F}"
  private static let override: Unicode.Scalar = "\u{202E}"
  private static let end: Unicode.Scalar = "\u{202C}"

  /// Wraps each word in an override to right to left, between marks that keep punctuation with it.
  static func turning(_ text: String, isSlot: (Unicode.Scalar) -> Bool) -> String {
    var turned = String.UnicodeScalarView()
    var word = String.UnicodeScalarView()
    func flush() {
      if word.contains(where: \.properties.isAlphabetic) {
        turned.append(contentsOf: [mark, override])
        turned.append(contentsOf: word)
        turned.append(contentsOf: [end, mark])
      } else {
        turned.append(contentsOf: word)
      }
      word.removeAll()
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || isSlot(scalar) {
        flush()
        turned.append(scalar)
      } else {
        word.append(scalar)
      }
    }
    flush()
    return String(turned)
  }
}

extension Locale {
  /// Whether text in this locale runs from right to left; it does in the pseudo-locale `ar-XB`.
  package var isRightToLeft: Bool {
    PseudoLocale(self) == .bidirectional || language.characterDirection == .rightToLeft
  }
}
