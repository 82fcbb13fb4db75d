import Foundation

/// Grammar agreement asked for in Markdown: `^[3 apple](inflect: true)` shows "3 apples".
///
/// English nouns follow their number; in every other language the phrase is shown as it is written.
enum Inflection {
  /// Replaces the markup around phrases by the characters that mark them.
  static func markingPhrases(in source: String, slots: ArgumentSlots) -> String {
    guard source.contains("^[") else { return source }
    var marked = ""
    var rest = Substring(source)
    while let opening = rest.firstRange(of: "^[") {
      marked += rest[..<opening.lowerBound]
      guard let phrase = Phrase(rest[opening.upperBound...]) else {
        marked += rest[opening]
        rest = rest[opening.upperBound...]
        continue
      }
      if phrase.inflects {
        marked.unicodeScalars.append(slots.phraseStart)
        marked += phrase.text
        marked.unicodeScalars.append(slots.phraseEnd)
      } else {
        marked += phrase.text
      }
      rest = phrase.rest
    }
    return marked + rest
  }

  /// A bracketed phrase, its attributes, and what follows it.
  private struct Phrase {
    let text: Substring
    let inflects: Bool
    let rest: Substring

    /// Reads a phrase after its opening bracket; brackets within it are balanced.
    init?(_ source: Substring) {
      var depth = 1
      guard
        let closing = source.firstIndex(where: { character in
          if character == "[" { depth += 1 }
          if character == "]" { depth -= 1 }
          return depth == 0
        })
      else { return nil }
      let attributes = source[source.index(after: closing)...]
      guard attributes.first == "(", let end = attributes.firstIndex(of: ")") else { return nil }
      text = source[..<closing]
      inflects = attributes[..<end].filter { !$0.isWhitespace }.contains("inflect:true")
      rest = attributes[attributes.index(after: end)...]
    }
  }

  /// The phrase with its last word in the plural, unless its number is one or its language is not
  /// English.
  static func inflecting(_ phrase: StyledText, language: String) -> StyledText {
    let isEnglish = Locale(identifier: language).language.languageCode?.identifier == "en"
    guard isEnglish, let number = number(in: phrase.string), number != "1" else { return phrase }
    var runs = phrase.runs
    guard let index = runs.lastIndex(where: { $0.text.contains(where: \.isLetter) }) else {
      return phrase
    }
    runs[index].text = pluralizingLastWord(of: runs[index].text)
    return StyledText(runs: runs)
  }

  /// The first number written in a text, with its separators.
  private static func number(in text: String) -> Substring? {
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || ".,".contains($0) }
    return number.isEmpty ? nil : number
  }

  private static func pluralizingLastWord(of text: String) -> String {
    guard let end = text.lastIndex(where: \.isLetter) else { return text }
    let wordEnd = text.index(after: end)
    let start = text[..<wordEnd].lastIndex { !$0.isLetter }.map { text.index(after: $0) }
    let word = text[(start ?? text.startIndex)..<wordEnd]
    return text[..<word.startIndex] + EnglishNoun.plural(of: String(word)) + text[wordEnd...]
  }
}
