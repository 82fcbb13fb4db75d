import Foundation

extension MemberTable {
  /// What every sequence has; arrays, sets, dictionaries, ranges and strings.
  static let sequence = MemberTable(
    properties: [
      "isEmpty": { value, evaluator, place in
        .bool(evaluator.elements(of: value, at: place)?.isEmpty ?? true)
      },
      "count": { value, evaluator, place in
        if case .range(let range) = value { return .int(range.integers?.count ?? 0) }
        return .int(evaluator.elements(of: value, at: place)?.count ?? 0)
      },
      "first": { value, evaluator, place in evaluator.elements(of: value, at: place)?.first ?? .null
      },
      "last": { value, evaluator, place in evaluator.elements(of: value, at: place)?.last ?? .null
      },
      "indices": { value, evaluator, place in
        let count = evaluator.elements(of: value, at: place)?.count ?? 0
        return .range(
          RangeValue(lower: 0, upper: Double(count), isClosed: false, isInteger: true))
      },
      "startIndex": { _, _, _ in .int(0) },
      "endIndex": { value, evaluator, place in
        .int(evaluator.elements(of: value, at: place)?.count ?? 0)
      },
      "lazy": { value, _, _ in value },
      "underestimatedCount": { value, evaluator, place in
        .int(evaluator.elements(of: value, at: place)?.count ?? 0)
      },
    ],
    methods: [
      "map": {
        try list($0, $1) { elements, call in try elements.map { try call.callFunction(0, $0) } }
      },
      "compactMap": {
        try list($0, $1) { elements, call in
          try elements.map { try call.callFunction(0, $0) }.filter { !$0.isNone }
        }
      },
      "flatMap": {
        try list($0, $1) { elements, call in
          try elements.flatMap { element -> [Value] in
            let value = try call.callFunction(0, element)
            if value.isNone { return [] }
            let made = call.evaluator.elements(of: value, at: call.place) ?? [value]
            try call.evaluator.budget.reserve(made.count * 16)
            return made
          }
        }
      },
      "filter": { base, call in
        if case .dictionary(let entries) = base {
          var result = DictionaryValue()
          for (key, value) in zip(entries.keys, entries.values)
          where try call.test(
            0, .tuple(TupleValue(labels: ["key", "value"], elements: [key, value])))
          {
            result[key] = value
          }
          return .dictionary(result)
        }
        let kept = try items(base, call).filter { try call.test(0, $0) }
        if case .string = base { return .string(kept.map(call.evaluator.describe).joined()) }
        if case .set = base { return setValue(kept) }
        return .array(kept)
      },
      "forEach": { base, call in
        for element in items(base, call) {
          try call.evaluator.budget.step()
          _ = try call.callFunction(0, element)
        }
        return .void
      },
      "contains": { base, call in
        if let predicate = call["where"] ?? function(call) {
          return .bool(
            try items(base, call).contains {
              call.evaluator.isTrue(
                try call.evaluator.call(predicate, with: [$0], at: call.place), at: call.place)
            })
        }
        if case .range(let range) = base, let number = call[0].number {
          return .bool(range.contains(number))
        }
        if case .set(let set) = base, !call[0].isImplicit { return .bool(set[call[0]] != nil) }
        let elements = items(base, call)
        let wanted =
          try elements.first.map {
            try call.evaluator.literal(call[0], like: $0)
              ?? call.evaluator.resolve(call[0], like: $0, at: call.place)
          } ?? call[0]
        return .bool(
          try elements.contains {
            try call.evaluator.areEqual($0, wanted, in: nil, at: call.place)
          })
      },
      "first": { base, call in
        guard let predicate = call["where"] ?? function(call) else { return nil }
        return try items(base, call).first {
          call.evaluator.isTrue(
            try call.evaluator.call(predicate, with: [$0], at: call.place), at: call.place)
        } ?? .null
      },
      "last": { base, call in
        guard let predicate = call["where"] ?? function(call) else { return nil }
        return try items(base, call).last {
          call.evaluator.isTrue(
            try call.evaluator.call(predicate, with: [$0], at: call.place), at: call.place)
        } ?? .null
      },
      "firstIndex": { base, call in
        let elements = items(base, call)
        let index =
          if let predicate = call["where"] ?? function(call) {
            try elements.firstIndex {
              call.evaluator.isTrue(
                try call.evaluator.call(predicate, with: [$0], at: call.place), at: call.place)
            }
          } else {
            try elements.firstIndex {
              try call.evaluator.areEqual(
                $0, call.evaluator.resolve(call[0], like: $0, at: call.place), in: nil,
                at: call.place)
            }
          }
        return index.map { .int($0) } ?? .null
      },
      "allSatisfy": { base, call in .bool(try items(base, call).allSatisfy { try call.test(0, $0) })
      },
      "reduce": { base, call in
        if var total = call["into"] {
          for element in items(base, call) {
            total = try reduced(call, &total, element)
          }
          return total
        }
        var total = call[0]
        for element in items(base, call) { total = try call.callFunction(1, total, element) }
        return total
      },
      "sorted": { base, call in .array(try sorted(items(base, call), call)) },
      "reversed": { base, call in
        if case .string(let text) = base { return .string(String(text.reversed())) }
        return .array(items(base, call).reversed())
      },
      "shuffled": { base, call in .array(items(base, call)) },
      "enumerated": { base, call in
        .array(
          items(base, call).enumerated().map {
            .tuple(TupleValue(labels: ["offset", "element"], elements: [.int($0), $1]))
          })
      },
      "prefix": { base, call in
        if let predicate = call["while"] ?? function(call) {
          return slice(
            base,
            try items(base, call).prefix {
              call.evaluator.isTrue(
                try call.evaluator.call(predicate, with: [$0], at: call.place), at: call.place)
            }, call)
        }
        let count = call.integer(0) ?? 0
        return slice(
          base, items(base, call).prefix(max(0, call["through"] == nil ? count : count &+ 1)), call)
      },
      "suffix": { base, call in
        if let start = call["from"]?.amount {
          return slice(base, items(base, call).dropFirst(max(0, start)), call)
        }
        return slice(base, items(base, call).suffix(max(0, call.integer(0) ?? 0)), call)
      },
      "dropFirst": { base, call in
        slice(base, items(base, call).dropFirst(max(0, call.integer(0) ?? 1)), call)
      },
      "dropLast": { base, call in
        slice(base, items(base, call).dropLast(max(0, call.integer(0) ?? 1)), call)
      },
      "min": { base, call in try sorted(items(base, call), call).first ?? .null },
      "max": { base, call in try sorted(items(base, call), call).last ?? .null },
      "randomElement": { base, call in items(base, call).first ?? .null },
      "joined": { base, call in
        let elements = items(base, call)
        if case .array = elements.first {
          return .array(
            try elements.flatMap {
              let made = call.evaluator.elements(of: $0, at: call.place) ?? []
              try call.evaluator.budget.reserve(made.count * 16)
              return made
            })
        }
        let separator = call["separator"].map(call.evaluator.describe) ?? ""
        let words = try elements.map { element in
          let word = call.evaluator.describe(element)
          try call.evaluator.budget.reserve(word.utf8.count + separator.utf8.count)
          return word
        }
        return .string(words.joined(separator: separator))
      },
      "distance": { _, call in
        .int((call.items.last?.value.integer ?? 0) &- (call.integer(0) ?? 0))
      },
      "index": { base, call in
        if let after = call["after"]?.integer { return .int(after &+ 1) }
        if let before = call["before"]?.integer { return .int(before &- 1) }
        let index = (call.integer(0) ?? 0) &+ (call["offsetBy"]?.amount ?? call.integer(1) ?? 0)
        if let limit = call["limitedBy"]?.amount {
          let isBehind = (call["offsetBy"]?.amount ?? 0) >= 0 ? index > limit : index < limit
          if isBehind { return .some(.null) }
        }
        return .int(index)
      },
      "split": { base, call in
        let separator = call["separator"] ?? call[0]
        let predicate = call["whereSeparator"] ?? function(call)
        let parts = try items(base, call).split(
          maxSplits: call["maxSplits"]?.amount.map { max(0, $0) } ?? .max,
          omittingEmptySubsequences: call["omittingEmptySubsequences"].map {
            call.evaluator.isTrue($0, at: call.place)
          } ?? true
        ) { element in
          guard let predicate else { return element == separator }
          return call.evaluator.isTrue(
            try call.evaluator.call(predicate, with: [element], at: call.place), at: call.place)
        }
        return .array(parts.map { slice(base, $0, call) })
      },
      "makeIterator": { base, call in .wrap(IteratorValue(items(base, call))) },
      "starts": { base, call in
        guard let prefix = call["with"] else { return nil }
        let wanted = call.evaluator.elements(of: prefix, at: call.place) ?? []
        return .bool(items(base, call).starts(with: wanted))
      },
      "drop": { base, call in
        guard let predicate = call["while"] ?? function(call) else { return nil }
        return slice(
          base,
          try items(base, call).drop {
            call.evaluator.isTrue(
              try call.evaluator.call(predicate, with: [$0], at: call.place), at: call.place)
          }, call)
      },
      "lastIndex": { base, call in
        let elements = items(base, call)
        let predicate = call["where"] ?? function(call)
        let index = try elements.indices.last { index in
          if let predicate {
            return call.evaluator.isTrue(
              try call.evaluator.call(predicate, with: [elements[index]], at: call.place),
              at: call.place)
          }
          return try call.evaluator.areEqual(
            elements[index],
            call.evaluator.resolve(call[0], like: elements[index], at: call.place), in: nil,
            at: call.place)
        }
        return index.map { .int($0) } ?? .null
      },
      "count": { base, call in
        guard call["where"] != nil || function(call) != nil else { return nil }
        return .int(try items(base, call).filter { try call.test(0, $0) }.count)
      },
      "lexicographicallyPrecedes": { base, call in
        let others = call.evaluator.elements(of: call[0], at: call.place) ?? []
        let elements = items(base, call)
        for (a, b) in zip(elements, others) {
          let order = try call.evaluator.order(a, b, at: call.place) ?? 0
          if order != 0 { return .bool(order < 0) }
        }
        return .bool(elements.count < others.count)
      },
      "elementsEqual": { base, call in
        .bool(items(base, call) == (call.evaluator.elements(of: call[0], at: call.place) ?? []))
      },
    ])

  private static func items(_ base: Value, _ call: Arguments) -> [Value] {
    let elements = call.evaluator.elements(of: base, at: call.place) ?? []
    call.evaluator.budget.allocate(elements.count * 8)
    return elements
  }

  private static func list(
    _ base: Value, _ call: Arguments, _ body: ([Value], Arguments) throws -> [Value]
  ) throws -> Value { .array(try body(items(base, call), call)) }

  private static func function(_ call: Arguments) -> Value? {
    if call.items.first?.isTrailing == true { return call[0] }
    return nil
  }

  private static func slice(_ base: Value, _ part: some Sequence<Value>, _ call: Arguments) -> Value
  {
    if case .string = base { return .string(part.map(call.evaluator.describe).joined()) }
    return .array(Array(part))
  }

  /// A set of elements.
  static func setValue(_ elements: [Value]) -> Value {
    var result = DictionaryValue()
    for element in elements { result[element] = .void }
    return .set(result)
  }

  private static func reduced(_ call: Arguments, _ total: inout Value, _ element: Value) throws
    -> Value
  {
    guard case .function(let function) = call[call.count - 1],
      case .lowered(let node, let captured, let receiver, let owner) = function.body,
      let first = node.parameters.first
    else { return total }
    let frame = Frame(
      evaluator: call.evaluator, size: node.frameSize, parent: captured, receiver: receiver,
      owner: owner)
    frame.slots[first.slot] = total
    if node.parameters.count > 1 { frame.slots[node.parameters[1].slot] = element }
    _ = try call.evaluator.run(node, in: frame)
    return frame.slots[first.slot]
  }
}
