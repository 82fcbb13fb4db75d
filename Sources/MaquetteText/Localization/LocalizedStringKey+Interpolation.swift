import Foundation

extension LocalizedStringKey {
  /// Collects the format and the arguments of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    package private(set) var key = ""
    package private(set) var arguments: [LocalizedArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a part of the literal; a percent sign is doubled, since the key is a format.
    public mutating func appendLiteral(_ literal: String) {
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds an argument and the specifier that stands for it in the key.
    package mutating func append(_ argument: LocalizedArgument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a value that becomes rich text when the environment is known, such as a view.
    package mutating func append(_ fragment: some TextFragment) {
      append(.fragment(fragment))
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) {
    append(.text(string))
  }

  public mutating func appendInterpolation(_ string: some StringProtocol) {
    append(.text(String(string)))
  }

  public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
    append(LocalizedArgument(value), specifier: LocalizedArgument.specifier(for: value))
  }

  public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
    append(.floating(Double(value)), specifier: LocalizedArgument.specifier(for: value))
  }

  /// Adds a number under a `printf` specifier of the author's, such as `"%.2f"`.
  public mutating func appendInterpolation(_ value: some FixedWidthInteger, specifier: String) {
    append(LocalizedArgument(value), specifier: specifier)
  }

  /// Adds a number under a `printf` specifier of the author's, such as `"%.2f"`.
  public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
    append(.floating(Double(value)), specifier: specifier)
  }

  /// Adds a text under a `printf` specifier of the author's, such as `"%10@"`.
  public mutating func appendInterpolation(_ value: String, specifier: String) {
    append(.text(value), specifier: specifier)
  }

  /// Adds a value that is formatted in the locale of the environment, once that is known.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(FormattedFragment(input: input, format: format) { StyledText($0) })
  }

  /// Adds a value that is formatted in the locale of the environment, once that is known.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(FormattedFragment(input: input, format: format) { StyledText($0) })
  }

  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(AttributedFragment(attributedString: attributedString))
  }

  /// Adds a text that is itself looked up, in its own table.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(ResourceFragment(resource: resource))
  }

  /// Adds a value as a formatter writes it, or as it describes itself.
  public mutating func appendInterpolation(
    _ subject: some ReferenceConvertible, formatter: Formatter? = nil
  ) {
    append(.text(formatter?.string(for: subject) ?? String(describing: subject)))
  }

  /// Adds a value as a formatter writes it, or as it describes itself.
  public mutating func appendInterpolation(_ subject: NSObject, formatter: Formatter? = nil) {
    append(.text(formatter?.string(for: subject) ?? String(describing: subject)))
  }

  /// Adds a value as it describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) {
    append(.text(String(describing: value)))
  }
}
