/// A number of a type that is narrower than `Int` or `Double`, or unsigned; it keeps the type's
/// width, so that it overflows and rounds where compiled code does.
nonisolated struct SizedNumber {
  /// The types that are kept apart; the others are `Int` and `Double`.
  enum Kind: String {
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case uint = "UInt"
    case float = "Float"

    /// The kind of a type by its name.
    init?(type: String) {
      switch type {
      case "Float32": self = .float
      default: self.init(rawValue: type)
      }
    }

    /// The values that an integer of it can have; nil for a floating-point one.
    var range: ClosedRange<Int128>? {
      switch self {
      case .int8: Self.limits(Int8.self)
      case .int16: Self.limits(Int16.self)
      case .int32: Self.limits(Int32.self)
      case .uint8: Self.limits(UInt8.self)
      case .uint16: Self.limits(UInt16.self)
      case .uint32: Self.limits(UInt32.self)
      case .uint64, .uint: Self.limits(UInt64.self)
      case .float: nil
      }
    }

    private static func limits<T: FixedWidthInteger>(_ type: T.Type) -> ClosedRange<Int128> {
      Int128(T.min)...Int128(T.max)
    }
  }

  enum Magnitude: Hashable {
    case whole(Int128)
    case real(Float)
  }

  let kind: Kind
  let magnitude: Magnitude

  private init(kind: Kind, magnitude: Magnitude) {
    self.kind = kind
    self.magnitude = magnitude
  }

  /// A floating-point number, rounded to what `Float` holds.
  init(_ number: Double) { self.init(kind: .float, magnitude: .real(Float(number))) }

  /// A whole number of a kind; nil if it does not fit.
  init?(_ kind: Kind, exactly whole: Int128) {
    guard let range = kind.range else {
      self.init(Double(whole))
      return
    }
    guard range.contains(whole) else { return nil }
    self.init(kind: kind, magnitude: .whole(whole))
  }

  /// A whole number of a kind, cut to its lowest bits.
  init(_ kind: Kind, truncating whole: Int128) {
    guard let range = kind.range else {
      self.init(Double(whole))
      return
    }
    let width = range.upperBound - range.lowerBound + 1
    let rest = (whole - range.lowerBound) % width
    let bits = (rest < 0 ? rest + width : rest) + range.lowerBound
    self.init(kind: kind, magnitude: .whole(bits))
  }

  /// The nearest number of a kind.
  init(_ kind: Kind, clamping whole: Int128) {
    let fitting = kind.range.map { Swift.min(Swift.max(whole, $0.lowerBound), $0.upperBound) }
    self.init(kind, truncating: fitting ?? whole)
  }

  /// The number as a Double.
  var number: Double {
    switch magnitude {
    case .whole(let value): Double(value)
    case .real(let value): Double(value)
    }
  }

  /// The number as a whole one, if it is one.
  var whole: Int128? {
    switch magnitude {
    case .whole(let value): value
    case .real(let value): Int128(exactly: value)
    }
  }

  /// The number as an `Int` or a `Double`, whichever holds it.
  var plain: Value {
    if case .whole(let value) = magnitude, let whole = Int(exactly: value) { return .int(whole) }
    return .double(number)
  }
}

nonisolated extension SizedNumber: Hashable {
  static func == (a: SizedNumber, b: SizedNumber) -> Bool { a.magnitude == b.magnitude }
  func hash(into hasher: inout Hasher) { plain.hash(into: &hasher) }
}

nonisolated extension SizedNumber: CustomStringConvertible {
  var description: String {
    switch magnitude {
    case .whole(let value): String(value)
    case .real(let value): String(value)
    }
  }
}

extension Value {
  /// The number as an `Int` or a `Double`, whatever its width; any other value as it is.
  nonisolated var widened: Value {
    if case .sized(let number) = self { number.plain } else { self }
  }

  /// A number as a literal is one of a kind; nil if it is none, or does not fit.
  func narrowed(to kind: SizedNumber.Kind) -> Value? {
    switch self {
    case .int(let value): SizedNumber(kind, exactly: Int128(value)).map { .sized($0) }
    case .double(let value):
      kind == .float
        ? .sized(SizedNumber(value))
        : Int128(exactly: value).flatMap { SizedNumber(kind, exactly: $0) }.map { .sized($0) }
    case .sized(let value):
      value.kind == kind
        ? self : value.whole.flatMap { SizedNumber(kind, exactly: $0) }.map { .sized($0) }
    default: nil
    }
  }
}
