import Foundation

extension MemberTable {
  /// What Booleans have.
  static let bool = MemberTable(
    methods: [:],
    mutators: [
      "toggle": { base, _ in
        guard case .bool(let value) = base else { return nil }
        base = .bool(!value)
        return .void
      }
    ])

  /// What integers and floating-point numbers have.
  static let number = MemberTable(
    properties: [
      "magnitude": { value, _, _ in
        if case .int(let number) = value { return .int(Int(clamping: number.magnitude)) }
        return value.number.map { .double(abs($0)) }
      },
      "isNaN": { value, _, _ in .bool(value.number?.isNaN ?? false) },
      "isFinite": { value, _, _ in .bool(value.number?.isFinite ?? true) },
      "isZero": { value, _, _ in .bool(value.number == 0) },
      "isInfinite": { value, _, _ in .bool(value.number?.isInfinite ?? false) },
      "bitWidth": ofWhole { _ in Int.bitWidth },
      "nonzeroBitCount": ofWhole { $0.nonzeroBitCount },
      "leadingZeroBitCount": ofWhole { $0.leadingZeroBitCount },
      "trailingZeroBitCount": ofWhole { $0.trailingZeroBitCount },
      "nextUp": ofReal { $0.nextUp }, "nextDown": ofReal { $0.nextDown }, "ulp": ofReal { $0.ulp },
      "significand": ofReal { $0.significand },
      "exponent": { value, _, _ in
        guard case .double(let number) = value, number.isFinite, number != 0 else { return nil }
        return .int(number.exponent)
      },
      "doubleValue": { value, _, _ in value.number.map { .double($0) } },
      "intValue": { value, _, _ in
        value.number.flatMap { Int(exactly: $0.rounded()) }.map { .int($0) }
      },
    ],
    methods: [
      "rounded": { base, call in
        base.number.map { .double($0.rounded(rule(call))) }
      },
      "isMultiple": { base, call in
        guard case .int(let number) = base, let divisor = call["of"]?.integer else { return nil }
        return .bool(divisor == 0 ? number == 0 : number.isMultiple(of: divisor))
      },
      "addingReportingOverflow": reporting { $0.addingReportingOverflow($1) },
      "subtractingReportingOverflow": reporting { $0.subtractingReportingOverflow($1) },
      "multipliedReportingOverflow": reporting { $0.multipliedReportingOverflow(by: $1) },
      "quotientAndRemainder": { base, call in
        guard case .int(let number) = base, let divisor = call["dividingBy"]?.integer else {
          return nil
        }
        guard divisor != 0, number != Int.min || divisor != -1 else {
          return call.evaluator.trap("division by zero", at: call.place)
        }
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return .tuple(
          TupleValue(
            labels: ["quotient", "remainder"], elements: [.int(quotient), .int(remainder)]))
      },
      "distance": { base, call in
        if case .int(let number) = base, let other = call["to"]?.integer {
          return .int(other &- number)
        }
        guard let number = base.number, let other = call["to"]?.number else { return nil }
        return .double(other - number)
      },
      "remainder": { base, call in
        guard let number = base.number, let divisor = call["dividingBy"]?.number else { return nil }
        return .double(number.remainder(dividingBy: divisor))
      },
      "squareRoot": { base, _ in base.number.map { .double($0.squareRoot()) } },
      "truncatingRemainder": { base, call in
        guard let number = base.number, let divisor = call["dividingBy"]?.number else { return nil }
        return .double(number.truncatingRemainder(dividingBy: divisor))
      },
      "advanced": { base, call in
        if case .int(let number) = base, let step = call["by"]?.integer {
          return .int(number &+ step)
        }
        guard let number = base.number, let step = call["by"]?.number else { return nil }
        return .double(number + step)
      },
      "signum": { base, _ in
        if case .int(let number) = base { .int(number.signum()) } else { nil }
      },
      "clamped": { base, call in
        guard let number = base.number, case .range(let range) = call["to"] ?? call[0] else {
          return nil
        }
        let clamped = min(max(number, range.lower ?? number), range.upper ?? number)
        if case .int = base { return .int(RangeValue.whole(clamped.rounded(.towardZero))) }
        return .double(clamped)
      },
    ],
    mutators: [
      "round": { base, call in
        guard let number = base.number else { return nil }
        base = .double(number.rounded(rule(call)))
        return .void
      },
      "formSquareRoot": { base, _ in
        guard let number = base.number else { return nil }
        base = .double(number.squareRoot())
        return .void
      },
      "negate": { base, _ in
        if case .int(let number) = base {
          base = .int(0 &- number)
        } else if let number = base.number {
          base = .double(-number)
        }
        return .void
      },
    ])

  private static func ofWhole(_ body: @escaping @MainActor (Int) -> Int) -> Property {
    { value, _, _ in if case .int(let number) = value { .int(body(number)) } else { nil } }
  }

  private static func ofReal(_ body: @escaping @MainActor (Double) -> Double) -> Property {
    { value, _, _ in value.number.map { .double(body($0)) } }
  }

  /// The part of a result that fits, and whether it is not the whole.
  private static func reporting(
    _ body: @escaping @MainActor (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> MemberTable.Method {
    { base, call in
      guard case .int(let number) = base, let other = call.items.first?.value.integer else {
        return nil
      }
      let (part, overflows) = body(number, other)
      return .tuple(
        TupleValue(
          labels: ["partialValue", "overflow"], elements: [.int(part), .bool(overflows)]))
    }
  }

  /// The rule that a call rounds by.
  private static func rule(_ call: Arguments) -> FloatingPointRoundingRule {
    guard case .implicit(let rule) = call[0] else { return .toNearestOrAwayFromZero }
    return switch rule.name {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven": .toNearestOrEven
    default: .toNearestOrAwayFromZero
    }
  }
}
