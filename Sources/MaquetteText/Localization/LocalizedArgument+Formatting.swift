import Foundation

extension FormatSpecifier {
  /// Reads a specifier without its percent sign, such as `lld` or `.1lf`.
  init(_ specifier: String) {
    let pieces = FormatString("%" + specifier).pieces
    if case .argument(_, let specifier)? = pieces.first {
      self = specifier
    } else {
      self = .object
    }
  }

  /// Whether a number is written as a whole one.
  var isInteger: Bool { "dDiuUxXoO".contains(conversion) }

  /// Whether a number is written with a fraction or an exponent.
  var isFloating: Bool { "aAeEfFgG".contains(conversion) }
}

extension FormatSpecifier: CustomStringConvertible {
  var description: String { options + String(conversion) }
}

extension LocalizedArgument {
  /// The argument as a specifier asks for it, in the digits and separators of a locale.
  ///
  /// A translation's specifier may not fit the argument; then the argument is written in its own
  /// way, since nothing that a file contains may trap.
  func styledText(as specifier: FormatSpecifier, in context: LocalizationContext) -> StyledText {
    if case .fragment(let fragment) = self { return fragment.styledText(in: context) }
    return StyledText(string(as: specifier, locale: context.valueFormats.locale))
  }

  private func string(as specifier: FormatSpecifier, locale: Locale) -> String {
    switch self {
    case .text(let text): Self.pad(text, to: specifier)
    case .signed(let value): Self.write(value, as: specifier, locale: locale)
    case .unsigned(let value): Self.write(value, as: specifier, locale: locale)
    case .floating(let value): Self.write(value, as: specifier, locale: locale)
    case .fragment: ""
    }
  }

  private static func write<T: FixedWidthInteger & CVarArg>(
    _ value: T, as specifier: FormatSpecifier, locale: Locale
  ) -> String {
    if specifier.isFloating { return write(Double(value), as: specifier, locale: locale) }
    if specifier.options.isEmpty || !specifier.isInteger {
      let isHexadecimal = "xXoO".contains(specifier.conversion)
      if !isHexadecimal { return value.formatted(IntegerFormatStyle<T>(locale: locale)) }
    }
    return String(
      format: "%\(specifier.options)ll\(specifier.conversion)", locale: locale, value)
  }

  private static func write(_ value: Double, as specifier: FormatSpecifier, locale: Locale)
    -> String
  {
    if specifier.isInteger, let whole = Int64(exactly: value.rounded(.towardZero)) {
      return write(whole, as: specifier, locale: locale)
    }
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    if !specifier.isFloating { return value.formatted(style) }
    if specifier.conversion == "f", specifier.options.isEmpty {
      return value.formatted(style.precision(.fractionLength(6)))
    }
    return String(
      format: "%\(specifier.options)\(specifier.conversion)", locale: locale, value)
  }

  /// Pads a text with spaces to the width of a specifier such as `-10@`.
  private static func pad(_ text: String, to specifier: FormatSpecifier) -> String {
    let width = specifier.options.drop { !("1"..."9").contains($0) }.prefix { $0.isNumber }
    guard let width = Int(width), width <= 1000, text.count < width else { return text }
    let spaces = String(repeating: " ", count: width - text.count)
    return specifier.options.hasPrefix("-") ? text + spaces : spaces + text
  }
}
