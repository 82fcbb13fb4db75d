import Foundation

/// The key of a text that is looked up in the string tables, together with its interpolated values.
///
/// A literal such as `"\(count) items of \(name)"` becomes the key `"%lld items of %@"`, which the
/// tables translate, and two arguments, which are formatted only once the locale is known.
public struct LocalizedStringKey: Equatable, Sendable {
  /// What the tables are asked for: the literal, with a format specifier for each interpolation.
  package let key: String

  /// The interpolated values, in the order of their specifiers in `key`.
  package let arguments: [LocalizedArgument]

  /// Makes a key that a string held in a variable names.
  public init(_ value: String) {
    self.init(key: value, arguments: [])
  }

  /// Makes a key from its format and arguments, as an interpreter of source text does.
  package init(key: String, arguments: [LocalizedArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// The interpolated values that need more than a locale to become text: views, dates, formats.
  package var fragments: [any TextFragment] {
    arguments.compactMap { argument in
      if case .fragment(let fragment) = argument { fragment } else { nil }
    }
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}
