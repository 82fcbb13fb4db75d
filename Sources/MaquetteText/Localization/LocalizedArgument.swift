import Foundation

/// A value interpolated into a localised string, kept as it is until the locale is known.
package enum LocalizedArgument: Sendable {
  case text(String)
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)
  case fragment(any TextFragment)

  /// Keeps an integer of any width; one beyond 64 bits is clamped.
  package init(_ value: some FixedWidthInteger) {
    self = value < 0 ? .signed(Int64(clamping: value)) : .nonNegative(UInt64(clamping: value))
  }

  private static func nonNegative(_ value: UInt64) -> LocalizedArgument {
    Int64(exactly: value).map { .signed($0) } ?? .unsigned(value)
  }

  /// The specifier that stands for an integer in a key, by its width and sign.
  package static func specifier<T: FixedWidthInteger>(for value: T) -> String {
    switch (T.bitWidth > 32, T.isSigned) {
    case (true, true): "%lld"
    case (true, false): "%llu"
    case (false, true): "%d"
    case (false, false): "%u"
    }
  }

  /// The specifier that stands for a floating-point number in a key, by its precision.
  package static func specifier<T: BinaryFloatingPoint>(for value: T) -> String {
    T.self == Float.self ? "%f" : "%lf"
  }

  /// The number that chooses a plural form, if this is one.
  package var number: Double? {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .text, .fragment: nil
    }
  }
}

extension LocalizedArgument: Equatable {
  package static func == (left: LocalizedArgument, right: LocalizedArgument) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.signed(let left), .signed(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.floating(let left), .floating(let right)): left == right
    case (.fragment(let left), .fragment(let right)): left.isEqual(to: right)
    default: false
    }
  }
}
