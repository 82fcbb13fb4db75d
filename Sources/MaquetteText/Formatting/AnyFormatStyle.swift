import Foundation

/// A format style whose input is only known at run time, as in an interpreted file.
package struct AnyFormatStyle: Sendable {
  /// The erased style.
  package let style: any FormatStyle & Sendable

  private let formatting: @Sendable (Any, FormatEnvironment) -> String?
  private let parsing: (@Sendable (String, FormatEnvironment) -> Any?)?

  /// Erases a style that makes a string or an attributed string.
  package init<F: FormatStyle & Sendable>(_ style: F) {
    self.style = style
    formatting = { Self.text($0, style, $1) }
    parsing = nil
  }

  /// Erases a style that also reads what it wrote.
  package init<F: ParseableFormatStyle & Sendable>(_ style: F) where F.FormatOutput == String {
    self.style = style
    formatting = { Self.text($0, style, $1) }
    parsing = { $1.parse($0, style) }
  }

  /// Whether the style reads text back, as a text field's format must.
  package var canParse: Bool { parsing != nil }

  /// The text of a value; nil if the style takes no value of its type.
  package func format(_ value: Any, in environment: FormatEnvironment) -> String? {
    formatting(value, environment)
  }

  /// The value of a text; nil if it is nonsense, or the style reads none.
  package func parse(_ text: String, in environment: FormatEnvironment) -> Any? {
    parsing?(text, environment)
  }

  private static func text<F: FormatStyle>(
    _ value: Any, _ style: F, _ environment: FormatEnvironment
  ) -> String? {
    guard let input = value as? F.FormatInput ?? NumericInput.convert(value) else { return nil }
    let output = environment.format(input, style)
    if let text = output as? String { return text }
    return (output as? AttributedString).map { String($0.characters) }
  }
}

/// Conversions that Swift's literals do at compile time, and an interpreter does at run time.
private enum NumericInput {
  static func convert<T>(_ value: Any) -> T? {
    if T.self == Decimal.self { return decimal(value) as? T }
    guard let target = T.self as? any Numeric.Type else { return nil }
    if let value = value as? any BinaryInteger { return number(Double(value), target) as? T }
    if let value = value as? any BinaryFloatingPoint { return number(Double(value), target) as? T }
    if let value = value as? Decimal { return number(double(value), target) as? T }
    return nil
  }

  private static func number(_ value: Double, _ type: any Numeric.Type) -> Any? {
    if let type = type as? any BinaryFloatingPoint.Type { return floating(value, type) }
    // A fraction has no place in an integer style: that is a type error, not a rounding.
    if let type = type as? any FixedWidthInteger.Type { return integer(value, type) }
    return nil
  }

  private static func floating<T: BinaryFloatingPoint>(_ value: Double, _ type: T.Type) -> T {
    T(value)
  }

  private static func integer<T: FixedWidthInteger>(_ value: Double, _ type: T.Type) -> T? {
    T(exactly: value)
  }

  private static func decimal(_ value: Any) -> Decimal? {
    if let value = value as? any BinaryInteger { return Decimal(string: String(value)) }
    if let value = value as? any BinaryFloatingPoint {
      return Decimal(string: String(describing: Double(value)))
    }
    return nil
  }

  private static func double(_ value: Decimal) -> Double {
    NSDecimalNumber(decimal: value).doubleValue
  }
}
