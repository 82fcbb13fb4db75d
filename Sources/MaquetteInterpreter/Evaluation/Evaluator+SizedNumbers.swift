extension Evaluator {
  /// An operator between numbers of which one has a width of its own: the other is a literal.
  func sizedArithmetic(
    _ operation: BinaryOperation?, _ a: Value, _ b: Value, at place: SourceLocation
  ) -> Value? {
    let kind: SizedNumber.Kind
    switch (a, b) {
    case (.sized(let number), _), (_, .sized(let number)): kind = number.kind
    default: return nil
    }
    if let shifted = shifted(operation, a, b) { return shifted }
    guard let operation, let left = a.narrowed(to: kind), let right = b.narrowed(to: kind),
      case .sized(let x) = left, case .sized(let y) = right
    else { return nil }
    switch (x.magnitude, y.magnitude) {
    case (.real(let x), .real(let y)):
      return real(operation, x, y).map { .sized(SizedNumber(Double($0))) }
    case (.whole(let x), .whole(let y)): return whole(operation, x, y, kind, at: place)
    default: return nil
    }
  }

  /// A number shifted by a count of any integer type; bits that leave its width are lost.
  private func shifted(_ operation: BinaryOperation?, _ a: Value, _ b: Value) -> Value? {
    guard operation == .shiftLeft || operation == .shiftRight, let given = b.integer else {
      return nil
    }
    let count = Swift.max(-127, Swift.min(given, 127))
    switch a {
    case .sized(let number):
      guard case .whole(let whole) = number.magnitude else { return nil }
      let left = operation == .shiftLeft ? count : -count
      return .sized(SizedNumber(number.kind, truncating: left < 64 ? whole << left : 0))
    case .int(let whole):
      return .int(operation == .shiftLeft ? whole << count : whole >> count)
    default: return nil
    }
  }

  private func real(_ operation: BinaryOperation, _ x: Float, _ y: Float) -> Float? {
    switch operation {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .remainder: x.truncatingRemainder(dividingBy: y)
    default: nil
    }
  }

  private func whole(
    _ operation: BinaryOperation, _ x: Int128, _ y: Int128, _ kind: SizedNumber.Kind,
    at place: SourceLocation
  ) -> Value? {
    let result: Int128
    switch operation {
    case .add: result = x + y
    case .subtract: result = x - y
    case .multiply:
      let product = x.multipliedReportingOverflow(by: y)
      result = product.overflow ? .max : product.partialValue
    case .divide:
      if y == 0 { return trap("division by zero", at: place) }
      result = x / y
    case .remainder:
      if y == 0 { return trap("division by zero in remainder operation", at: place) }
      result = x % y
    case .bitAnd: result = x & y
    case .bitOr: result = x | y
    case .bitXor: result = x ^ y
    case .wrappingAdd: return .sized(SizedNumber(kind, truncating: x + y))
    case .wrappingSubtract: return .sized(SizedNumber(kind, truncating: x - y))
    case .wrappingMultiply:
      return .sized(
        SizedNumber(kind, truncating: x.multipliedReportingOverflow(by: y).partialValue))
    default: return nil
    }
    if let number = SizedNumber(kind, exactly: result) { return .sized(number) }
    return trap(
      "arithmetic operation '\(x) \(operation.rawValue) \(y)' (on type '\(kind.rawValue)') results "
        + "in an overflow", at: place)
  }

  /// `-a` and `~a` of a number with a width of its own.
  func sizedPrefix(_ symbol: String, _ number: SizedNumber, at place: SourceLocation) -> Value? {
    switch (symbol, number.magnitude) {
    case ("-", .real(let value)): return .sized(SizedNumber(Double(-value)))
    case ("-", .whole(let value)):
      if let negated = SizedNumber(number.kind, exactly: -value) { return .sized(negated) }
      return trap("arithmetic operation '-\(value)' results in an overflow", at: place)
    case ("~", .whole(let value)): return .sized(SizedNumber(number.kind, truncating: ~value))
    default: return nil
    }
  }

  /// What describes the number itself, rather than what it is worth.
  func sizedProperty(_ name: String, _ number: SizedNumber) -> Value? {
    switch name {
    case "description", "debugDescription": .string(number.description)
    case "self", "id": .sized(number)
    default: nil
    }
  }

  /// `UInt8.max` and its like.
  func sizedStatic(_ name: String, _ kind: SizedNumber.Kind) -> Value? {
    let whole: Int128? =
      switch name {
      case "max": kind.range?.upperBound
      case "min": kind.range?.lowerBound
      case "zero": 0
      default: nil
      }
    if name == "bitWidth", let range = kind.range {
      let values = range.upperBound - range.lowerBound
      return .int(128 - values.leadingZeroBitCount)
    }
    if let whole { return SizedNumber(kind, exactly: whole).map { .sized($0) } }
    guard kind == .float else { return nil }
    switch name {
    case "greatestFiniteMagnitude":
      return .sized(SizedNumber(Double(Float.greatestFiniteMagnitude)))
    case "leastNonzeroMagnitude": return .sized(SizedNumber(Double(Float.leastNonzeroMagnitude)))
    case "pi": return .sized(SizedNumber(Double(Float.pi)))
    case "infinity": return .sized(SizedNumber(.infinity))
    case "nan": return .sized(SizedNumber(.nan))
    default: return nil
    }
  }

  /// A result of the standard library's arithmetic as the kind of number that it was asked of.
  func narrowed(_ result: Value, like number: Value) -> Value {
    guard case .sized(let sized) = number else { return result }
    switch result {
    case .int, .double: return result.narrowed(to: sized.kind) ?? result
    default: return result
    }
  }

  /// `UInt8(value)`, `Float(value)` and their like, with the labels that they take.
  func convert(_ call: Arguments, to kind: SizedNumber.Kind) throws -> Value {
    guard let first = call.items.first else {
      return Value.int(0).narrowed(to: kind) ?? .int(0)
    }
    let given = unbound(first.value)
    switch given {
    case .stub: return given
    case .string(let text):
      if kind == .float { return Float(text).map { .sized(SizedNumber(Double($0))) } ?? .null }
      let radix = call["radix"]?.integer ?? 10
      guard (2...36).contains(radix), let whole = Int128(text, radix: radix) else { return .null }
      return SizedNumber(kind, exactly: whole).map { .sized($0) } ?? .null
    case .bool(let value): return Value.int(value ? 1 : 0).narrowed(to: kind) ?? .null
    case .enumCase(let value):
      return try rawValue(of: value).flatMap { $0.narrowed(to: kind) } ?? .int(0)
    default: break
    }
    if kind == .float {
      return given.number.map { .sized(SizedNumber($0)) } ?? given.narrowed(to: kind) ?? given
    }
    let whole: Int128? =
      switch given {
      case .sized(let number) where number.whole != nil: number.whole
      default:
        given.number.flatMap {
          Int128(exactly: first.label == "exactly" ? $0 : $0.rounded(.towardZero))
        }
      }
    guard let whole = exact(given) ?? whole else {
      if first.label == "exactly" { return .null }
      guard given.number != nil else { return .int(0) }
      return trap(
        "Double value cannot be converted to \(kind.rawValue) because it is either infinite or NaN",
        at: call.place)
    }
    switch first.label {
    case "exactly": return SizedNumber(kind, exactly: whole).map { .sized($0) } ?? .null
    case "clamping": return .sized(SizedNumber(kind, clamping: whole))
    case "truncatingIfNeeded": return .sized(SizedNumber(kind, truncating: whole))
    default:
      if let number = SizedNumber(kind, exactly: whole) { return .sized(number) }
      return trap("not enough bits to represent the passed value", at: call.place)
    }
  }

  private func exact(_ value: Value) -> Int128? {
    if case .int(let whole) = value { Int128(whole) } else { nil }
  }
}
