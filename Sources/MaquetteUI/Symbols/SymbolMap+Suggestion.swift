extension SymbolMap {
  /// The known symbol whose spelling is nearest to a name that no rule makes sense of.
  ///
  /// At most a quarter of the letters may differ, and never more than three. Variants are carried
  /// over: `tash.circle.fill` suggests `trash.circle.fill`.
  package static func suggestion(for name: String) -> String? {
    guard icon(for: name).match == .unknown, !name.isEmpty else { return nil }
    if let whole = nearest(to: name) { return whole }
    let symbol = SymbolName(name)
    var core = symbol
    core.badge = nil
    core.isFilled = false
    if let found = nearest(to: core.description) {
      return SymbolName(found).wearing(fillAndBadgeOf: symbol).description
    }
    guard let found = nearest(to: symbol.base.joined(separator: ".")) else { return nil }
    core = symbol
    core.base = [Substring(found)]
    return core.description
  }

  private static func nearest(to name: String) -> String? {
    let letters = Array(name.utf8)
    let limit = min(3, letters.count / 4)
    guard limit > 0 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in Set(SymbolTable.theme.keys).union(SymbolTable.drawn.keys)
    where abs(candidate.utf8.count - letters.count) <= limit {
      let distance = editDistance(letters, Array(candidate.utf8))
      guard distance <= limit else { continue }
      if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Letters to insert, remove, replace, or swap with a neighbour, to turn one spelling into the
  /// other.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let substitution = last[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}

extension SymbolName {
  /// This symbol, as solid as another and with its badge.
  fileprivate func wearing(fillAndBadgeOf other: SymbolName) -> SymbolName {
    var name = self
    name.isFilled = isFilled || other.isFilled
    name.badge = other.badge ?? badge
    return name
  }
}
