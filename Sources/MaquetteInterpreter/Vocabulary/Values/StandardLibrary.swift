import Foundation
import MaquetteUI

extension FunctionEntry {
  /// Conversions and free functions of the standard library and Foundation.
  static let standard: [FunctionEntry] = conversions + collections + numbers + effects

  private static let conversions: [FunctionEntry] = [
    FunctionEntry("String") { call in
      if let format = call["format"] {
        let format = call.evaluator.describe(format)
        let values = call.items.dropFirst().filter { $0.label != "locale" }.map(\.value)
        return .string(
          call.evaluator.numbered(format, values) ?? call.evaluator.formatted(format, values))
      }
      if let data = (call["data"] ?? call["decoding"])?.native(as: Data.self) {
        try call.evaluator.budget.reserve(data.count)
        return String(data: data, encoding: .utf8).map { .string($0) } ?? .null
      }
      if call["contentsOfFile"] != nil || call["contentsOf"] != nil {
        call.evaluator.log.report(
          .note, .noEffect, name: "contentsOf", "no file is read in previews", at: call.place)
        return .stub(Stub(name: "contents"))
      }
      if let text = call.localizedText() { return .string(text) }
      if let repeated = call["repeating"], let count = call["count"]?.amount,
        (0..<1_000_000).contains(count)
      {
        let text = call.evaluator.describe(repeated)
        try call.evaluator.budget.reserve(text.utf8.count * count)
        return .string(String(repeating: text, count: count))
      }
      if let described = call["describing"] ?? call["reflecting"] {
        return .string(call.evaluator.describe(described))
      }
      if let radix = call["radix"]?.number, case .int(let number) = call[0],
        (2...36).contains(radix)
      {
        let isUpper = call["uppercase"].map { call.evaluator.isTrue($0, at: call.place) } ?? false
        return .string(String(number, radix: Int(radix), uppercase: isUpper))
      }
      if case .array(let characters) = call[0] {
        return .string(characters.map(call.evaluator.describe).joined())
      }
      return .string(call.count == 0 ? "" : call.text(0))
    },
    FunctionEntry("Character") { call in .string(call.text(0)) },
    FunctionEntry("UnicodeScalar") { call in scalar(call) },
    FunctionEntry("Unicode.Scalar") { call in scalar(call) },
    FunctionEntry("ObjectIdentifier") { call in
      switch call[0] {
      case .object(let object): .wrap(ObjectIdentifier(object))
      case .type(let type): .wrap(TypeIdentity(name: type.name))
      default: nil
      }
    },
    FunctionEntry("Substring") { call in .string(call.text(0)) },
    .localizedString,
    FunctionEntry("Bool") { call in
      switch call[0] {
      case .bool: call[0]
      case .string(let text): Bool(text).map { .bool($0) } ?? Value.null
      default: .bool(false)
      }
    },
    FunctionEntry("Set") { call in
      MemberTable.setValue(
        call.count == 0 ? [] : call.evaluator.elements(of: call[0], at: call.place) ?? [])
    },
    FunctionEntry("IndexSet") { call in
      if let one = call["integer"] { return .set(MemberTable.indexSet([one])) }
      let given = call["integersIn"] ?? call[0]
      let positions =
        call.count == 0 ? [] : call.evaluator.elements(of: given, at: call.place) ?? []
      return MemberTable.setValue(
        positions.sorted { ($0.position ?? 0) < ($1.position ?? 0) })
    },
    FunctionEntry("Array") { call in
      if let repeated = call["repeating"], let given = call["count"] {
        // How many there are may not be known here.
        guard let count = given.amount, (0...100_000).contains(count) else {
          return call.evaluator.trap(
            "can't construct Array with count \(call.evaluator.describe(given))", at: call.place)
        }
        try call.evaluator.budget.reserve(count * 16)
        return .array(Array(repeating: repeated, count: count))
      }
      return .array(
        call.count == 0 ? [] : call.evaluator.elements(of: call[0], at: call.place) ?? [])
    },
    FunctionEntry("Dictionary") { call in
      var result = DictionaryValue()
      if let sequence = call["grouping"] {
        for element in call.evaluator.elements(of: sequence, at: call.place) ?? [] {
          let key = try call.callFunction(1, element)
          if case .array(let elements)? = result[key] {
            result[key] = .array(elements + [element])
          } else {
            result[key] = .array([element])
          }
        }
        return .dictionary(result)
      }
      for pair in call.count == 0 ? [] : call.evaluator.elements(of: call[0], at: call.place) ?? []
      {
        guard case .tuple(let tuple) = pair, tuple.elements.count == 2 else { continue }
        if call.count > 1, let old = result[tuple.elements[0]] {
          result[tuple.elements[0]] = try call.callFunction(1, old, tuple.elements[1])
        } else {
          result[tuple.elements[0]] = tuple.elements[1]
        }
      }
      return .dictionary(result)
    },
    FunctionEntry("Optional") { call in call[0] },
    FunctionEntry("ClosedRange") { call in range(call, isClosed: true) },
    FunctionEntry("Range") { call in range(call, isClosed: false) },

    FunctionEntry("Decimal") { call in
      if call.count == 0 { return .wrap(Decimal(0)) }
      return call[0].converted(to: Decimal.self).map { .wrap($0) }
        ?? Decimal(string: call.text(0)).map { .wrap($0) } ?? Value.null
    },
    FunctionEntry("NSNumber") { call in call[0] },
    FunctionEntry("NSDecimalNumber") { call in call[0] },
  ]

  /// A scalar of Unicode by its number, as a text of that one.
  private static func scalar(_ call: Arguments) -> Value? {
    if case .string = call[0] { return call[0] }
    guard let number = call[0].integer.flatMap({ UInt32(exactly: $0) }) else { return nil }
    return Unicode.Scalar(number).map { .string(String(Character($0))) } ?? .null
  }

  /// A range of two bounds, or of another range.
  private static func range(_ call: Arguments, isClosed: Bool) -> Value? {
    if case .tuple(let bounds)? = call["uncheckedBounds"], bounds.elements.count == 2,
      let lower = bounds.elements[0].number, let upper = bounds.elements[1].number
    {
      let isInteger = bounds.elements.allSatisfy { if case .double = $0 { false } else { true } }
      return .range(
        RangeValue(lower: lower, upper: upper, isClosed: isClosed, isInteger: isInteger))
    }
    guard case .range(var range) = call[0] else { return nil }
    if range.isInteger, range.isClosed != isClosed, let upper = range.upper {
      range.upper = isClosed ? upper - 1 : upper + 1
    }
    range.isClosed = isClosed
    return .range(range)
  }

  private static let collections: [FunctionEntry] = [
    FunctionEntry("zip") { call in
      // Of a range without an end as many are taken as the other side has.
      func counted(_ value: Value, like other: [Value]) -> [Value]? {
        guard case .range(let range) = value, range.isInteger, range.upper == nil,
          let lower = range.lower
        else { return nil }
        let first = RangeValue.whole(lower)
        return other.indices.map { .int(first &+ $0) }
      }
      let evaluator = call.evaluator
      if let first = counted(call[0], like: []), first.isEmpty {
        let b = evaluator.elements(of: call[1], at: call.place) ?? []
        return pairs(counted(call[0], like: b) ?? [], b)
      }
      let a = evaluator.elements(of: call[0], at: call.place) ?? []
      let b = counted(call[1], like: a) ?? evaluator.elements(of: call[1], at: call.place) ?? []
      return pairs(a, b)
    },
    FunctionEntry("stride") { call in
      if call.items.contains(where: \.value.isStub) { return .stub(Stub(name: "stride")) }
      guard let from = call["from"]?.number, let by = call["by"]?.number, by != 0,
        let end = (call["to"] ?? call["through"])?.number
      else { return call.evaluator.trap("Stride size must not be zero", at: call.place) }
      var isInteger = true
      for item in call.items { if case .double = item.value { isInteger = false } }
      var result: [Value] = []
      var current = from
      while by > 0 ? current < end : current > end, result.count < 100_000 {
        result.append(isInteger ? .int(RangeValue.whole(current)) : .double(current))
        current += by
      }
      if call["through"] != nil, current == end {
        result.append(isInteger ? .int(RangeValue.whole(current)) : .double(current))
      }
      return .array(result)
    },
    FunctionEntry("repeatElement") { call in
      guard let given = call["count"], let count = given.amount, (0...100_000).contains(count)
      else { return nil }
      try call.evaluator.budget.reserve(count * 16)
      return .array(Array(repeating: call[0], count: count))
    },
    FunctionEntry("sequence") { call in
      guard let first = call["first"] else { return nil }
      var elements: [Value] = []
      var next = first
      // One that never ends is cut where a preview's patience ends.
      while !next.isNone, elements.count < 1_000 {
        try call.evaluator.budget.step()
        elements.append(next)
        next = try call.callFunction(1, next)
      }
      return .array(elements)
    },
    FunctionEntry("swap") { call in
      call.evaluator.inoutValues?.values = [0: call[1], 1: call[0]]
      return .void
    },
    FunctionEntry("min") { call in try extreme(call, isLess: true) },
    FunctionEntry("max") { call in try extreme(call, isLess: false) },
  ]

  private static func pairs(_ a: [Value], _ b: [Value]) -> Value {
    .array(zip(a, b).map { .tuple(TupleValue(labels: [nil, nil], elements: [$0, $1])) })
  }

  private static func extreme(_ call: Arguments, isLess: Bool) throws -> Value {
    var best = call[0]
    for item in call.items.dropFirst() {
      let order = try call.evaluator.order(item.value, best, at: call.place) ?? 0
      if isLess ? order < 0 : order > 0 { best = item.value }
    }
    let isReal = call.items.contains { if case .double = $0.value { true } else { false } }
    if isReal, case .int(let number) = best { return .double(Double(number)) }
    return best
  }

  private static let numbers: [FunctionEntry] =
    ["Int8", "Int16", "Int32", "UInt8", "UInt16", "UInt32", "UInt64", "UInt", "Float"].compactMap {
      name in
      SizedNumber.Kind(type: name).map { kind in
        FunctionEntry(name) { call in try call.evaluator.convert(call, to: kind) }
      }
    }
    + ["Int", "Int64"].map { name in
      FunctionEntry(name) { call in
        if let radix = call["radix"]?.number, (2...36).contains(radix) {
          return Int(call.text(0), radix: Int(radix)).map { .int($0) } ?? Value.null
        }
        if call["exactly"] != nil, let number = call[0].number, call[0].integer != nil,
          number.rounded(.towardZero) != number
        {
          return .some(.null)
        }
        switch call[0] {
        case .int: return call[0]
        case .sized(let number) where !number.number.isFinite && call["exactly"] == nil:
          return call.evaluator.trap(
            "Float value cannot be converted to Int because it is either infinite or NaN",
            at: call.place)
        case .sized(let number):
          return call[0].integer.map { .int($0) }
            ?? (call["exactly"] != nil
              ? .some(.null)
              : call.evaluator.trap(
                "not enough bits to represent the passed value \(number)", at: call.place))
        case .bool(let value): return .int(value ? 1 : 0)
        case .string(let text): return Int(text).map { .int($0) } ?? Value.null
        case .double(let number):
          return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
            ?? call.evaluator.trap(
              "Double value cannot be converted to Int because it is either infinite or NaN",
              at: call.place)
        case .enumCase(let value): return try call.evaluator.rawValue(of: value) ?? .int(0)
        case .stub: return call[0]
        default: return .int(0)
        }
      }
    }
    + ["Double", "CGFloat", "TimeInterval"].map { name in
      FunctionEntry(name) { call in
        switch call[0] {
        case .int(let number): .double(Double(number))
        case .sized(let number): .double(number.number)
        case .string(let text): Double(text).map { .double($0) } ?? Value.null
        case .native(let native):
          (native.value as? Decimal).map { .double(NSDecimalNumber(decimal: $0).doubleValue) }
            ?? call[0]
        default: call.count == 0 ? .double(0) : call[0]
        }
      }
    }
    + [
      function("abs") { abs($0) }, function("sqrt") { $0.squareRoot() },
      function("floor") { $0.rounded(.down) }, function("ceil") { $0.rounded(.up) },
      function("round") { $0.rounded() }, function("sin") { sin($0) }, function("cos") { cos($0) },
      function("log") { log($0) }, function("log10") { log10($0) }, function("exp") { exp($0) },
      function("tan") { tan($0) }, function("asin") { asin($0) }, function("acos") { acos($0) },
      function("atan") { atan($0) }, function("sinh") { sinh($0) }, function("cosh") { cosh($0) },
      function("tanh") { tanh($0) }, function("log2") { log2($0) }, function("exp2") { exp2($0) },
      function("log1p") { log1p($0) }, function("expm1") { expm1($0) },
      function("cbrt") { cbrt($0) }, function("trunc") { $0.rounded(.towardZero) },
      function("rint") { $0.rounded(.toNearestOrEven) }, function("fabs") { abs($0) },
      ofTwo("atan2") { atan2($0, $1) }, ofTwo("hypot") { hypot($0, $1) },
      ofTwo("fmod") { fmod($0, $1) }, ofTwo("fmin") { fmin($0, $1) },
      ofTwo("fmax") { fmax($0, $1) }, ofTwo("copysign") { copysign($0, $1) },
      ofTwo("remainder") { remainder($0, $1) }, whole("lround"), whole("lrint"),
      // A preview looks the same each time.
      FunctionEntry("srand48") { _ in .void }, FunctionEntry("drand48") { _ in .double(0.5) },
      FunctionEntry("arc4random_uniform") { call in .int((call.integer(0) ?? 0) / 2) },
      FunctionEntry("pow") { call in
        guard let a = call[0].number, let b = call[1].number else { return nil }
        return .double(Foundation.pow(a, b))
      },
    ]

  private static func function(_ name: String, _ body: @escaping @MainActor (Double) -> Double)
    -> FunctionEntry
  {
    FunctionEntry(name) { call in
      if name == "abs", case .int(let number) = call[0] {
        return number == Int.min
          ? call.evaluator.trap("arithmetic overflow in abs", at: call.place)
          : .int(Swift.abs(number))
      }
      return call[0].number.map { call.evaluator.narrowed(.double(body($0)), like: call[0]) }
    }
  }

  private static func ofTwo(
    _ name: String, _ body: @escaping @MainActor (Double, Double) -> Double
  ) -> FunctionEntry {
    FunctionEntry(name) { call in
      guard let a = call[0].number, let b = call[1].number else { return nil }
      return .double(body(a, b))
    }
  }

  /// A function that rounds to a whole number.
  private static func whole(_ name: String) -> FunctionEntry {
    FunctionEntry(name) { call in
      guard let number = call[0].number else { return nil }
      let rule: FloatingPointRoundingRule =
        name == "lround" ? .toNearestOrAwayFromZero : .toNearestOrEven
      return Int(exactly: number.rounded(rule)).map { .int($0) }
        ?? call.evaluator.trap("'\(number)' is beyond the range of 'Int'", at: call.place)
    }
  }

  private static let effects: [FunctionEntry] = [
    FunctionEntry("print") { call in
      let words = call.items.filter { $0.label == nil }.map { call.evaluator.describe($0.value) }
      call.evaluator.keepOutput(words.joined(separator: " "))
      return .void
    },
    FunctionEntry("debugPrint") { call in
      call.evaluator.keepOutput(call.text(0))
      return .void
    },
    FunctionEntry("NSLog") { call in
      call.evaluator.keepOutput(call.text(0))
      return .void
    },
    FunctionEntry("withAnimation") { call in
      guard let body = call.items.last?.value else { return .void }
      return try call.evaluator.call(body, with: [], at: call.place)
    },
    FunctionEntry("withTransaction") { call in
      guard let body = call.items.last?.value else { return .void }
      return try call.evaluator.call(body, with: [], at: call.place)
    },
    FunctionEntry("type") { call in
      guard let value = call["of"] else { return nil }
      return .type(value.typeReference ?? .known(value.writtenTypeName))
    },
    FunctionEntry("assert") { _ in .void }, FunctionEntry("precondition") { _ in .void },
    FunctionEntry("fatalError") { call in
      call.evaluator.trap(
        "Fatal error" + (call.count > 0 ? ": " + call.text(0) : ""), at: call.place)
    },
    FunctionEntry("KeyPathComparator") { call in comparator(call) },
    FunctionEntry("SortDescriptor") { call in comparator(call) },
  ]

  private static func comparator(_ call: Arguments) -> Value? {
    guard case .keyPath(let path) = call[0] else { return nil }
    var isReversed = false
    if case .implicit(let order)? = call["order"] { isReversed = order.name == "reverse" }
    return .wrap(ComparisonValue(path: path, isReversed: isReversed))
  }
}

extension MemberTable {
  /// A set of positions.
  static func indexSet(_ elements: [Value]) -> DictionaryValue {
    var result = DictionaryValue()
    for element in elements { result[element] = .void }
    return result
  }
}

/// A type as one that is told from others.
private struct TypeIdentity: Hashable {
  let name: String
}
