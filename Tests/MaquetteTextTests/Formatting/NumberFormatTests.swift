import Foundation
import Testing

@testable import MaquetteText

/// Numbers in the locales of the reference, with their exact spaces and marks.
@Suite struct NumberFormatTests {
  @Test(arguments: [
    ("en_US", "1,234,567"),
    ("en_GB", "1,234,567"),
    ("de_DE", "1.234.567"),
    ("fr_FR", "1\u{202F}234\u{202F}567"),
    ("ja_JP", "1,234,567"),
    ("ar_EG", "١٬٢٣٤٬٥٦٧"),
    ("hi_IN", "12,34,567"),
    ("zh_CN", "1,234,567"),
  ])
  func integers(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(1_234_567, .number) == text)
  }

  @Test(arguments: [
    ("en_US", "1.2M"),
    ("en_GB", "1.2M"),
    ("de_DE", "1,2\u{A0}Mio."),
    ("fr_FR", "1,2\u{A0}M"),
    ("ja_JP", "123万"),
    ("ar_EG", "١٫٢\u{A0}مليون"),
    ("hi_IN", "12\u{A0}लाख"),
    ("zh_CN", "123万"),
  ])
  func compactNames(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(1_234_567, .number.notation(.compactName)) == text)
  }

  @Test(arguments: [
    ("en_US", "25.6%"),
    ("en_GB", "25.6%"),
    ("de_DE", "25,6\u{A0}%"),
    ("fr_FR", "25,6\u{A0}%"),
    ("ja_JP", "25.6%"),
    ("ar_EG", "٢٥٫٦٪\u{61C}"),
    ("hi_IN", "25.6%"),
    ("zh_CN", "25.6%"),
  ])
  func percentages(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(0.256, .percent) == text)
  }

  @Test(arguments: [
    ("en_US", "$1,234.50"),
    ("en_GB", "US$1,234.50"),
    ("de_DE", "1.234,50\u{A0}$"),
    ("fr_FR", "1\u{202F}234,50\u{A0}$US"),
    ("ja_JP", "$1,234.50"),
    ("ar_EG", "\u{200F}١٬٢٣٤٫٥٠\u{A0}US$"),
    ("hi_IN", "$1,234.50"),
    ("zh_CN", "US$1,234.50"),
  ])
  func dollars(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(1234.5, .currency(code: "USD")) == text)
  }

  @Test(arguments: [
    ("en_US", "€1,234.00"),
    ("en_GB", "€1,234.00"),
    ("de_DE", "1.234,00\u{A0}€"),
    ("fr_FR", "1\u{202F}234,00\u{A0}€"),
    ("ja_JP", "€1,234.00"),
    ("ar_EG", "\u{200F}١٬٢٣٤٫٠٠\u{A0}€"),
    ("hi_IN", "€1,234.00"),
    ("zh_CN", "€1,234.00"),
  ])
  func euros(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(1234.0, .currency(code: "EUR")) == text)
  }

  @Test(arguments: [
    ("en_US", "¥1,234"),
    ("en_GB", "JP¥1,234"),
    ("de_DE", "1.234\u{A0}¥"),
    ("fr_FR", "1\u{202F}234\u{A0}JPY"),
    ("ja_JP", "¥1,234"),
    ("ar_EG", "\u{200F}١٬٢٣٤\u{A0}JP¥"),
    ("hi_IN", "JP¥1,234"),
    ("zh_CN", "JP¥1,234"),
  ])
  func yen(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(1234.0, .currency(code: "JPY")) == text)
  }

  @Test(arguments: [
    ("en_US", "1.2 MB"),
    ("en_GB", "1.2 MB"),
    ("de_DE", "1,2 MB"),
    ("fr_FR", "1,2\u{202F}Mo"),
    ("ja_JP", "1.2 MB"),
    ("ar_EG", "١٫٢ م.ب"),
    ("hi_IN", "1.2 MB"),
    ("zh_CN", "1.2 MB"),
  ])
  func bytes(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(Int64(1_234_567), .byteCount(style: .file)) == text)
  }

  @Test(arguments: [
    ("en_US", "Zero kB"),
    ("en_GB", "Zero kB"),
    ("de_DE", "0 kB"),
    ("fr_FR", "Zéro\u{202F}ko"),
    ("ja_JP", "0 kB"),
    ("ar_EG", "صفر كيلوبايت"),
    ("hi_IN", "शून्य kB"),
    ("zh_CN", "0 kB"),
  ])
  func noBytes(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(Int64(0), .byteCount(style: .file)) == text)
  }

  @Test(arguments: [
    ("en_US", "A, B, and C"),
    ("en_GB", "A, B and C"),
    ("de_DE", "A, B und C"),
    ("fr_FR", "A, B et C"),
    ("ja_JP", "A、B、C"),
    ("ar_EG", "\u{2068}A\u{2069} و\u{2068}B\u{2069} و\u{2068}C\u{2069}"),
    ("hi_IN", "A, B और C"),
    ("zh_CN", "A、B和C"),
  ])
  func lists(locale: String, text: String) {
    #expect(FormatEnvironment.of(locale).format(["A", "B", "C"], .list(type: .and)) == text)
  }
}
