import Foundation

extension Value {
  /// The value as a Swift type; nil if it is no such thing.
  ///
  /// Numbers convert as literals do: a whole one to any type of number, a fraction to those that
  /// hold one.
  ///
  /// Not specialised: the compiler of Swift 6.3.1 crashes over the casts to a class of Foundation.
  @_semantics("optimize.sil.specialize.generic.never")
  func converted<T>(to type: T.Type) -> T? {
    if T.self == Value.self { return self as? T }
    switch self {
    case .null: return (T.self as? any ExpressibleByNilLiteral.Type)?.none as? T
    case .bool(let value): return value as? T
    case .int(let value): return Self.number(value, Double(value))
    case .double(let value): return Self.number(Int(exactly: value), value)
    case .sized(let value):
      return value.whole.flatMap { Int(exactly: $0) }.flatMap { Self.number($0, value.number) }
        ?? Self.number(nil, value.number)
    case .string(let value): return value as? T
    case .binding(let binding): return binding.get().converted(to: type)
    case .native(let native): return Self.native(native.value)
    case .array(let elements): return Self.list(elements)
    case .set(let elements): return Self.list(elements.keys)
    default: return nil
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private static func number<T>(_ whole: Int?, _ number: Double) -> T? {
    if let whole {
      if let value = whole as? T ?? Int64(whole) as? T ?? Decimal(whole) as? T { return value }
      if let value = Int32(exactly: whole) as? T ?? UInt(exactly: whole) as? T { return value }
    } else if let value = Decimal(string: String(number)) as? T {
      return value
    }
    return number as? T ?? CGFloat(number) as? T ?? Float(number) as? T
      ?? NSNumber(value: number) as? T
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private static func native<T>(_ any: Any) -> T? {
    if let value = any as? T { return value }
    if let text = any as? InterpolatedText { return text.plain as? T }
    guard let dates = any as? DateRange else { return nil }
    return dates.range as? T ?? dates.closedRange as? T ?? dates.interval as? T
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private static func list<T>(_ elements: [Value]) -> T? {
    let values = elements.map(\.plain)
    if let list = values as? T { return list }
    if let set = Set(values.compactMap { $0 as? AnyHashable }) as? T { return set }
    let numbers = elements.compactMap(\.number)
    return numbers.count == elements.count ? numbers as? T : nil
  }

  /// The value without the language's box around it.
  var plain: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .sized(let value): value.plain.plain
    case .string(let value): value
    case .native(let native): native.value
    case .array(let elements): elements.map(\.plain)
    case .null: NSNull()
    default: self
    }
  }
}

extension ExpressibleByNilLiteral {
  fileprivate static var none: Self { Self(nilLiteral: ()) }
}
