import Foundation

extension MemberTable {
  /// What changes a string: its positions are the numbers of its characters.
  static let stringMutators: [String: Mutator] = [
    "append": { base, call in
      guard case .string(let text) = base else { return nil }
      let more =
        if case .array(let parts)? = call["contentsOf"] {
          parts.map(call.evaluator.describe).joined()
        } else { call.text(0) }
      try call.evaluator.budget.reserve(text.utf8.count + more.utf8.count)
      base = .string(text + more)
      return .void
    },
    "insert": { base, call in
      guard case .string(var text) = base else { return nil }
      guard let position = call.position("at", upTo: text.count) else {
        return call.evaluator.trap("String index is out of bounds", at: call.place)
      }
      let more = call.text(0)
      try call.evaluator.budget.reserve(text.utf8.count + more.utf8.count)
      text.insert(contentsOf: more, at: text.index(text.startIndex, offsetBy: position))
      base = .string(text)
      return .void
    },
    "remove": { base, call in
      guard case .string(var text) = base else { return nil }
      guard let position = call.position("at", upTo: text.count - 1) else {
        return call.evaluator.trap("String index is out of bounds", at: call.place)
      }
      let removed = text.remove(at: text.index(text.startIndex, offsetBy: position))
      base = .string(text)
      return .string(String(removed))
    },
    "removeLast": { base, call in try removeEnd(&base, call, isFirst: false) },
    "removeFirst": { base, call in try removeEnd(&base, call, isFirst: true) },
    "popLast": { base, call in
      guard case .string(let text) = base else { return nil }
      return text.isEmpty ? .some(.null) : try removeEnd(&base, call, isFirst: false)
    },
    "removeAll": { base, call in
      guard case .string(let text) = base else { return nil }
      if call.count == 1, call.items[0].isTrailing || call["where"] != nil {
        base = .string(try text.filter { !(try call.test(0, .string(String($0)))) })
      } else {
        base = .string("")
      }
      return .void
    },
    "removeSubrange": { base, call in try replace(&base, call, with: "") },
    "replaceSubrange": { base, call in
      try replace(&base, call, with: call["with"].map(call.evaluator.describe) ?? "")
    },
    "reserveCapacity": { _, _ in .void },
  ]

  private static func removeEnd(_ base: inout Value, _ call: Arguments, isFirst: Bool) throws
    -> Value?
  {
    guard case .string(var text) = base else { return nil }
    let count = call.count == 0 ? 1 : call[0].amount ?? 1
    guard count >= 0, text.count >= count else {
      return call.evaluator.trap(
        "can't remove more items from a collection than it has", at: call.place)
    }
    let removed = isFirst ? text.first : text.last
    if isFirst { text.removeFirst(count) } else { text.removeLast(count) }
    base = .string(text)
    return removed.map { .string(String($0)) } ?? .void
  }

  private static func replace(_ base: inout Value, _ call: Arguments, with more: String) throws
    -> Value?
  {
    guard case .string(let text) = base, case .range(let range) = call[0] else { return nil }
    guard let bounds = range.positions(in: text.count) else {
      return call.evaluator.trap("String index is out of bounds", at: call.place)
    }
    try call.evaluator.budget.reserve(text.utf8.count + more.utf8.count)
    var characters = Array(text)
    characters.replaceSubrange(bounds, with: Array(more))
    base = .string(String(characters))
    return .void
  }

  /// The positions of characters that a range of a string's own indices covers.
  static func positions(_ range: Range<String.Index>, in text: String) -> Value {
    let lower = text.distance(from: text.startIndex, to: range.lowerBound)
    let upper = text.distance(from: text.startIndex, to: range.upperBound)
    return .range(
      RangeValue(lower: Double(lower), upper: Double(upper), isClosed: false, isInteger: true))
  }

  /// What a value names of the ways in which strings are compared and searched.
  static func compareOptions(_ value: Value?) -> String.CompareOptions {
    switch value {
    case .implicit(let member): compareOption(member.name)
    case .stub(let stub): compareOption(stub.name)
    case .array(let options):
      options.reduce(into: []) { $0.formUnion(compareOptions($1)) }
    default: []
    }
  }

  private static func compareOption(_ name: String) -> String.CompareOptions {
    switch name {
    case "caseInsensitive", "caseInsensitiveSearch": .caseInsensitive
    case "diacriticInsensitive", "diacriticInsensitiveSearch": .diacriticInsensitive
    case "widthInsensitive", "widthInsensitiveSearch": .widthInsensitive
    case "numeric", "numericSearch": .numeric
    case "backwards", "backwardsSearch": .backwards
    case "anchored", "anchoredSearch": .anchored
    case "literal", "literalSearch": .literal
    case "forcedOrdering", "forcedOrderingSearch": .forcedOrdering
    default: []
    }
  }
}
