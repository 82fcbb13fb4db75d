/// The candidate nearest to a misspelt name, for "did you mean".
package enum Suggestion {
  /// The best candidate within a quarter of the name's length in edits, at least one; for the
  /// shortest names, of which another letter makes nearly anything, one that lacks or repeats one.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, name.utf8.count / 4)
    let isShort = name.utf8.count < 4
    var best: (name: String, distance: Int)?
    let isType = name.first?.isUppercase
    for candidate in candidates
    where candidate.first?.isUppercase == isType
      && abs(candidate.utf8.count - name.utf8.count) <= limit && candidate != name
      && !(isShort && candidate.utf8.count == name.utf8.count)
    {
      let found = distance(Array(name.utf8), Array(candidate.utf8))
      let isBetter =
        found < best?.distance ?? limit + 1
        || found == best?.distance && candidate < best?.name ?? candidate
      if found <= limit, isBetter { best = (candidate, found) }
    }
    return best?.name
  }

  /// The number of insertions, removals, replacements and swaps of neighbours between two words.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
      var row = [i]
      for j in 1..<(b.count + 1) {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
