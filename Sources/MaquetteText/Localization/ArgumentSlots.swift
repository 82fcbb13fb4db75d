import Foundation

/// A message whose arguments are single private-use characters, so that it can be read as Markdown,
/// and then filled in.
struct ArgumentSlots {
  /// The literals of the message, and a character for each argument.
  let source: String

  /// The first of the characters; the one for the piece at an index is so many after it.
  private let base: UInt32

  private static let blockSize: UInt32 = 0x1000

  /// Makes the source of a message; nil if it has thousands of pieces, or all private characters.
  init?(_ pieces: [LocalizedMessage.Piece]) {
    guard pieces.count < Self.blockSize - 2 else { return nil }
    var blocks = Set<UInt32>()
    for case .literal(let literal) in pieces {
      for scalar in literal.unicodeScalars where scalar.value >= 0xF0000 {
        blocks.insert(scalar.value / Self.blockSize)
      }
    }
    guard let block = (0xF0..<0xFF as Range<UInt32>).first(where: { !blocks.contains($0) }) else {
      return nil
    }
    base = block * Self.blockSize
    var source = String.UnicodeScalarView()
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let literal): source.append(contentsOf: literal.unicodeScalars)
      case .argument: source.append(Self.scalar(base + UInt32(index)))
      }
    }
    self.source = String(source)
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The character before a phrase whose noun follows its number.
  var phraseStart: Unicode.Scalar { Self.scalar(base + Self.blockSize - 2) }

  /// The character after a phrase whose noun follows its number.
  var phraseEnd: Unicode.Scalar { Self.scalar(base + Self.blockSize - 1) }

  /// Whether a character stands for something else.
  func isSlot(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= base && scalar.value < base + Self.blockSize
  }

  /// The text with the arguments in their places, in the style around them.
  func filling(
    _ runs: [InlineMarkdown.Run], language: String, argument: (Int) -> StyledText
  ) -> StyledText {
    var open: [StyledText] = [StyledText()]
    for run in runs {
      let link = run.destination.flatMap { self.link($0, argument: argument) }
      var literal = String.UnicodeScalarView()
      func flush() {
        open[open.count - 1].append(
          StyledText.Run(String(literal), traits: run.traits, link: link))
        literal.removeAll()
      }
      for scalar in run.text.unicodeScalars {
        guard isSlot(scalar) else {
          literal.append(scalar)
          continue
        }
        flush()
        if scalar == phraseStart {
          open.append(StyledText())
        } else if scalar == phraseEnd {
          let phrase = Inflection.inflecting(open.removeLast(), language: language)
          open[open.count - 1].append(phrase)
        } else {
          let text = argument(Int(scalar.value - base))
          open[open.count - 1].append(text.adding(run.traits, link: link))
        }
      }
      flush()
    }
    return open.reduce(into: StyledText()) { $0.append($1) }
  }

  /// The destination of a link with the arguments in their places.
  private func link(_ destination: String, argument: (Int) -> StyledText) -> URL? {
    var address = ""
    for scalar in destination.unicodeScalars {
      if isSlot(scalar) {
        if scalar != phraseStart && scalar != phraseEnd {
          address += argument(Int(scalar.value - base)).string
        }
      } else {
        address.unicodeScalars.append(scalar)
      }
    }
    return address.isEmpty ? nil : URL(string: address)
  }
}
