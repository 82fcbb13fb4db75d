import Foundation

extension PersonNameComponents {
  /// Reads a written name into its parts, by the order of a locale.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// The locale that decides which part comes first.
    public var locale: Locale

    /// Makes a strategy.
    public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

    /// The parts of the name; throws where there is no letter.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard value.contains(where: \.isLetter) else {
        throw CocoaError(
          .formatting, userInfo: [NSDebugDescriptionErrorKey: "\"\(value)\" has no name in it"])
      }
      var reader = PersonNameReader(text: value, locale: locale.resolved)
      return reader.name()
    }
  }

  /// Reads a written name by a strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }
}

/// Takes a name apart from both ends: titles first, then the order of the rest.
private struct PersonNameReader {
  private var words: [String]
  private let familyComesFirst: Bool
  private let hasComma: Bool

  init(text: String, locale: Locale) {
    let sides = text.split(separator: ",", maxSplits: 1).map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    // "Clark, Thomas" names the family first, "Thomas Clark, Esq." a title last.
    let title = sides.count == 2 ? sides[1].map(String.init).joined(separator: " ") : ""
    hasComma = sides.count == 2 && !Self.suffixes.contains(Self.bare(title))
    words = (hasComma ? sides[1] + sides[0] : Array(sides.joined())).map(String.init)
    familyComesFirst =
      !hasComma
      && ["ja", "zh", "yue", "ko", "hu", "vi"]
        .contains(locale.language.languageCode?.identifier ?? "")
  }

  mutating func name() -> PersonNameComponents {
    var name = PersonNameComponents()
    if words.count > 1, let first = words.first, Self.prefixes.contains(Self.bare(first)) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 1, let last = words.last, Self.suffixes.contains(Self.bare(last)) {
      name.nameSuffix = words.removeLast()
    }
    if words.count == 1, let parts = unspaced(words[0]) {
      (name.familyName, name.givenName) = parts
    } else if words.count == 1 {
      name.givenName = words[0]
    } else if familyComesFirst {
      name.familyName = words.first
      name.givenName = words.last
      name.middleName = middle
    } else {
      name.givenName = words.first
      name.familyName = words.last
      name.middleName = middle
    }
    return name
  }

  private var middle: String? {
    words.count > 2 ? words.dropFirst().dropLast().joined(separator: " ") : nil
  }

  /// A Chinese or Korean name without a space: one syllable is the family's.
  private func unspaced(_ word: String) -> (family: String, given: String)? {
    let isEastAsian = word.unicodeScalars.allSatisfy {
      $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value)
    }
    guard isEastAsian, (2...4).contains(word.count) else { return nil }
    return (String(word.prefix(1)), String(word.dropFirst()))
  }

  private static func bare(_ word: String) -> String {
    word.lowercased().filter { $0 != "." && $0 != "," }
  }

  private static let prefixes: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "sir", "dame", "rev", "fr", "st", "herr",
    "frau", "mme", "mlle", "m", "don", "doña", "sr", "sra",
  ]

  private static let suffixes: Set<String> = [
    "jr", "sr", "esq", "ii", "iii", "iv", "phd", "md", "dds", "jd", "mba", "cpa", "rn",
  ]
}
