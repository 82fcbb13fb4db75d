import MaquetteUI

/// The statements of a block as the next version of the file is compared with.
///
/// Views are told apart by the place of their statement in its block. Where a save inserts, removes
/// or moves statements, those that are still there keep the place they had, so that the state, the
/// focus and the widgets of what they make stay with them.
final class BlockOutline {
  var statements: [StatementOutline] = []

  /// Gives the statements that yield views the places a compiler would: their numbers, if several.
  func number() {
    let yielding = statements.compactMap(\.statement)
    guard yielding.count > 1 else { return }
    for (index, statement) in yielding.enumerated() { statement.standing = .index(index) }
  }

  /// Lets statements that an earlier version had keep their places; new ones get fresh ones.
  func keepPlaces(of old: BlockOutline, fresh: () -> Int) {
    let pairs = StatementMatching.pairs(old.statements, statements)
    for (before, after) in pairs { after.keepPlace(of: before, fresh: fresh) }
    let kept = Set(pairs.map { ObjectIdentifier($0.1) })
    guard pairs.contains(where: { $0.0.statement != nil }) else { return }
    for statement in statements where !kept.contains(ObjectIdentifier(statement)) {
      statement.statement?.standing = .element("+\(fresh())")
    }
  }
}

/// A statement with the blocks inside it, in the order in which they are written.
final class StatementOutline {
  var text: ArraySlice<UInt8>
  /// The lowered statement, if it can yield a view.
  var statement: Statement?
  var blocks: [BlockOutline] = []

  init(text: ArraySlice<UInt8>) { self.text = text }

  fileprivate func keepPlace(of old: StatementOutline, fresh: () -> Int) {
    if let before = old.statement { statement?.standing = before.standing }
    for (before, after) in zip(old.blocks, blocks) { after.keepPlaces(of: before, fresh: fresh) }
  }

  /// What is called, with its first argument: `Section("Wi-Fi"`.
  fileprivate var opening: ArraySlice<UInt8> {
    let ends: Set<UInt8> = Set(",{\n".utf8)
    return text.prefix { !ends.contains($0) }
  }

  /// What is called: `Section`.
  fileprivate var callee: ArraySlice<UInt8> {
    let ends: Set<UInt8> = Set("( {\n".utf8)
    return text.prefix { !ends.contains($0) }
  }
}

/// Finds the statements of an earlier version again.
private enum StatementMatching {
  /// The pairs of old and new statements: first those written alike, then those that begin alike,
  /// then those that call the same.
  static func pairs(
    _ old: [StatementOutline], _ new: [StatementOutline]
  ) -> [(StatementOutline, StatementOutline)] {
    var pairs: [(StatementOutline, StatementOutline)] = []
    var (old, new) = (old, new)
    for feature in [\StatementOutline.text, \.opening, \.callee] {
      var known: [ArraySlice<UInt8>: [StatementOutline]] = [:]
      for statement in old.reversed() {
        known[statement[keyPath: feature], default: []].append(statement)
      }
      new.removeAll { statement in
        guard let found = known[statement[keyPath: feature]]?.popLast() else { return false }
        pairs.append((found, statement))
        return true
      }
      let matched = Set(pairs.map { ObjectIdentifier($0.0) })
      old.removeAll { matched.contains(ObjectIdentifier($0)) }
    }
    return pairs
  }
}
