/// The names that Xcode makes of a string catalogue's keys.
package enum CatalogSymbol {
  /// The name of a key's symbol: its words run together, the first of them in small letters, the
  /// places of values left out.
  package static func name(of key: String) -> String {
    var words: [Substring] = []
    for part in withoutGaps(key).split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      words.append(part)
    }
    guard let first = words.first else { return "" }
    let capitals = first.prefix(while: \.isUppercase)
    // Of `URLTitle` the `T` begins a word.
    let count =
      capitals.count > 1 && capitals.count < first.count ? capitals.count - 1 : capitals.count
    let start = first.prefix(count).lowercased() + first.dropFirst(count)
    return start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether a key has places for values.
  package static func hasGaps(_ key: String) -> Bool { withoutGaps(key) != key }

  private static func withoutGaps(_ key: String) -> String {
    guard key.contains("%") else { return key }
    return key.replacing(
      #/%(\d+\$)?(\([A-Za-z]\w*\))?[-+0#]*\d*(\.\d+)?(hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA]/#,
      with: " ")
  }
}
