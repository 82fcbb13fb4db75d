import Foundation

/// A value of the language as it is, of whatever type.
extension Value: VocabularyArgument {
  static func accepts(_ type: TypeExpression) -> Bool { true }
  static func taken(from argument: GivenArgument) -> Value? { argument.value }
}

/// Absent arguments, `nil`, and values that could not be found are nil.
extension Optional: VocabularyArgument where Wrapped: VocabularyArgument {
  static var spellings: [String] { Wrapped.spellings }
  static var isParameter: Bool { Wrapped.isParameter }
  static func accepts(_ type: TypeExpression) -> Bool { Wrapped.accepts(type.unwrapped) }

  static func taken(from argument: GivenArgument) -> Wrapped?? {
    guard let value = argument.value, !value.isNone else { return .some(nil) }
    return .some(Wrapped.taken(from: argument))
  }
}

/// The elements of an array, or all that is given for a variadic parameter.
extension Array: VocabularyArgument where Element: VocabularyArgument {
  static func accepts(_ type: TypeExpression) -> Bool {
    if case .array(let element) = type.unwrapped.form { return Element.accepts(element) }
    return Element.accepts(type)
  }

  static func taken(from argument: GivenArgument) -> [Element]? {
    if let list: [Element] = argument.native() { return list }
    guard case .array(let values)? = argument.value else { return nil }
    let isVariadic = argument.parameter?.isVariadic == true
    return values.enumerated().compactMap { index, value in
      let source =
        isVariadic && index < argument.sources.count ? argument.sources[index] : nil
      return Element.taken(from: argument.with(value, from: source))
    }
  }
}

extension Set: VocabularyArgument where Element: VocabularyArgument {
  static var spellings: [String] { Element.spellings.map { "Set<\($0)>" } }
}

/// A Boolean; a value that could not be found is false.
extension Bool: VocabularyArgument {
  static func taken(from argument: GivenArgument) -> Bool? {
    argument.value.map { argument.evaluator.isTrue($0, at: argument.place) }
  }
}

extension Double: VocabularyArgument {
  static var spellings: [String] { ["Double", "TimeInterval", "CGFloat"] }
  static func taken(from argument: GivenArgument) -> Double? { argument.value?.number }
}

/// A length in points.
extension CGFloat: VocabularyArgument {
  static var spellings: [String] { ["CGFloat"] }
  static func taken(from argument: GivenArgument) -> CGFloat? {
    argument.value?.number.map { CGFloat($0) }
  }
}

/// A whole number, cut where there is a fraction.
extension Int: VocabularyArgument {
  static var spellings: [String] { ["Int", "Int64"] }
  static func taken(from argument: GivenArgument) -> Int? { argument.value?.integer }
}

/// A text as it is shown, of any value.
extension String: VocabularyArgument {
  static var spellings: [String] { ["String", "StringProtocol", "Unicode.Scalar"] }
  static func taken(from argument: GivenArgument) -> String? {
    argument.value.map(argument.evaluator.describe)
  }
}

/// A range of numbers; an end that a half-open range leaves out belongs to it here.
extension ClosedRange: VocabularyArgument where Bound == Double {
  static var spellings: [String] {
    ["ClosedRange", "ClosedRange<Double>", "ClosedRange<CGFloat>", "ClosedRange<Value>"]
  }

  static func taken(from argument: GivenArgument) -> ClosedRange<Double>? {
    guard case .range(let range)? = argument.value, let lower = range.lower,
      let upper = range.upper, lower <= upper
    else { return nil }
    return lower...upper
  }
}

/// A range of numbers whose ends may be open.
extension RangeValue: VocabularyArgument {
  static var spellings: [String] { ["ClosedRange<Int>", "Range<Int>", "RangeExpression"] }
  static func taken(from argument: GivenArgument) -> RangeValue? {
    if case .range(let range)? = argument.value { range } else { nil }
  }
}

extension KeyPathValue: VocabularyArgument {
  static func accepts(_ type: TypeExpression) -> Bool {
    type.name?.hasSuffix("KeyPath") ?? false
  }

  static func taken(from argument: GivenArgument) -> Self? {
    if case .keyPath(let path)? = argument.value { path as? Self } else { nil }
  }
}

extension TypeReference: VocabularyArgument {
  static var spellings: [String] { ["Type"] }
  static func taken(from argument: GivenArgument) -> TypeReference? {
    if case .type(let type)? = argument.value { type } else { nil }
  }
}

/// A set of options, given as one or as an array of them.
protocol VocabularyOptions: VocabularyArgument, OptionSet {}

extension VocabularyOptions {
  static func taken(from argument: GivenArgument) -> Self? {
    let elements: [Value]
    switch argument.value {
    case .array(let values): elements = values
    case .set(let values): elements = values.keys
    case let value?: elements = [value]
    case nil: return nil
    }
    let type = TypeExpression.named(spellings[0])
    return elements.reduce(into: Self()) { options, element in
      let option = try? argument.evaluator.coerce(element, to: type, owner: nil)
      if let option = option?.native(as: Self.self) { options.formUnion(option) }
    }
  }
}
