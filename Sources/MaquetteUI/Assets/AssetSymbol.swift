/// The names that Xcode gives to the assets of a catalogue in code.
enum AssetSymbol {
  /// The names that stand for an asset: `brandBlue` and `brandBlueColor` for `Brand Blue Color`,
  /// `Icons.star` for `Icons/star`.
  static func names(of asset: String) -> [String] {
    let parts = asset.split(separator: "/").map(String.init)
    guard let last = parts.last else { return [] }
    let outer = parts.dropLast().map { identifier($0, startsUpper: true) }
    let own = identifier(last, startsUpper: false)
    var names = [own]
    for suffix in ["Color", "Image"] where own.hasSuffix(suffix) && own.count > suffix.count {
      names.append(String(own.dropLast(suffix.count)))
    }
    return names.map { (outer + [$0]).joined(separator: ".") }
  }

  private static func identifier(_ text: String, startsUpper: Bool) -> String {
    var words: [String] = []
    for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      words.append(words.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst())
    }
    let joined = words.joined()
    guard let first = joined.first else { return "" }
    if first.isNumber { return "_" + joined }
    if startsUpper { return joined.prefix(1).uppercased() + joined.dropFirst() }
    // `URLIcon` begins with an abbreviation: `urlIcon`.
    let capitals = joined.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < joined.count ? capitals - 1 : capitals
    return joined.prefix(max(lowered, 1)).lowercased() + joined.dropFirst(max(lowered, 1))
  }
}
