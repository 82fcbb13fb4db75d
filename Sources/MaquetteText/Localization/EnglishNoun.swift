/// The plural of English nouns, by rule and by a list of the common exceptions.
enum EnglishNoun {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "life": "lives",
    "wife": "wives", "knife": "knives", "leaf": "leaves", "half": "halves", "shelf": "shelves",
    "loaf": "loaves", "wolf": "wolves", "potato": "potatoes", "tomato": "tomatoes",
    "hero": "heroes", "echo": "echoes", "index": "indices", "quiz": "quizzes",
  ]

  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "salmon", "data", "people",
    "children", "men", "women",
  ]

  /// The plural of a noun; one that looks like a plural already is kept.
  static func plural(of noun: String) -> String {
    let lowercased = noun.lowercased()
    if unchanging.contains(lowercased) { return noun }
    if let plural = irregular[lowercased] {
      return noun.first?.isUppercase == true
        ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    if lowercased.hasSuffix("s") && !["ss", "us", "is"].contains(where: lowercased.hasSuffix) {
      return noun
    }
    if lowercased.hasSuffix("is") { return noun.dropLast(2) + "es" }
    if ["s", "x", "z", "ch", "sh"].contains(where: lowercased.hasSuffix) { return noun + "es" }
    let beforeLast = lowercased.dropLast().last.map { "aeiou".contains($0) } ?? true
    if lowercased.hasSuffix("y") && !beforeLast { return noun.dropLast() + "ies" }
    return noun + "s"
  }
}
