import MaquetteUI

/// A stretch of a file that is lowered by itself, and kept while its text and the names that it
/// sees stay the same: a top-level item, a member of a type, a statement of a block.
///
/// Units nest as the source does. A save lowers those that it changed, and those around them; what
/// it left alone is the same lowered object as before, wherever it stands now.
final class SourceUnit {
  /// What lowering made of a unit.
  enum Product {
    case nothing
    case item(LoweredItem)
    case member(TypeMember)
    /// Local functions, which come first in their block, and all other statements.
    case statements(functions: [Statement], others: [Statement])
  }

  let anchor: Anchor
  /// Its text without the trivia around it.
  let text: UnitText
  var product = Product.nothing
  /// The statement that can yield a view to the block around it.
  var yielding: Statement?
  /// The units inside it, in the order in which they were lowered.
  var lists: [UnitList] = []
  /// The local names and slots that it was lowered among.
  var sight = 0
  /// What it left behind in the scopes around it; nil where it declared nothing.
  var trace: FrameScope.Trace?
  /// Whether it may stand for itself in another version.
  var isKeepable = true
  /// What it uses of what is around it.
  let uses: Uses
  /// The names that it declares outside functions, each with what others see of it.
  var declared: [Declaration] = []
  var ownRemarks: [LoweredItem.Remark] = []

  init(anchor: Anchor, text: UnitText, level: Int) {
    self.anchor = anchor
    self.text = text
    uses = Uses(level: level)
  }

  /// Whether anything in it is to be remarked on.
  private(set) lazy var hasRemarks: Bool =
    !ownRemarks.isEmpty || lists.contains { $0.units.contains(where: \.hasRemarks) }

  /// What is to be remarked on in it, in no order.
  var remarks: [LoweredItem.Remark] {
    guard hasRemarks else { return [] }
    return ownRemarks + lists.flatMap { $0.units.flatMap(\.remarks) }
  }
}

/// A name that a unit declares, with what makes a difference to those that use it.
struct Declaration {
  let name: String
  /// A number that stands for all of its text but the bodies of functions.
  let face: UInt64
  /// Whether how values of the type are made depends on it.
  let shapesType: Bool
}

/// The units of a block, a type or a file, in order.
final class UnitList {
  var units: [SourceUnit] = []

  /// Gives the statements that yield views the places a compiler would: their numbers, if several.
  func number() {
    let yielding = units.compactMap(\.yielding)
    guard yielding.count > 1 else { return }
    for (index, statement) in yielding.enumerated() { statement.standing = .index(index) }
  }

  /// Lets statements that an earlier version had keep their places; new ones get fresh ones.
  ///
  /// Views are told apart by the place of their statement in its block. Where a save inserts,
  /// removes or moves statements, those that are still there keep the place they had, so that the
  /// state, the focus and the widgets of what they make stay with them.
  func keepPlaces(from matches: [UnitMatch], fresh: () -> Int) {
    guard matches.contains(where: { $0.counterpart?.yielding != nil }) else { return number() }
    for (unit, match) in zip(units, matches) {
      guard let statement = unit.yielding else { continue }
      if let old = match.counterpart {
        if unit !== old, let before = old.yielding { statement.standing = before.standing }
      } else {
        statement.standing = .element("+\(fresh())")
      }
    }
  }
}

/// What of the version before a unit of the new one goes on from.
struct UnitMatch {
  var counterpart: SourceUnit?
  /// Whether the counterpart is written alike.
  var isSame = false
}

/// The text of a unit, as units are compared.
struct UnitText {
  let length: Int
  let hash: UInt64
  /// What is called, with its first argument: `Section("Wi-Fi"`.
  let opening: UInt64
  /// What is called: `Section`.
  let callee: UInt64

  init(_ bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBytes { UnitText($0) }
  }

  private init(_ bytes: UnsafeRawBufferPointer) {
    length = bytes.count
    hash = Self.hash(bytes)
    var end = 0
    while end < bytes.count, !Self.endsCallee(bytes[end]) { end += 1 }
    callee = Self.hash(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
    while end < bytes.count, !Self.endsOpening(bytes[end]) { end += 1 }
    opening = Self.hash(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
  }

  private static func endsCallee(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: " ") || endsOpening(byte)
  }

  private static func endsOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\n")
  }

  func isSame(as other: UnitText) -> Bool { hash == other.hash && length == other.length }

  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.withUnsafeBytes { hash($0) } }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      hash = product.high ^ product.low &+ 0x9E37_79B9_7F4A_7C15
    }
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(rest)
    mix(UInt64(bytes.count))
    return hash
  }
}

/// Finds the units of an earlier version again.
enum UnitMatching {
  /// For each text of a list what it goes on from: first those written alike, then those that begin
  /// alike, then those that call the same.
  static func matches(of texts: [UnitText], in old: [SourceUnit]) -> [UnitMatch] {
    var result = Array(repeating: UnitMatch(), count: texts.count)
    // What stands before and after an edit is found without looking for it.
    var front = 0
    while front < min(texts.count, old.count), texts[front].isSame(as: old[front].text) {
      result[front] = UnitMatch(counterpart: old[front], isSame: true)
      front += 1
    }
    var back = 0
    while back < min(texts.count, old.count) - front,
      texts[texts.count - 1 - back].isSame(as: old[old.count - 1 - back].text)
    {
      result[texts.count - 1 - back] = UnitMatch(
        counterpart: old[old.count - 1 - back], isSame: true)
      back += 1
    }
    var open = Array(front..<(texts.count - back))
    var left = Array(old[front..<(old.count - back)])
    for feature in [\UnitText.hash, \.opening, \.callee] where !open.isEmpty && !left.isEmpty {
      var known: [UInt64: [SourceUnit]] = [:]
      for unit in left.reversed() { known[unit.text[keyPath: feature], default: []].append(unit) }
      open.removeAll { index in
        guard let found = known[texts[index][keyPath: feature]]?.popLast() else { return false }
        result[index] = UnitMatch(counterpart: found, isSame: texts[index].isSame(as: found.text))
        return true
      }
      left =
        known.isEmpty
        ? []
        : left.filter { unit in
          known[unit.text[keyPath: feature]]?.contains { $0 === unit } ?? false
        }
    }
    return result
  }
}
