import Foundation
import Testing

@testable import MaquetteText

@Suite struct ParsingTests {
  private func integer(_ text: String, _ locale: String = "en_US") -> Int? {
    FormatEnvironment.of(locale).parse(text, IntegerFormatStyle<Int>())
  }

  private func number(_ text: String, _ locale: String = "en_US") -> Double? {
    FormatEnvironment.of(locale).parse(text, FloatingPointFormatStyle<Double>())
  }

  @Test(arguments: [
    ("1,234", "en_US", 1234), ("1234", "en_US", 1234), (" 12 ", "en_US", 12),
    ("-5", "en_US", -5), ("+5", "en_US", 5), ("\u{2212}5", "sv_SE", -5), ("1.234", "de_DE", 1234),
    ("12,34,567", "hi_IN", 1_234_567), ("١٢٣٤", "ar_EG", 1234), ("1234", "ar_EG", 1234),
    ("١٬٢٣٤", "ar_EG", 1234), ("1,234", "ar_EG", 1234), ("١٢٣٤", "en_US", 1234),
    ("١٬٢٣٤", "de_DE", 1234), ("१२", "hi_IN", 12),
  ])
  func integers(text: String, locale: String, value: Int) {
    #expect(integer(text, locale) == value)
  }

  @Test(arguments: ["abc", "", "  ", "12abc", "abc12", "1,23", "12,3456", "1e3", "25%", "$5", "--"])
  func nonsenseReverts(text: String) {
    #expect(integer(text) == nil)
    #expect(number(text) == nil)
  }

  @Test(arguments: [
    ("1,234.5", "en_US", 1234.5), ("1.234,5", "de_DE", 1234.5), ("1234,5", "fr_FR", 1234.5),
    ("1\u{202F}234,5", "fr_FR", 1234.5), ("٢٥٫٥", "ar_EG", 25.5), ("٢٥٫٥", "en_US", 25.5),
    ("٢٥٫٥", "de_DE", 25.5), ("1,234.5", "ar_EG", 1234.5), ("0.5", "en_US", 0.5),
    (".5", "en_US", 0.5), ("-0,25", "de_DE", -0.25),
  ])
  func fractions(text: String, locale: String, value: Double) {
    #expect(number(text, locale) == value)
  }

  @Test(arguments: ["12.5.3", "1.234,5", "1,5"])
  func foreignSeparatorsRevert(text: String) {
    #expect(number(text) == nil)
  }

  @Test(arguments: [
    ("25%", "en_US", 0.25), ("25", "en_US", 0.25), ("25,5\u{A0}%", "de_DE", 0.255),
    ("25 %", "de_DE", 0.25), ("٢٥٪", "ar_EG", 0.25), ("25%", "ar_EG", 0.25),
  ])
  func percentages(text: String, locale: String, value: Double) {
    #expect(
      FormatEnvironment.of(locale).parse(text, FloatingPointFormatStyle<Double>.Percent()) == value)
  }

  @Test func money() {
    let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD")
    let euros = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
    let english = FormatEnvironment.of("en_US")
    let german = FormatEnvironment.of("de_DE")
    #expect(english.parse("$12.50", dollars) == 12.5)
    #expect(english.parse("12.50", dollars) == 12.5)
    #expect(english.parse("$1,234", dollars) == 1234)
    #expect(german.parse("12,50\u{A0}€", euros) == 12.5)
    #expect(german.parse("12,50 €", euros) == 12.5)
    #expect(german.parse("12,50", euros) == 12.5)
    #expect(german.parse("12.50", euros) == nil)
    #expect(english.parse("12,50 €", dollars) == nil)
    #expect(english.parse("money", dollars) == nil)
    #expect(english.parse("7", IntegerFormatStyle<Int>.Currency(code: "USD")) == 7)
    #expect(english.parse("7%", IntegerFormatStyle<Int>.Percent()) == 7)
    #expect(english.parse("$7.25", Decimal.FormatStyle.Currency(code: "USD")) == Decimal(7.25))
    #expect(english.parse("7.25", Decimal.FormatStyle()) == Decimal(7.25))
    #expect(english.parse("50%", Decimal.FormatStyle.Percent()) == Decimal(0.5))
  }

  @Test func whatWasWrittenIsReadBack() {
    for locale in ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "sv_SE", "es_ES"] {
      let environment = FormatEnvironment.of(locale)
      for value in [0, 5, -5, 999, 1234, 1_234_567, -98_765] {
        let text = environment.format(value, .number)
        #expect(environment.parse(text, IntegerFormatStyle<Int>()) == value, "\(locale) \(text)")
      }
      for value in [0.5, -2.25, 1234.5] {
        let money = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
        let text = environment.format(value, money)
        #expect(environment.parse(text, money) == value, "\(locale) \(text)")
      }
    }
  }

  @Test func dates() {
    let style = Date.FormatStyle(date: .numeric, time: .omitted)
    let day = Date("2023-06-05T00:00:00Z")
    #expect(FormatEnvironment.of("en_US").parse("6/5/2023", style) == day)
    #expect(FormatEnvironment.of("de_DE").parse("5.6.2023", style) == day)
    #expect(FormatEnvironment.of("ar_EG").parse("٥/٦/٢٠٢٣", style) == day)
    #expect(FormatEnvironment.of("ar_EG").parse("5/6/2023", style) == day)
    #expect(FormatEnvironment.of("en_US").parse("nonsense", style) == nil)
    #expect(
      FormatEnvironment.of("en_US", "America/New_York").parse("6/5/2023", style)
        == Date("2023-06-05T04:00:00Z"))
  }

  @Test func emptiedFieldsAreAbsentValues() {
    let english = FormatEnvironment.of("en_US")
    let style = IntegerFormatStyle<Int>()
    #expect(english.parseOptional("", style) == .some(.none))
    #expect(english.parseOptional("  ", style) == .some(.none))
    #expect(english.parseOptional("7", style) == .some(.some(7)))
    #expect(english.parseOptional("seven", style) == .none)
  }

  @Test func namesAndURLs() throws {
    let english = FormatEnvironment.of("en_US")
    let name = try #require(english.parse("Dr. Jane Q. Doe", .name(style: .long)))
    #expect(name.namePrefix == "Dr.")
    #expect(name.givenName == "Jane")
    #expect(name.middleName == "Q.")
    #expect(name.familyName == "Doe")
    #expect(english.parse("123", .name(style: .long)) == nil)
    #expect(english.parse("https://example.org/a", .url) == URL(string: "https://example.org/a"))
    #expect(english.parse("no address", .url) == nil)
  }
}
