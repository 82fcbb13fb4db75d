import MaquetteUI

/// What an expression of the interpreted file yields.
///
/// Optionals are flat: `null` is `nil`, and every other case is also its own `some`.
nonisolated enum Value {
  case void
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// A number of a type that is narrower than those two, or unsigned.
  case sized(SizedNumber)
  case string(String)
  case array([Value])
  case dictionary(DictionaryValue)
  case set(DictionaryValue)
  case tuple(TupleValue)
  case range(RangeValue)
  case function(FunctionValue)
  case instance(StructInstance)
  case enumCase(EnumInstance)
  case object(ObjectInstance)
  case type(TypeReference)
  case keyPath(KeyPathValue)
  case binding(BindingValue)
  case view(ViewValue)
  case native(NativeValue)
  case stub(Stub)
  case implicit(ImplicitMember)
}

nonisolated extension Value {
  /// Whether it is `nil`.
  var isNone: Bool { if case .null = self { true } else { false } }
  /// Whether it stands for something that could not be found.
  var isVoid: Bool { if case .void = self { true } else { false } }
  var isBinding: Bool { if case .binding = self { true } else { false } }
  var isStub: Bool { if case .stub = self { true } else { false } }
  var isObject: Bool { if case .object = self { true } else { false } }
  /// Whether it is an object that was written to.
  var holdsChanges: Bool {
    if case .object(let object) = self { object.holdsChanges() } else { false }
  }
  /// Whether it is an implicit member that still waits for its type.
  var isImplicit: Bool { if case .implicit = self { true } else { false } }

  /// A number as a Double.
  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .sized(let value): value.number
    default: nil
    }
  }

  /// A number cut to a whole one, if an `Int` can hold that.
  var integer: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero))
    case .sized(let value):
      value.whole.flatMap { Int(exactly: $0) } ?? Int(exactly: value.number.rounded(.towardZero))
    default: nil
    }
  }

  /// A number that stands where one is counted with or asked for a position; what could not be
  /// found is a small one.
  var amount: Int? { isStub ? 2 : integer }

  /// An index: a whole number as it stands.
  var position: Int? {
    switch self {
    case .int(let value): value
    case .sized(let value): value.whole.flatMap { Int(exactly: $0) }
    default: nil
    }
  }

  /// How many elements or bytes a collection or text has, as budgets count them.
  var size: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .array(let elements): elements.count
    case .dictionary(let entries), .set(let entries): entries.count
    default: 0
    }
  }

  /// The wrapped Foundation or model value, if it is of this type.
  func native<T>(as type: T.Type) -> T? {
    if case .native(let box) = self { box.value as? T } else { nil }
  }

  /// Wraps a Foundation or model value.
  static func wrap(_ value: Any) -> Value { .native(NativeValue(value)) }

  /// The name of its type, as Swift would print it.
  var typeName: String {
    switch self {
    case .void: "()"
    case .null: "Optional"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .sized(let value): value.kind.rawValue
    case .string: "String"
    case .array(let elements): "[\(elements.first?.typeName ?? "Any")]"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .tuple(let tuple): "(" + tuple.elements.map(\.typeName).joined(separator: ", ") + ")"
    case .range(let range): range.isClosed ? "ClosedRange<Int>" : "Range<Int>"
    case .function: "function"
    case .instance(let instance): instance.typeName
    case .enumCase(let value): value.typeName
    case .object(let object): object.typeName
    case .type(let type): type.name + ".Type"
    case .keyPath: "KeyPath"
    case .binding: "Binding"
    case .view(let view): view.typeName
    case .native(let native): native.typeName
    case .stub(let stub): stub.name
    case .implicit(let member): "." + member.name
    }
  }
}

nonisolated extension Value {
  /// The name of its type with all that it is made of, as `type(of:)` prints it.
  var writtenTypeName: String {
    switch self {
    case .array(let elements): "Array<\(elements.first?.writtenTypeName ?? "Any")>"
    case .set(let elements): "Set<\(elements.firstKey?.writtenTypeName ?? "AnyHashable")>"
    case .dictionary(let entries):
      "Dictionary<\(entries.firstKey?.writtenTypeName ?? "AnyHashable"), "
        + "\(entries.values.first?.writtenTypeName ?? "Any")>"
    default: typeName
    }
  }
}

/// A tuple, with the labels of its elements where they have any.
nonisolated struct TupleValue: Hashable {
  var labels: [String?]
  var elements: [Value]
}

/// A range of integers or of doubles; an open end is nil.
nonisolated struct RangeValue: Hashable {
  var lower: Double?
  var upper: Double?
  var isClosed: Bool
  var isInteger: Bool

  /// The integers in it, if it has both ends; no more of the greatest ranges than can be counted.
  var integers: Range<Int>? {
    guard isInteger, let lower, let upper, lower <= upper else { return nil }
    let low = Self.whole(lower)
    let end = Self.whole(upper)
    let high = isClosed && end < .max ? end + 1 : end
    let (last, isUncountable) = low.addingReportingOverflow(.max)
    return low..<(isUncountable ? high : min(high, last))
  }

  /// The end of a range of integers; the greatest ones are cut off where a Double rounds them up.
  static func whole(_ end: Double) -> Int {
    Int(exactly: end) ?? (end > 0 ? Int.max : Int.min)
  }

  /// The positions that it stands for in a collection of so many elements; nil where it reaches
  /// beyond them.
  func positions(in count: Int) -> Range<Int>? {
    let start = lower.flatMap { Int(exactly: $0) } ?? 0
    var end = upper.flatMap { Int(exactly: $0) } ?? count
    if isClosed, upper != nil, end < .max { end += 1 }
    return start >= 0 && start <= end && end <= count ? start..<end : nil
  }

  /// Whether the number lies in it.
  func contains(_ number: Double) -> Bool {
    if let lower, number < lower { return false }
    if let upper { return isClosed ? number <= upper : number < upper }
    return true
  }
}

extension Value: @MainActor ChangeHolding {}
