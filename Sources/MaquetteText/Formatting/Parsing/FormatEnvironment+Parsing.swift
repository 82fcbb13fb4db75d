import Foundation

extension FormatEnvironment {
  /// Reads what was typed into a field with a format; nil if it is nonsense, so the field reverts.
  ///
  /// Digits count in the locale's own form and in Latin; a number may come without its unit.
  package func parse<F: ParseableFormatStyle>(_ text: String, _ style: F) -> F.FormatInput?
  where F.FormatOutput == String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return nil }
    let adapted = style.under(self)
    guard let numeric = adapted as? any NumericParsing else {
      return try? adapted.parseStrategy.parse(trimmed)
    }
    return numeric.number(in: trimmed) as? F.FormatInput
  }

  /// Reads a field whose value may be absent: an emptied field is an absent value.
  ///
  /// The outer nil means nonsense, the inner one that the value is absent.
  package func parseOptional<F: ParseableFormatStyle>(
    _ text: String, _ style: F
  ) -> F.FormatInput??
  where F.FormatOutput == String {
    if text.allSatisfy(\.isWhitespace) { return .some(nil) }
    guard let value = parse(text, style) else { return nil }
    return .some(value)
  }
}

/// A number style that can be read strictly: Foundation stops at the first character it cannot
/// use, and so takes "12abc" for twelve.
private protocol NumericParsing: ParseableFormatStyle where FormatOutput == String {
  var locale: Locale { get }

  /// The value of digits without a sign of percent or money; nil if there are no digits.
  func plain(_ text: String) -> FormatInput?
}

extension NumericParsing {
  fileprivate func number(in text: String) -> FormatInput? {
    let numeral = Numeral(text, locale: locale)
    let style = locale(numeral.locale)
    if let value = try? style.parseStrategy.parse(numeral.text),
      numeral.isWhole(writtenAs: style.format(value))
    {
      return value
    }
    // A percentage or an amount of money may be typed without its sign, and Foundation does not
    // read every sign that it writes.
    guard let value = style.plain(numeral.digits) else { return nil }
    return numeral.isWhole(writtenAs: style.format(value)) ? value : nil
  }
}

extension IntegerFormatStyle: NumericParsing {
  fileprivate func plain(_ text: String) -> Value? { try? parseStrategy.parse(text) }
}

extension IntegerFormatStyle.Percent: NumericParsing {
  fileprivate func plain(_ text: String) -> Value? {
    try? IntegerFormatStyle<Value>(locale: locale).parseStrategy.parse(text)
  }
}

extension IntegerFormatStyle.Currency: NumericParsing {
  fileprivate func plain(_ text: String) -> Value? {
    try? IntegerFormatStyle<Value>(locale: locale).parseStrategy.parse(text)
  }
}

extension FloatingPointFormatStyle: NumericParsing {
  fileprivate func plain(_ text: String) -> Value? { try? parseStrategy.parse(text) }
}

extension FloatingPointFormatStyle.Percent: NumericParsing {
  fileprivate func plain(_ text: String) -> Value? {
    (try? FloatingPointFormatStyle<Value>(locale: locale).parseStrategy.parse(text)).map {
      $0 / 100
    }
  }
}

extension FloatingPointFormatStyle.Currency: NumericParsing {
  fileprivate func plain(_ text: String) -> Value? {
    try? FloatingPointFormatStyle<Value>(locale: locale).parseStrategy.parse(text)
  }
}

extension Decimal.FormatStyle: NumericParsing {
  fileprivate func plain(_ text: String) -> Decimal? { try? parseStrategy.parse(text) }
}

extension Decimal.FormatStyle.Percent: NumericParsing {
  fileprivate func plain(_ text: String) -> Decimal? {
    (try? Decimal.FormatStyle(locale: locale).parseStrategy.parse(text)).map { $0 / 100 }
  }
}

extension Decimal.FormatStyle.Currency: NumericParsing {
  fileprivate func plain(_ text: String) -> Decimal? {
    try? Decimal.FormatStyle(locale: locale).parseStrategy.parse(text)
  }
}
