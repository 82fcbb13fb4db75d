extension MemberTable {
  /// What arrays have beside every sequence.
  static let array = MemberTable(
    properties: [
      "isEmpty": { value, _, _ in
        if case .array(let elements) = value { .bool(elements.isEmpty) } else { nil }
      },
      "count": { value, _, _ in
        if case .array(let elements) = value { .int(elements.count) } else { nil }
      },
    ],
    mutators: [
      "append": { base, call in
        guard case .array(var elements) = base else { return nil }
        let more =
          if let more = call["contentsOf"] {
            call.evaluator.elements(of: more, at: call.place) ?? []
          } else if let first = elements.first {
            [try call.evaluator.resolve(call[0], like: first, at: call.place)]
          } else { [call[0]] }
        try call.evaluator.budget.reserve(more.count * 16)
        base = .void
        elements += try call.evaluator.shallow(more, at: call.place)
        base = .array(elements)
        return .void
      },
      "insert": { base, call in
        guard case .array(var elements) = base else { return nil }
        guard let index = call.position("at", upTo: elements.count) else {
          return call.evaluator.trap("Array index is out of range", at: call.place)
        }
        let more =
          call["contentsOf"].map { call.evaluator.elements(of: $0, at: call.place) ?? [] } ?? [
            call[0]
          ]
        try call.evaluator.budget.reserve(more.count * 16)
        // All that comes after it moves.
        try call.evaluator.budget.work((elements.count - index) / Evaluator.itemsOfStep)
        base = .void
        elements.insert(contentsOf: try call.evaluator.shallow(more, at: call.place), at: index)
        base = .array(elements)
        return .void
      },
      "remove": { base, call in
        guard case .array(var elements) = base else { return nil }
        if let offsets = call["atOffsets"] {
          let removed = Set(
            (call.evaluator.elements(of: offsets, at: call.place) ?? []).compactMap(\.integer))
          base = .array(
            elements.enumerated().filter { !removed.contains($0.offset) }.map(\.element))
          return .void
        }
        guard let index = call.position("at", upTo: elements.count - 1) else {
          return call.evaluator.trap("Index out of range", at: call.place)
        }
        try call.evaluator.budget.work((elements.count - index) / Evaluator.itemsOfStep)
        base = .void
        let value = elements.remove(at: index)
        base = .array(elements)
        return value
      },
      "removeAll": { base, call in
        guard case .array(let elements) = base else { return nil }
        if call.count == 0 || call["keepingCapacity"] != nil {
          base = .array([])
        } else {
          base = .array(try elements.filter { !(try call.test(0, $0)) })
        }
        return .void
      },
      "removeFirst": { base, call in try removeEnd(&base, call, first: true) },
      "removeLast": { base, call in try removeEnd(&base, call, first: false) },
      "popLast": { base, call in
        guard case .array(let elements) = base else { return nil }
        return elements.isEmpty ? .some(.null) : try removeEnd(&base, call, first: false)
      },
      "sort": { base, call in
        guard case .array(let elements) = base else { return nil }
        base = .array(try sorted(elements, call))
        return .void
      },
      "reverse": { base, _ in
        guard case .array(let elements) = base else { return nil }
        base = .array(elements.reversed())
        return .void
      },
      "shuffle": { _, _ in .void },
      "reserveCapacity": { _, _ in .void },
      "partition": { base, call in
        guard case .array(let elements) = base else { return nil }
        // Those that the closure holds for come last.
        let first = try elements.filter { !(try call.test(0, $0)) }
        let second = try elements.filter { try call.test(0, $0) }
        base = .array(first + second)
        return .int(first.count)
      },
      "replaceSubrange": { base, call in
        guard case .array(var elements) = base, case .range(let range) = call[0] else {
          return nil
        }
        guard let bounds = range.positions(in: elements.count) else {
          return call.evaluator.trap("Array index is out of range", at: call.place)
        }
        let more = call.evaluator.elements(of: call["with"] ?? .null, at: call.place) ?? []
        try call.evaluator.budget.reserve(more.count * 16)
        base = .void
        elements.replaceSubrange(bounds, with: try call.evaluator.shallow(more, at: call.place))
        base = .array(elements)
        return .void
      },
      "removeSubrange": { base, call in
        guard case .array(var elements) = base, case .range(let range) = call[0] else {
          return nil
        }
        guard let bounds = range.positions(in: elements.count) else {
          return call.evaluator.trap("Array index is out of range", at: call.place)
        }
        base = .void
        elements.removeSubrange(bounds)
        base = .array(elements)
        return .void
      },
      "swapAt": { base, call in
        guard case .array(var elements) = base, let a = call.integer(0), let b = call.integer(1)
        else { return nil }
        guard elements.indices.contains(a), elements.indices.contains(b) else {
          return call.evaluator.trap("Index out of range", at: call.place)
        }
        base = .void
        elements.swapAt(a, b)
        base = .array(elements)
        return .void
      },
      "move": { base, call in
        guard case .array(let elements) = base, let offsets = call["fromOffsets"],
          let target = call["toOffset"]?.integer
        else { return nil }
        let moved = Set(
          (call.evaluator.elements(of: offsets, at: call.place) ?? []).compactMap(\.integer))
        var result = elements.enumerated().filter { !moved.contains($0.offset) }
        let position = result.firstIndex { $0.offset >= target } ?? result.count
        result.insert(
          contentsOf: elements.enumerated().filter { moved.contains($0.offset) }, at: position)
        base = .array(result.map(\.element))
        return .void
      },
    ])

  private static func removeEnd(_ base: inout Value, _ call: Arguments, first: Bool) throws
    -> Value?
  {
    guard case .array(var elements) = base else { return nil }
    let count = call.count == 0 ? 1 : call[0].amount ?? 1
    guard count >= 0, elements.count >= count, !elements.isEmpty || count == 0 else {
      return call.evaluator.trap(
        "can't remove more items from a collection than it has", at: call.place)
    }
    let removed: Value = (first ? elements.first : elements.last) ?? .null
    if first { try call.evaluator.budget.work(elements.count / Evaluator.itemsOfStep) }
    base = .void
    if first { elements.removeFirst(count) } else { elements.removeLast(count) }
    base = .array(elements)
    return removed
  }

  /// What dictionaries have beside every sequence.
  static let dictionary = MemberTable(
    properties: [
      "keys": { value, _, _ in
        if case .dictionary(let entries) = value { .array(entries.keys) } else { nil }
      },
      "values": { value, _, _ in
        if case .dictionary(let entries) = value { .array(entries.values) } else { nil }
      },
    ],
    methods: [
      "mapValues": { base, call in
        guard case .dictionary(let entries) = base else { return nil }
        var result = DictionaryValue()
        for (key, value) in entries.entries { result[key] = try call.callFunction(0, value) }
        return .dictionary(result)
      },
      "compactMapValues": { base, call in
        guard case .dictionary(let entries) = base else { return nil }
        var result = DictionaryValue()
        for (key, value) in entries.entries {
          let made = try call.callFunction(0, value)
          if !made.isNone { result[key] = made }
        }
        return .dictionary(result)
      },
      "merging": { base, call in try merged(base, call) },
    ],
    mutators: [
      "removeValue": { base, call in
        guard case .dictionary(var entries) = base else { return nil }
        let old = entries[call[0]] ?? .null
        base = .void
        entries[call[0]] = nil
        base = .dictionary(entries)
        return old
      },
      "updateValue": { base, call in
        guard case .dictionary(var entries) = base, let key = call["forKey"] else { return nil }
        let old = entries[key] ?? .null
        base = .void
        entries[key] = call[0]
        base = .dictionary(entries)
        return old
      },
      "merge": { base, call in
        base = try merged(base, call) ?? base
        return .void
      },
      "removeAll": { base, _ in
        base = .dictionary(DictionaryValue())
        return .void
      },
    ])

  /// A dictionary with the entries of another; a closure chooses between two values of a key.
  private static func merged(_ base: Value, _ call: Arguments) throws -> Value? {
    guard case .dictionary(var entries) = base else { return nil }
    for pair in call.evaluator.elements(of: call[0], at: call.place) ?? [] {
      guard case .tuple(let tuple) = pair, tuple.elements.count == 2 else { continue }
      let key = tuple.elements[0]
      if let old = entries[key], call.count > 1 {
        entries[key] = try call.callFunction(1, old, tuple.elements[1])
      } else {
        entries[key] = tuple.elements[1]
      }
    }
    return .dictionary(entries)
  }

  /// What sets have beside every sequence.
  static let set = MemberTable(
    methods: [
      "union": { base, call in try combine(base, call) { $0 || $1 } },
      "intersection": { base, call in try combine(base, call) { $0 && $1 } },
      "subtracting": { base, call in try combine(base, call) { $0 && !$1 } },
      "symmetricDifference": { base, call in try combine(base, call) { $0 != $1 } },
      "isSubset": { base, call in
        guard let (set, other) = operands(base, call) else { return nil }
        return .bool(set.keys.allSatisfy { other[$0] != nil })
      },
      "isSuperset": { base, call in
        guard let (set, other) = operands(base, call) else { return nil }
        return .bool(other.keys.allSatisfy { set[$0] != nil })
      },
      "isStrictSubset": { base, call in
        guard let (set, other) = operands(base, call) else { return nil }
        return .bool(set.count < other.count && set.keys.allSatisfy { other[$0] != nil })
      },
      "isStrictSuperset": { base, call in
        guard let (set, other) = operands(base, call) else { return nil }
        return .bool(other.count < set.count && other.keys.allSatisfy { set[$0] != nil })
      },
      "isDisjoint": { base, call in
        guard let (set, other) = operands(base, call) else { return nil }
        return .bool(set.keys.allSatisfy { other[$0] == nil })
      },
    ],
    mutators: [
      "insert": { base, call in
        guard case .set(var set) = base else { return nil }
        var element = call[0]
        if let first = set.firstKey {
          element = try call.evaluator.resolve(element, like: first, at: call.place)
        }
        let isNew = set[element] == nil
        base = .void
        set[element] = .void
        base = .set(set)
        return .tuple(
          TupleValue(
            labels: ["inserted", "memberAfterInsert"], elements: [.bool(isNew), element]))
      },
      "remove": { base, call in
        guard case .set(var set) = base else { return nil }
        let old: Value = set[call[0]] == nil ? .null : call[0]
        base = .void
        set[call[0]] = nil
        base = .set(set)
        return old
      },
      "removeAll": { base, _ in
        base = .set(DictionaryValue())
        return .void
      },
      "removeFirst": { base, _ in
        guard case .set(var set) = base, let first = set.firstKey else { return nil }
        base = .void
        set[first] = nil
        base = .set(set)
        return first
      },
      "popFirst": { base, _ in
        guard case .set(var set) = base else { return nil }
        guard let first = set.firstKey else { return .some(.null) }
        base = .void
        set[first] = nil
        base = .set(set)
        return first
      },
      "update": { base, call in
        guard case .set(var set) = base, let element = call["with"] else { return nil }
        let old: Value = set[element] == nil ? .null : element
        base = .void
        set[element] = .void
        base = .set(set)
        return old
      },
      "formUnion": { base, call in
        base = try combine(base, call) { $0 || $1 } ?? base
        return .void
      },
      "formIntersection": { base, call in
        base = try combine(base, call) { $0 && $1 } ?? base
        return .void
      },
      "formSymmetricDifference": { base, call in
        base = try combine(base, call) { $0 != $1 } ?? base
        return .void
      },
      "subtract": { base, call in
        base = try combine(base, call) { $0 && !$1 } ?? base
        return .void
      },
    ])

  /// The set of a call and that of its first argument.
  private static func operands(_ base: Value, _ call: Arguments) -> (
    set: DictionaryValue, other: DictionaryValue
  )? {
    guard case .set(let set) = base else { return nil }
    let given = call["of"] ?? call["with"] ?? call[0]
    if case .set(let other) = given { return (set, other) }
    let elements = call.evaluator.elements(of: given, at: call.place) ?? []
    return (set, DictionaryValue(elements.map { ($0, .void) }))
  }

  /// The elements of two sets of which it matters in which they are.
  private static func combine(
    _ base: Value, _ call: Arguments, _ keeps: (_ inSet: Bool, _ inOther: Bool) -> Bool
  ) throws -> Value? {
    guard let (set, other) = operands(base, call) else { return nil }
    try call.evaluator.budget.work((set.count + other.count) / Evaluator.itemsOfStep)
    try call.evaluator.budget.reserve((set.count + other.count) * 16)
    var result = DictionaryValue()
    for key in set.keys where keeps(true, other[key] != nil) { result[key] = .void }
    for key in other.keys where set[key] == nil && keeps(false, true) { result[key] = .void }
    return .set(result)
  }

  /// What ranges have beside every sequence.
  static let range = MemberTable(
    properties: [
      "lowerBound": { value, _, _ in
        guard case .range(let range) = value, let end = range.lower else { return nil }
        return range.isInteger ? .int(RangeValue.whole(end)) : .double(end)
      },
      "upperBound": { value, _, _ in
        guard case .range(let range) = value, let end = range.upper else { return nil }
        return range.isInteger ? .int(RangeValue.whole(end)) : .double(end)
      },
    ],
    methods: [
      "contains": { base, call in
        guard case .range(let range) = base, let number = call[0].number else { return nil }
        return .bool(range.contains(number))
      },
      "overlaps": { base, call in
        guard case .range(let one) = base, case .range(let other) = call[0] else { return nil }
        func ends(_ range: RangeValue) -> (Double, Double) {
          let lower = range.lower ?? -.infinity
          let upper = range.upper ?? .infinity
          return (lower, range.isClosed ? upper.nextUp : upper)
        }
        let ((a, b), (c, d)) = (ends(one), ends(other))
        return .bool(a < d && c < b && a < b && c < d)
      },
      "clamped": { base, call in
        guard case .range(var range) = base, case .range(let limits)? = call["to"] else {
          return nil
        }
        func within(_ end: Double?) -> Double? {
          end.map { min(max($0, limits.lower ?? $0), limits.upper ?? $0) }
        }
        range.lower = within(range.lower)
        range.upper = within(range.upper)
        return .range(range)
      },
    ])
}
