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
      "doubleValue": { value, _, _ in value.number.map { .double($0) } },
      "intValue": { value, _, _ in
        value.number.flatMap { Int(exactly: $0.rounded()) }.map { .int($0) }
      },
    ],
    methods: [
      "rounded": { base, call in
        guard let number = base.number else { return nil }
        guard case .implicit(let rule) = call[0] else { return .double(number.rounded()) }
        switch rule.name {
        case "up": return .double(number.rounded(.up))
        case "down": return .double(number.rounded(.down))
        case "towardZero": return .double(number.rounded(.towardZero))
        case "awayFromZero": return .double(number.rounded(.awayFromZero))
        case "toNearestOrEven": return .double(number.rounded(.toNearestOrEven))
        default: return .double(number.rounded())
        }
      },
      "isMultiple": { base, call in
        guard case .int(let number) = base, let divisor = call["of"]?.integer else { return nil }
        return .bool(divisor == 0 ? number == 0 : number.isMultiple(of: divisor))
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
      "round": { base, _ in
        guard let number = base.number else { return nil }
        base = .double(number.rounded())
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
}
