import Foundation
import Testing

@testable import MaquetteText

/// Pins what is relied on in the toolchain's ICU, an underscored module.
@Suite struct ICUTests {
  private let english = Locale(identifier: "en_US")

  @Test func numbersWithUnits() {
    func text(_ skeleton: String, _ value: Double = 1.8) -> String? {
      ICU.number(value, skeleton: skeleton, locale: english)
    }
    #expect(text("unit/meter unit-width-short usage/default") == "5.9 ft")
    #expect(text("unit/meter unit-width-full-name") == "1.8 meters")
    #expect(text("unit/meter unit-width-narrow") == "1.8m")
    #expect(text("unit/kilometer unit-width-narrow", 100_000) == "100,000km")
    #expect(text("unit/meter unit-width-short usage/person-height") == "5 ft, 11 in")
    #expect(text("unit/kilometer unit-width-short usage/road") == "1.1 mi")
    #expect(text("unit/nonsense") == nil)
    #expect(text("unit/volt usage/default") == nil)
    #expect(text("not a skeleton") == nil)
  }

  @Test func longTextsAreNotCut() {
    let digits = ICU.number(
      1, skeleton: "unit/meter .000 integer-width/*\(String(repeating: "0", count: 200))",
      locale: english)
    #expect((digits?.count ?? 0) > 200)
  }

  @Test func amounts() {
    func text(_ width: ICU.UnitWidth, _ locale: String) -> String? {
      ICU.amounts(
        [(1, .year), (1, .month)], width: width, locale: Locale(identifier: locale))
    }
    #expect(text(.short, "en_US") == "1 yr, 1 mth")
    #expect(text(.wide, "en_US") == "1 year, 1 month")
    #expect(text(.narrow, "en_US") == "1y 1mo")
    #expect(text(.shorter, "en_US") == "1yr 1mth")
    #expect(text(.wide, "de_DE") == "1 Jahr und 1 Monat")
    #expect(text(.wide, "ja_JP") == "1年 1か月")
    #expect(text(.wide, "de-DE-u-nu-latn") == "1 Jahr und 1 Monat")
    #expect(
      ICU.amounts([(42, .day)], width: .wide, spellsOut: true, locale: english)
        == "forty-two days")
    for unit in ICU.TimeUnit.allCases {
      #expect(ICU.amounts([(2, unit)], width: .wide, locale: english) == "2 \(unit)s")
    }
  }

  @Test func relativeWords() {
    func text(_ value: Double, _ unit: ICU.TimeUnit, named: Bool, _ locale: String) -> String? {
      ICU.relative(
        value, unit, width: .wide, named: named, locale: Locale(identifier: locale))
    }
    #expect(text(-1, .day, named: true, "en_US") == "yesterday")
    #expect(text(-1, .day, named: false, "en_US") == "1 day ago")
    #expect(text(0, .second, named: true, "en_US") == "now")
    #expect(text(-3, .month, named: true, "en_US") == "3 months ago")
    #expect(text(-1, .day, named: true, "de_DE") == "gestern")
    #expect(text(-1, .day, named: true, "ja_JP") == "昨日")
    #expect(text(-1, .day, named: true, "ar_EG") == "أمس")
    #expect(ICU.relative(2, .hour, width: .short, named: true, locale: english) == "in 2 hr.")
  }

  @Test func lists() {
    #expect(ICU.list(["a", "b", "c"], width: .wide, locale: english) == "a, b, c")
    #expect(
      ICU.list(["a", "b", "c"], width: .wide, locale: Locale(identifier: "de_DE"))
        == "a, b und c")
    #expect(ICU.list([], width: .wide, locale: english) == "")
  }

  /// The settings of a number style show only through its coding.
  @Test(arguments: [
    (FloatingPointFormatStyle<Double>.number, ""), (.number.precision(.fractionLength(2)), ".00"),
    (.number.precision(.fractionLength(0...2)), ".##"),
    (.number.precision(.fractionLength(1...3)), ".0##"),
    (.number.precision(.fractionLength(1...)), ".0*"),
    (.number.precision(.fractionLength(0)), "precision-integer"),
    (.number.precision(.significantDigits(3)), "@@@"),
    (.number.precision(.significantDigits(1...3)), "@##"),
    (.number.precision(.significantDigits(2...)), "@@*"),
    (.number.precision(.integerLength(3)), "integer-width/000"),
    (.number.precision(.integerLength(2...)), "integer-width/*00"),
    (
      .number.precision(.integerAndFractionLength(integer: 2, fraction: 1)),
      ".0 integer-width/00"
    ),
    (.number.grouping(.never), "group-off"), (.number.sign(strategy: .always()), "sign-always"),
    (.number.sign(strategy: .always(includingZero: false)), "sign-except-zero"),
    (.number.sign(strategy: .never), "sign-never"),
    (.number.notation(.compactName), "compact-short"),
    (.number.notation(.scientific), "scientific"), (.number.scale(2), "scale/2.0"),
    (.number.decimalSeparator(strategy: .always), "decimal-always"),
    (
      .number.rounded(rule: .down, increment: 0.5),
      "precision-increment/0.5 rounding-mode-floor"
    ), (.number.rounded(rule: .up), "rounding-mode-ceiling"),
    (.number.rounded(rule: .towardZero), "rounding-mode-down"),
    (.number.rounded(rule: .awayFromZero), "rounding-mode-up"),
    (.number.rounded(rule: .toNearestOrEven), "rounding-mode-half-even"),
    (.number.rounded(rule: .toNearestOrAwayFromZero), "rounding-mode-half-up"),
  ])
  func numberStyles(style: FloatingPointFormatStyle<Double>, stems: String) {
    #expect(NumberSkeleton(style).stems == stems)
    // ICU takes the stems, and says what the style itself says.
    let environment = FormatEnvironment.of("en_US")
    for value in [0, 1.25, -2.5, 1234.567] {
      let skeleton = (["unit/meter", "unit-width-short"] + [stems]).joined(separator: " ")
      let text = ICU.number(value, skeleton: skeleton, locale: english)
      #expect(text == environment.format(value, style) + " m")
    }
  }
}
