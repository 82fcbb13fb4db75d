import Foundation
import Testing

@testable import MaquetteText

@Suite struct LocalizedStringKeyTests {
  private let name = "Ada"
  private let count = 1_234_567

  @Test func literalIsItsOwnKey() {
    let key: LocalizedStringKey = "100% of it"
    #expect(key.key == "100% of it")
    #expect(key.arguments == [])
    #expect(key == LocalizedStringKey("100% of it"))
  }

  @Test func interpolationsBecomeSpecifiers() {
    let key: LocalizedStringKey = "\(count) of \(name): 100% \(name.prefix(1))"
    #expect(key.key == "%lld of %@: 100%% %@")
    #expect(key.arguments == [.signed(1_234_567), .text("Ada"), .text("A")])
  }

  @Test func numbersHaveTheSpecifiersOfTheirTypes() {
    let key: LocalizedStringKey = """
      \(Int8(-1)) \(Int16(2)) \(Int32(3)) \(Int64(4)) \(UInt8(5)) \(UInt32(6)) \(UInt(7)) \
      \(UInt64.max) \(Float(1.5)) \(2.5)
      """
    #expect(key.key == "%d %d %d %lld %u %u %llu %llu %f %lf")
    #expect(
      key.arguments == [
        .signed(-1), .signed(2), .signed(3), .signed(4), .signed(5), .signed(6), .signed(7),
        .unsigned(.max), .floating(1.5), .floating(2.5),
      ])
  }

  @Test func specifiersOfTheAuthorStandInTheKey() {
    let key: LocalizedStringKey = "\(1.5, specifier: "%.2f") \(7, specifier: "%03d")"
    #expect(key.key == "%.2f %03d")
    #expect(key.shown("en_US") == "1.50 007")
    #expect(key.shown("de_DE") == "1,50 007")
  }

  @Test func otherValuesDescribeThemselves() {
    let key: LocalizedStringKey = "\(true) \([1, 2]) \(Optional("x") as Any)"
    #expect(key.key == "%@ %@ %@")
    #expect(key.shown() == "true [1, 2] Optional(\"x\")")
  }

  @Test func foundationsValuesDescribeThemselves() throws {
    let url = try #require(URL(string: "https://a.b/?c"))
    let width: CGFloat = 2
    let none: String? = nil
    let key: LocalizedStringKey = """
      \(Decimal(3) / 2) \(url) \(width) \(none as Any) \(Character("x")) \(NSNumber(value: 4)) \
      \(Measurement(value: 2, unit: UnitLength.meters)) \(2...3)
      """
    #expect(key.key == "%@ %@ %lf %@ %@ %@ %@ %@")
    #expect(key.shown("de_DE") == "1.5 https://a.b/?c 2,000000 nil x 4 2.0 m 2...3")
  }

  @Test func formattersWriteTheirSubjects() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    let key: LocalizedStringKey = "\(NSNumber(value: 42), formatter: formatter)"
    #expect(key.shown() == "forty-two")
  }

  @Test func formatsWriteInTheLocaleThatReads() {
    let price: LocalizedStringKey = "\(1234.5, format: .currency(code: "EUR"))"
    #expect(price.key == "%@")
    #expect(price.shown("en_US") == "€1,234.50")
    #expect(price.shown("de_DE") == "1.234,50\u{A0}€")
    let attributed: LocalizedStringKey = "\(3, format: IntegerFormatStyle<Int>().attributed)"
    #expect(attributed.shown("ar_EG") == "٣")
  }

  @Test func equalityLooksIntoFormats() {
    let key: LocalizedStringKey = "\(0.5, format: .percent)"
    #expect(key == "\(0.5, format: .percent)")
    #expect(key != "\(0.6, format: .percent)")
    #expect(key != "\(0.5, format: .number)")
    #expect(key != "\("0.5")")
  }

  @Test func numbersFollowTheLocale() {
    let key: LocalizedStringKey = "\(count) \(1.5) \(Float(0.25)) \(UInt64.max)"
    #expect(key.shown("en_US") == "1,234,567 1.500000 0.250000 18,446,744,073,709,551,615")
    #expect(key.shown("de_DE") == "1.234.567 1,500000 0,250000 18.446.744.073.709.551.615")
    #expect(
      key.shown("fr_FR")
        == "1\u{202F}234\u{202F}567 1,500000 0,250000 "
        + "18\u{202F}446\u{202F}744\u{202F}073\u{202F}709\u{202F}551\u{202F}615")
    #expect(key.shown("hi_IN") == "12,34,567 1.500000 0.250000 1,84,46,74,40,73,70,95,51,615")
    #expect(
      key.shown("ar_EG")
        == "١٬٢٣٤٬٥٦٧ ١٫٥٠٠٠٠٠ ٠٫٢٥٠٠٠٠ ١٨٬٤٤٦٬٧٤٤٬٠٧٣٬٧٠٩٬٥٥١٬٦١٥")
  }

  @Test func richTextKeepsItsStyle() {
    var bold = AttributedString("bold")
    bold.inlinePresentationIntent = .stronglyEmphasized
    let key: LocalizedStringKey = "_all \(bold)_ rest"
    #expect(key.shown() == "_all _**_bold_** rest")
  }

  @Test func resourcesAreLookedUpByThemselves() {
    let resource = LocalizedStringResource("Hello")
    let key: LocalizedStringKey = "\(resource)!"
    #expect(key.shown("de") == "Hallo!")
    #expect(key.fragments.count == 1)
  }
}
